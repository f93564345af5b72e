import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Browser, chromium, type Page } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../support/browser.mjs';

/** A browser with a profile of its own that can be killed like any other process. */
export interface Running {
  readonly page: Page;
  /** As if the power was cut: the page gets no event before it ends. */
  kill(): Promise<void>;
  /** As a person closes it. */
  close(): Promise<void>;
}

const FLAGS = [
  '--headless=new',
  '--remote-debugging-port=0',
  '--window-size=1180,820',
  // Coarse pictures are sooner drawn where there is no graphics card.
  '--force-device-scale-factor=0.5',
  '--force-prefers-reduced-motion',
  '--lang=en-GB',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  ...BROWSER_ARGS,
];

const alive = new Set<ChildProcess>();

export async function killAll(): Promise<void> {
  for (const child of alive) {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
}

export async function startChromium(profile: string): Promise<Running> {
  const executable = process.env.LUMICORA_BROWSER ?? findBrowser();
  if (executable === undefined) throw new Error('no browser was found');
  const child = spawn(executable, [...FLAGS, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const gone = once(child, 'exit');
  alive.add(child);
  child.on('exit', () => alive.delete(child));
  const browser = await chromium.connectOverCDP(await addressOf(child));
  const [context] = browser.contexts();
  const page = context.pages()[0] ?? (await context.newPage());
  page.setDefaultTimeout(30_000);
  return {
    page,
    async kill() {
      child.kill('SIGKILL');
      await gone;
      await browser.close().catch(() => {});
    },
    async close() {
      await quit(browser);
      await gone;
    },
  };
}

async function quit(browser: Browser): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  await session.send('Browser.close').catch(() => {});
}

/** It says on its error output where it listens. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (data) => {
      said += data;
      const found = /DevTools listening on (ws:\S+)/.exec(said);
      if (found !== null) resolve(found[1]);
    });
    child.on('exit', (code) => reject(new Error(`the browser ended with ${code}: ${said.slice(-500)}`)));
  });
}
