import { type DecisionPoint, takeApart } from '../../../src/bots/analysis/game';
import { leadOf } from '../../../src/bots/analysis/lead';
import type { PlayedGame } from '../../../src/bots/analysis/report';
import { createRollouts } from '../../../src/bots/analysis/rollouts';
import { createPosition, readView } from '../../../src/bots/board/position';
import { groundOf } from '../../../src/bots/board/tables';
import { createNetwork, type Weights } from '../../../src/bots/mind/network';
import { publicView } from '../../../src/bots/publicView';
import { BOARDS } from '../../../src/rules/data/boards';
import type { Move } from '../../../src/rules/state';
import { type Mean, meanOf } from './statistics';

/** Deals that the analysis itself never uses. */
const FIRST_DEAL = 1_000_000;

/** Each time after so many more one looks whether it is clear on which side of the bound the loss is, beyond doubt. */
const LOOK_EVERY = 125;
const BEYOND_DOUBT = 3;
const WIDTH_IN_ERRORS = 1.96;

export interface TrueLoss extends Mean {
  /** Whether it is beyond doubt on which side of the bound it is. */
  readonly isSettled: boolean;
}

/**
 * What the decision at that move truly cost against another line: by rollouts to the end of the game, `count` of them, fewer
 * only if the mean is by then three standard errors away from the bound that is asked for.
 */
export function createTruth(
  game: PlayedGame,
  weights: Weights,
): (at: number, instead: readonly Move[], bound: number, count: number) => TrueLoss {
  const ground = groundOf(BOARDS[game.start.side]);
  const rollouts = createRollouts(ground, createNetwork(weights));
  const { decisions } = takeApart(game);
  const position = createPosition();
  /** By decision and line: the leads of its deals so far. */
  const known = new Map<string, number[]>();

  function leadAfter({ at, state }: DecisionPoint, moves: readonly Move[], deal: number): number {
    const key = JSON.stringify([at, moves]);
    const leads = known.get(key) ?? [];
    known.set(key, leads);
    if (deal === leads.length) {
      readView(publicView(state), position);
      rollouts.forget();
      rollouts.playOut(position, moves, FIRST_DEAL + deal);
      leads.push(leadOf(rollouts.points, state.seat, state.players.length));
    }
    return leads[deal];
  }

  return (at, instead, bound, count) => {
    const point = decisions.find((each) => each.at === at);
    if (point === undefined) throw new Error(`there is no decision at move ${at}`);
    const losses: number[] = [];
    while (losses.length < count) {
      const deal = losses.length;
      losses.push(leadAfter(point, instead, deal) - leadAfter(point, point.moves, deal));
      if (losses.length % LOOK_EVERY === 0 && isBeyondDoubt(meanOf(losses), bound)) break;
    }
    const loss = meanOf(losses);
    return { ...loss, isSettled: isBeyondDoubt(loss, bound) };
  };
}

function isBeyondDoubt({ mean, width }: Mean, bound: number): boolean {
  return Math.abs(mean - bound) > (BEYOND_DOUBT / WIDTH_IN_ERRORS) * width;
}
