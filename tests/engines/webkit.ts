import { fileURLToPath } from 'node:url';
import { freePort, start, temporaryFolder } from '../support/processes.mjs';
import { until } from '../support/waiting.mjs';
import { callOf, type Driver } from './driver';
import { type Ask, webDriverAt } from './webdriver';

const KEYS: Readonly<Record<string, string>> = { Enter: '\uE007', Tab: '\uE004', Escape: '\uE00C' };

/** WebKitGTK, by WebDriver. */
export async function openWebKit(program: string, display: string): Promise<Driver> {
  const profile = temporaryFolder('webkit');
  const port = await freePort();
  const driver = start(program, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, HOME: profile, XDG_DATA_HOME: profile, XDG_CACHE_HOME: profile },
  });
  const ask = webDriverAt(`http://127.0.0.1:${port}`);
  await until('the driver of WebKit', async () => (await ask('GET', '/status')) !== null);
  let session = await newSession(ask, profile);
  const act = (actions: readonly unknown[]) => ask('POST', `${session}/actions`, { actions });
  return {
    async goto(url) {
      await ask('POST', `${session}/url`, { url });
    },
    async reload() {
      await ask('POST', `${session}/refresh`);
    },
    async evaluate(run, argument) {
      // A promise comes back as what it promised.
      const script = `return ${callOf(run, argument)}`;
      return (await ask('POST', `${session}/execute/sync`, { script, args: [] })) as never;
    },
    async tap({ x, y }) {
      const move = { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) };
      const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
      await act([{ type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions: [move, ...press] }]);
    },
    async key(name) {
      const value = KEYS[name] ?? name;
      await act([{ type: 'key', id: 'keys', actions: ['keyDown', 'keyUp'].map((type) => ({ type, value })) }]);
    },
    async restart() {
      await ask('DELETE', session);
      session = await newSession(ask, profile);
    },
    close: driver.stop,
  };
}

async function newSession(ask: Ask, profile: string): Promise<string> {
  const window = fileURLToPath(new URL('./webkitWindow.gjs', import.meta.url));
  const browser = { binary: 'gjs', args: ['-m', window, profile] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browser } };
  const { sessionId } = (await ask('POST', '/session', { capabilities })) as { readonly sessionId: string };
  return `/session/${sessionId}`;
}
