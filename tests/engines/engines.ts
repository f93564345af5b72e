import { openChromium } from './chromium';
import type { Driver, OpenDriver } from './driver';
import { eveningSteps, type Server } from './evening';
import { openFirefox } from './firefox';
import type { Program } from './packages.mjs';
import { openWebKit } from './webkit';

export interface Engine {
  readonly name: 'chromium' | 'firefox' | 'webkit';
  readonly needs: readonly Program[];
  readonly open: OpenDriver;
}

export const ENGINES: readonly Engine[] = [
  { name: 'chromium', needs: ['chromium'], open: openChromium },
  { name: 'firefox', needs: ['firefox', 'xvfb'], open: openFirefox },
  { name: 'webkit', needs: ['webkit', 'gjs', 'xvfb'], open: openWebKit },
];

/** Plays it step by step and tells of each what was wrong with it, or null. After a failure nothing can go on. */
export async function playEvening(
  { open }: Engine,
  program: string,
  display: string,
  server: Server,
  tell: (step: string, trouble: string | null) => void,
): Promise<void> {
  let driver: Driver;
  try {
    driver = await open(program, display);
  } catch (error) {
    tell('starts', wordsOf(error));
    return;
  }
  const steps = eveningSteps(driver, server);
  let isOver = false;
  for (const { name, run } of steps) {
    const trouble = isOver ? 'not reached' : await run().then(() => null, wordsOf);
    if (trouble !== null && !isOver) {
      isOver = true;
      tell(name, `${trouble}\n    ${await driver.evaluate(whereabouts, null).catch(wordsOf)}`);
    } else tell(name, trouble);
  }
  await driver.close().catch(() => {});
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message} (${wordsOf(error.cause)})`;
}

/** Runs in the page: its address and the beginning of its text, for error messages. */
function whereabouts(): string {
  return `at ${location.href}: ${document.body.innerText.replaceAll(/\s+/g, ' ').slice(0, 400)}`;
}
