import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { temporaryFolder } from '../support/processes.mjs';
import { callOf, type Driver } from './driver';

/** Chromium, by Playwright. */
export async function openChromium(program: string): Promise<Driver> {
  const profile = temporaryFolder('chromium');
  const start = (): Promise<BrowserContext> =>
    chromium.launchPersistentContext(profile, {
      executablePath: program,
      // Chromium refuses to sandbox itself as root, which is what containers run as.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
      viewport: { width: 1180, height: 820 },
      hasTouch: true,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
  const pageOf = async (opened: BrowserContext): Promise<Page> => opened.pages()[0] ?? (await opened.newPage());
  let context = await start();
  let page = await pageOf(context);
  return {
    async goto(address) {
      await page.goto(address);
    },
    async reload() {
      await page.reload();
    },
    evaluate: (run, argument) => page.evaluate(callOf(run, argument)),
    tap: ({ x, y }) => page.touchscreen.tap(x, y),
    key: (name) => page.keyboard.press(name),
    async restart() {
      await context.close();
      context = await start();
      page = await pageOf(context);
    },
    close: () => context.close(),
  };
}
