import type { Page } from '@playwright/test';
import type { GameState } from '../../../src/rules/state';
import { turned } from '../page/table';
import { expect } from '../page/test';
import { callsIn } from './calls';
import { type Match, textsOf } from './match';
import { expectSight } from './sight';

/** Between two turns: the next player is called without a cover, and finds the table as the rules say that it is. */
export async function passOn(page: Page, match: Match, state: GameState): Promise<void> {
  await turned(page);
  const { handover } = textsOf(match).story;
  const { banners, covers } = await callsIn(page);
  expect(covers, 'covers so far').toBe(0);
  // The scoring phase has its own place for that.
  if (state.step.type !== 'score') expect(banners.at(-1)).toBe(handover.yourTurn(match.names[state.seat]));
  if (state.step.type !== 'start') await expectSight(page, match, state);
}
