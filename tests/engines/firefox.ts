import puppeteer, { type Browser, type KeyInput, type Page } from 'puppeteer-core';
import { temporaryFolder } from '../support/processes.mjs';
import { callOf, type Driver } from './driver';

/** Firefox, by WebDriver BiDi. It needs a display: without one it silently draws without WebGL. */
export async function openFirefox(program: string, display: string): Promise<Driver> {
  const profile = temporaryFolder('firefox');
  const start = (): Promise<Browser> =>
    puppeteer.launch({
      browser: 'firefox',
      executablePath: program,
      headless: false,
      userDataDir: profile,
      defaultViewport: { width: 1180, height: 820 },
      env: { ...process.env, DISPLAY: display, HOME: profile, MOZ_CRASHREPORTER_DISABLE: '1' },
      extraPrefsFirefox: { 'dom.w3c_touch_events.enabled': 1 },
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
  const pageOf = async (opened: Browser): Promise<Page> => (await opened.pages())[0] ?? (await opened.newPage());
  let browser = await start();
  let page = await pageOf(browser);
  return {
    async goto(address) {
      await page.goto(address);
    },
    async reload() {
      await page.reload();
    },
    evaluate: (run, argument) => page.evaluate(callOf(run, argument)) as ReturnType<Driver['evaluate']> as never,
    tap: ({ x, y }) => page.touchscreen.tap(x, y),
    key: (name) => page.keyboard.press(name as KeyInput),
    async restart() {
      await browser.close();
      browser = await start();
      page = await pageOf(browser);
    },
    close: () => browser.close(),
  };
}
