import type { Page } from '@playwright/test';
import type { GameState } from '../../../src/rules/state';
import { expect } from '../../support/page/test';
import type { Hands } from '../../support/play/hands';
import { type Match, textsOf } from '../../support/play/match';
import { expectSight } from '../../support/play/sight';

/** Between two turns: the next player is called, and finds the table as the rules say that it is. */
export async function passOn(
  page: Page,
  hands: Hands,
  match: Match,
  before: GameState,
  state: GameState,
): Promise<void> {
  const { handover } = textsOf(match).story;
  // Whoever begins the game is called even after laying the last start lumino.
  if (state.seat !== before.seat || (before.step.type === 'start' && state.step.type === 'offer')) {
    const calling = page.getByRole('dialog', { name: handover.yourTurn(match.names[state.seat]), exact: true });
    await expect(calling).toBeVisible();
    const ready = page.locator('.arrival button').filter({ hasText: handover.ready });
    // As for moves: a lost tap is made again.
    await expect(async () => {
      if (await ready.isVisible()) await hands.press(ready);
      await expect(ready).toHaveCount(0, { timeout: 3000 });
    }).toPass({ timeout: 15_000 });
  }
  await expect(page.locator('[role="dialog"]')).toHaveCount(0);
  if (state.step.type !== 'start') await expectSight(page, match, state);
}
