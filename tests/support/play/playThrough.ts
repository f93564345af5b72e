import type { Page } from '@playwright/test';
import { createMinds } from '../../../src/bots/minds';
import { publicView } from '../../../src/bots/publicView';
import type { GameState } from '../../../src/rules/state';
import { expectPosition, skipBeats } from '../page/table';
import { type Policy, randomly } from '../policies';
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
  for (const turning of playGame(match, match.seed, withMinds(match))) {
    const { before, played } = turning;
    turnings.push(turning);
    if (isThinkers(match, before)) {
      // It moves by itself; where it has come to is looked at once it is a person's turn.
      if (isThinkers(match, played.state) && played.state.step.type !== 'over') continue;
      await expectPosition(page, played.state, THINKING_LIMIT_MS);
      if (played.state.step.type !== 'over') await skipBeats(page);
    } else await makeMove(page, hands, table, turning);
    await lookAround?.(turning);
    if (played.state.step.type !== 'over' && isTurnOver(before, played.state) && !isThinkers(match, played.state)) {
      await passOn(page, match, played.state);
    }
  }
  const { covers, banners } = await callsIn(page);
  // The result itself covers the table, once.
  console.log(
    `${match.players} players: ${covers - (await page.locator('[aria-modal]').count())} covers, ${banners.length} banners`,
  );
  await expectResult(page, hands, match, turnings);
  return turnings;
}

/** Longer than a whole game of characters takes at a quick pace, on a machine that does other things as well. */
const THINKING_LIMIT_MS = 200_000;

/** The same view always gets the same answer: what characters will do is known beforehand, like all the rest. */
function withMinds({ minds = [], choose }: Match): Policy | undefined {
  if (minds.length === 0) return choose;
  const thinking = createMinds();
  return (state, moves, random) => {
    const character = minds[state.seat] ?? null;
    if (character !== null) return thinking.decide(character, publicView(state));
    return (choose ?? randomly)(state, moves, random);
  };
}

function isThinkers({ minds = [] }: Match, { seat }: GameState): boolean {
  return (minds[seat] ?? null) !== null;
}

/** Another player is to move, or the same player begins a round. */
function isTurnOver(before: GameState, after: GameState): boolean {
  const isFirstRound = before.step.type === 'start' && after.step.type === 'offer';
  return before.seat !== after.seat || before.round !== after.round || isFirstRound;
}
