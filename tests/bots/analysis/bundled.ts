/** What the tests of the analysis run, bundled as in the app: Vitest looks up every imported constant each time. */
import { createAnalysis } from '../../../src/bots/analysis/analyse';
import { createCandidates } from '../../../src/bots/analysis/candidates';
import { beginFresh, createComparer } from '../../../src/bots/analysis/compare';
import { takeApart } from '../../../src/bots/analysis/game';
import { createLuck } from '../../../src/bots/analysis/luck';
import { addParts, PART_SOURCES } from '../../../src/bots/analysis/parts';
import type { PlayedGame, Report } from '../../../src/bots/analysis/report';
import { createRollouts, MADE } from '../../../src/bots/analysis/rollouts';
import { createPosition, POINTS, readView, seatStart } from '../../../src/bots/board/position';
import { groundOf } from '../../../src/bots/board/tables';
import { createNetwork } from '../../../src/bots/mind/network';
import { WEIGHTS } from '../../../src/bots/mind/weights';
import { parseWeights } from '../../../src/bots/mind/weightsText';
import { publicView } from '../../../src/bots/publicView';
import { BOARDS } from '../../../src/rules/data/boards';
import type { LuminoId } from '../../../src/rules/data/luminos';
import type { GameState } from '../../../src/rules/state';

const weights = parseWeights(WEIGHTS);

export function begin(game: PlayedGame, saved: Parameters<typeof createAnalysis>[2] = null) {
  return createAnalysis(game, weights, saved);
}

export function analyse(game: PlayedGame): Report {
  const analysis = begin(game);
  while (analysis.step()) {}
  return analysis.report();
}

/** The same, but after every few pieces all is written down, forgotten, and read again. */
export function analyseInterrupted(game: PlayedGame, pieces: number): Report {
  let analysis = begin(game);
  for (let piece = 1; analysis.step(); piece++) {
    if (piece % pieces === 0) analysis = begin(game, JSON.parse(JSON.stringify(analysis.save())));
  }
  return analysis.report();
}

/** How many points a player makes from there on, by what is counted part by part and by the rules of the compact board. */
export function playedOut(
  state: GameState,
  deal: number,
): readonly { readonly parts: number; readonly points: number }[] {
  const ground = groundOf(BOARDS[state.side]);
  const rollouts = createRollouts(ground, createNetwork(weights));
  const position = createPosition();
  readView(publicView(state), position);
  rollouts.playOut(position, [], deal);
  return state.players.map((_, seat) => {
    const sums = PART_SOURCES.map(() => 0);
    addParts(rollouts.end, seat, ground, rollouts.made, MADE * seat, 1, sums);
    const parts = sums.reduce((sum, each) => sum + each, 0);
    return { parts, points: rollouts.points[seat] - position[seatStart(seat) + POINTS] };
  });
}

/** By how much each other candidate of a game's first decision is ahead of what was played; the same if that is tried last. */
export function freshGaps(game: PlayedGame): { readonly playedFirst: number[]; readonly playedLast: number[] } {
  const ground = groundOf(BOARDS[game.start.side]);
  const network = createNetwork(weights);
  const [point] = takeApart(game).decisions;
  const lines = createCandidates(ground, network).find(point, 6);
  const comparer = createComparer(ground, createRollouts(ground, network));
  const gap = (played: number, against: number) => {
    const fresh = beginFresh(against, false, 0);
    for (let deal = 0; deal < 8; deal++) comparer.playFresh(point, { ...lines, played }, fresh);
    return fresh.gaps.sum;
  };
  const others = lines.lines.map((_, line) => line).filter((line) => line !== lines.played);
  return {
    playedFirst: others.map((line) => gap(lines.played, line)),
    playedLast: others.map((line) => -gap(line, lines.played)),
  };
}

/** In leads and in points, the mean luck of a draw of one lumino into the atoll over everything that could have been drawn. */
export function meanLuck(game: PlayedGame): { readonly mean: readonly number[]; readonly most: number } {
  const draw = takeApart(game).draws.find(({ seat, luminos }) => seat === null && luminos.length === 1);
  if (draw === undefined) throw new Error('there is no such draw');
  const { state, luminos } = draw;
  const all = [luminos[0], ...draw.unseen];
  const luck = createLuck(groundOf(BOARDS[state.side]), createNetwork(weights));
  const position = createPosition();
  const each = all.map((drawn) => {
    const unseen = all.filter((lumino) => lumino !== drawn);
    readView(publicView(withDrawn(state, luminos[0], drawn)), position);
    return luck.of(position, drawn, null, unseen);
  });
  const mean = each[0].map((_, index) => each.reduce((sum, one) => sum + one[index], 0) / all.length);
  return { mean, most: Math.max(...each.flat()) };
}

function withDrawn(state: GameState, before: LuminoId, drawn: LuminoId): GameState {
  const exchanged = (lumino: LuminoId) => (lumino === before ? drawn : lumino === drawn ? before : lumino);
  const { bag, emergency } = state.supply;
  return {
    ...state,
    atoll: state.atoll.map(exchanged),
    supply: { ...state.supply, bag: bag.map(exchanged), emergency: emergency.map(exchanged) },
  };
}
