import type { Page } from '@playwright/test';
import type { Running } from './chromium';

type Act = () => Promise<unknown>;

/**
 * Dies as soon as the page has asked the database to write, or a few milliseconds later. False if the page did not ask: a
 * browser now and then swallows a press, and then it dies without a write.
 */
export async function killInWrite(running: Running, delay: number, act: Act): Promise<boolean> {
  await running.page.evaluate(tellOfWrites);
  const heard = await killOnceSaid(running, writing(1), delay, act);
  return heard.includes(writing(1));
}

/** Runs in the page, now or before its own scripts: it says which write it has asked the database for. */
export function tellOfWrites(): void {
  let count = 0;
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (...what) {
    const request = put.apply(this, what);
    console.debug(`write ${++count}`);
    return request;
  };
}

export function writing(number: number): string {
  return `write ${number}`;
}

/** Dies so long after the page has said that on its console, or without it if it never does; all that was said before. */
export async function killOnceSaid(
  { page, kill }: Running,
  said: string,
  delay: number,
  act: Act,
): Promise<readonly string[]> {
  const heard: string[] = [];
  const killed = new Promise<void>((resolve) => {
    page.on('console', (message) => {
      heard.push(message.text());
      if (message.text() === said) setTimeout(() => kill().then(resolve), delay);
    });
  });
  const failure: unknown = await act().then(
    () => null,
    (error) => error,
  );
  if (await Promise.race([killed.then(() => true), after(SAYING_TIMEOUT_MS)])) return heard;
  console.log(`killed without "${said}": ${failure ?? 'it was done'}`);
  await kill();
  return heard;
}

/** Much longer than anything takes until it is said. */
const SAYING_TIMEOUT_MS = 15_000;

function after(ms: number): Promise<false> {
  return new Promise((resolve) => setTimeout(() => resolve(false), ms));
}

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
