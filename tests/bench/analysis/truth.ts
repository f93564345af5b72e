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

/** What the decision at that move truly cost against another line: by many rollouts to the end of the game. */
export function createTruth(
  game: PlayedGame,
  weights: Weights,
  count: number,
): (at: number, instead: readonly Move[]) => Mean {
  const ground = groundOf(BOARDS[game.start.side]);
  const rollouts = createRollouts(ground, createNetwork(weights));
  const { decisions } = takeApart(game);
  const position = createPosition();
  return (at, instead) => {
    const point = decisions.find((each) => each.at === at);
    if (point === undefined) throw new Error(`there is no decision at move ${at}`);
    const { seat, players } = point.state;
    readView(publicView(point.state), position);
    const leadAfter = (moves: readonly Move[], deal: number) => {
      rollouts.playOut(position, moves, deal);
      return leadOf(rollouts.points, seat, players.length);
    };
    const losses = Array.from({ length: count }, (_, index) => {
      rollouts.forget();
      const deal = FIRST_DEAL + index;
      return leadAfter(instead, deal) - leadAfter(point.moves, deal);
    });
    return meanOf(losses);
  };
}
