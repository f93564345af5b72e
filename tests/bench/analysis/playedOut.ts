import { createCandidates } from '../../../src/bots/analysis/candidates';
import { takeApart } from '../../../src/bots/analysis/game';
import { leadOf } from '../../../src/bots/analysis/lead';
import type { PlayedGame } from '../../../src/bots/analysis/report';
import { createRollouts } from '../../../src/bots/analysis/rollouts';
import { createPosition, readView } from '../../../src/bots/board/position';
import { groundOf } from '../../../src/bots/board/tables';
import { createNetwork, type Weights } from '../../../src/bots/mind/network';
import { publicView } from '../../../src/bots/publicView';
import { BOARDS } from '../../../src/rules/data/boards';

/** Deals that the analysis itself never uses. */
const FIRST_DEAL = 2_000_000;

/**
 * By seat, what all decisions of a game have changed against what the evaluation would have done, played out to the end
 * with so many deals each: without the errors of trials ahead, but noisy.
 */
export function changesPlayedOut(game: PlayedGame, weights: Weights, deals: number): readonly number[] {
  const ground = groundOf(BOARDS[game.start.side]);
  const network = createNetwork(weights);
  const rollouts = createRollouts(ground, network);
  const candidates = createCandidates(ground, network);
  const position = createPosition();
  const players = game.start.players.length;
  const changes = game.start.players.map(() => 0);
  for (const point of takeApart(game).decisions) {
    const { lines, played, own } = candidates.find(point, 0);
    if (played === own) continue;
    readView(publicView(point.state), position);
    for (let deal = 0; deal < deals; deal++) {
      for (const line of [played, own]) {
        rollouts.forget();
        rollouts.playOut(position, lines[line], FIRST_DEAL + deal);
        const share = (line === played ? 1 : -1) / deals;
        for (const seat of changes.keys()) changes[seat] += share * leadOf(rollouts.points, seat, players);
      }
    }
  }
  return changes;
}
