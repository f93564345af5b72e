import type { Page } from '@playwright/test';
import type { GameState } from '../../../src/rules/state';
import { skipBeats } from '../page/table';
import { expect } from '../page/test';
import { callsIn } from './calls';
import { type Match, textsOf } from './match';
import { expectSight } from './sight';

/** Between two turns: the next player is called without a cover, and finds the table as the rules say that it is. */
export async function passOn(page: Page, match: Match, state: GameState): Promise<void> {
  const { handover } = textsOf(match).story;
  // The scoring phase has its own place for that. What a character does is kept before it is shown.
  if (state.step.type !== 'score') {
    const called = async () => (await callsIn(page)).banners.at(-1);
    await expect.poll(called).toBe(handover.yourTurn(match.names[state.seat]));
  }
  await skipBeats(page);
  expect((await callsIn(page)).covers, 'covers so far').toBe(0);
  if (state.step.type !== 'start') await expectSight(page, match, state);
}
