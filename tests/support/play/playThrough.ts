import type { Page } from '@playwright/test';
import type { GameState } from '../../../src/rules/state';
import { playGame, type Turning } from '../rules/randomGame';
import { callsIn, noteCalls } from './calls';
import { sitDown } from './deal';
import type { Hands } from './hands';
import { makeMove } from './makeMove';
import { type Match, textsOf } from './match';
import { passOn } from './passOn';
import { expectResult } from './result';

/** Further checks after the move and before the next player is there. */
type LookAround = (turning: Turning) => Promise<void>;

/** Plays a game from the first page to its result, through the screens only; the rules play it alongside and compare. */
export async function playThrough(
  page: Page,
  hands: Hands,
  match: Match,
  lookAround?: LookAround,
): Promise<readonly Turning[]> {
  const { table } = textsOf(match);
  await noteCalls(page);
  await sitDown(page, hands, match);
  const turnings: Turning[] = [];
  for (const turning of playGame(match, match.seed, match.choose)) {
    const { before, played } = turning;
    await makeMove(page, hands, table, turning);
    await lookAround?.(turning);
    if (played.state.step.type !== 'over' && isTurnOver(before, played.state)) {
      await passOn(page, match, played.state);
    }
    turnings.push(turning);
  }
  const { covers, banners } = await callsIn(page);
  // The result itself covers the table, once.
  console.log(
    `${match.players} players: ${covers - (await page.locator('[aria-modal]').count())} covers, ${banners.length} banners`,
  );
  await expectResult(page, hands, match, turnings);
  return turnings;
}

/** Another player is to move, or the same player begins a round. */
function isTurnOver(before: GameState, after: GameState): boolean {
  const isFirstRound = before.step.type === 'start' && after.step.type === 'offer';
  return before.seat !== after.seat || before.round !== after.round || isFirstRound;
}
