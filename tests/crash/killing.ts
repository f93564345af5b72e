import type { Page } from '@playwright/test';
import type { Running } from './chromium';

type Act = () => Promise<unknown>;

/**
 * Dies as soon as the page has asked the database to write, or a few milliseconds later. False if the page did not ask: a
 * browser now and then swallows a press, and then it dies without a write.
 */
export async function killInWrite({ page, kill }: Running, delay: number, act: Act): Promise<boolean> {
  const killed = new Promise<void>((resolve) => {
    page.on('console', (message) => {
      if (message.text() === WRITING) setTimeout(() => kill().then(resolve), delay);
    });
  });
  await page.evaluate((said) => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...what) {
      const request = put.apply(this, what);
      console.debug(said);
      return request;
    };
  }, WRITING);
  const failure: unknown = await act().then(
    () => null,
    (error) => error,
  );
  if (await Promise.race([killed.then(() => true), after(WRITE_TIMEOUT_MS)])) return true;
  console.log(`killed without a write: ${failure ?? 'the move was made'}`);
  await kill();
  return false;
}

/** Much longer than anything takes between a move and the beginning of its write. */
const WRITE_TIMEOUT_MS = 15_000;

function after(ms: number): Promise<false> {
  return new Promise((resolve) => setTimeout(() => resolve(false), ms));
}

const WRITING = 'a move is being written';

/** Dies after a while, whatever is going on then. */
export async function killSomewhere({ kill }: Running, delay: number, act: Act): Promise<void> {
  const killed = new Promise<void>((resolve) => {
    setTimeout(() => kill().then(resolve), delay);
  });
  await act().catch(() => {});
  await killed;
}

/** A browser started by hand has no base address. */
export function at({ page }: Pick<Running, 'page'>, home: string): Page {
  const goto = page.goto.bind(page);
  page.goto = (url, options) => goto(new URL(url, home).href, options);
  return page;
}
