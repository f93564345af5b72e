import { takeApart } from '../../../src/bots/analysis/game';
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

/** After so many one looks whether it is clear on which side of the bound the loss is, far beyond doubt: four looks. */
const LOOKS: readonly number[] = [125, 250, 500, 1000];
const BEYOND_DOUBT = 4;
const WIDTH_IN_ERRORS = 1.96;

/**
 * What the decision at that move truly cost against another line: by rollouts to the end of the game, `count` of them, fewer
 * only if the mean is by then four standard errors away from the bound that is asked for.
 */
export function createTruth(
  game: PlayedGame,
  weights: Weights,
  count: number,
): (at: number, instead: readonly Move[], bound: number) => Mean {
  const ground = groundOf(BOARDS[game.start.side]);
  const rollouts = createRollouts(ground, createNetwork(weights));
  const { decisions } = takeApart(game);
  const position = createPosition();
  return (at, instead, bound) => {
    const point = decisions.find((each) => each.at === at);
    if (point === undefined) throw new Error(`there is no decision at move ${at}`);
    const { seat, players } = point.state;
    readView(publicView(point.state), position);
    const leadAfter = (moves: readonly Move[], deal: number) => {
      rollouts.playOut(position, moves, deal);
      return leadOf(rollouts.points, seat, players.length);
    };
    const losses: number[] = [];
    while (losses.length < count) {
      rollouts.forget();
      const deal = FIRST_DEAL + losses.length;
      losses.push(leadAfter(instead, deal) - leadAfter(point.moves, deal));
      if (LOOKS.includes(losses.length) && isBeyondDoubt(meanOf(losses), bound)) break;
    }
    return meanOf(losses);
  };
}

function isBeyondDoubt({ mean, width }: Mean, bound: number): boolean {
  return Math.abs(mean - bound) > (BEYOND_DOUBT / WIDTH_IN_ERRORS) * width;
}
