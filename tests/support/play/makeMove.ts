import type { Page } from '@playwright/test';
import type { TableTexts } from '../../../src/i18n/en/table/table';
import type { LuminoId } from '../../../src/rules/data/luminos';
import type { GameState } from '../../../src/rules/state';
import { formatPosition } from '../../../src/rules/text/position';
import { sortByLook } from '../../../src/ui/boardScreen/canvas/boardLayout';
import { luminoName } from '../../../src/ui/boardScreen/names';
import { positionIn, skipBeats } from '../page/table';
import { expect } from '../page/test';
import type { Turning } from '../rules/randomGame';
import { carryOut } from './carryOut';
import type { Hands } from './hands';

/** That long a busy machine may take to keep a move; after that it has not been heard. */
const KEEP_LIMIT_MS = 5000;
const TRIES = 3;

/**
 * Makes a move and waits until the game stands where the rules say and the screen shows it. If nothing has happened,
 * it does again what is missing; any other outcome fails at once.
 */
export async function makeMove(page: Page, hands: Hands, texts: TableTexts, turning: Turning): Promise<void> {
  const { before, move, played } = turning;
  const from = formatPosition(before);
  const to = formatPosition(played.state);
  for (let tries = 1; ; tries++) {
    const trouble = await carryOut(page, hands, texts, before, move, tries > 1).then(
      () => new Error(`${tries} times ${JSON.stringify(move)} did nothing at\n${from}`),
      (error: unknown) => error,
    );
    const now = await positionAfter(page, from);
    if (now === to) break;
    if (now !== from) throw new Error(`${JSON.stringify(move)} at\n${from}\nled to\n${now}\ninstead of\n${to}`);
    if (tries === TRIES) throw trouble;
  }
  if (played.state.step.type !== 'over') await expectShown(page, texts, played.state);
}

/** Where the game stands once that is no longer there. */
async function positionAfter(page: Page, from: string): Promise<string> {
  const end = Date.now() + KEEP_LIMIT_MS;
  for (;;) {
    const now = await positionIn(page);
    if (now !== from || Date.now() > end) return now;
    await page.waitForTimeout(20);
  }
}

/** What was kept is seen a little later: what can be picked next lies where it is looked for. */
async function expectShown(page: Page, texts: TableTexts, { atoll, seat, players }: GameState): Promise<void> {
  const { display, hand } = players[seat];
  const namesOf = (luminos: readonly LuminoId[]) => luminos.map((lumino) => luminoName(texts, lumino));
  const seen = async () => {
    await skipBeats(page);
    return page.evaluate(() =>
      ['atoll', 'display', 'hand'].map((place) =>
        [...document.querySelectorAll(`.${place} .luminos button`)].map((button) => button.getAttribute('aria-label')),
      ),
    );
  };
  await expect.poll(seen, { intervals: [20, 20, 50, 100] }).toEqual([sortByLook(atoll), display, hand].map(namesOf));
  await skipBeats(page);
}
