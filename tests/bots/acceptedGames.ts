import { CHARACTER, type CharacterName } from '../../src/bots/mind/characters';
import { createMind, type Mind } from '../../src/bots/mind/mind';
import { WEIGHTS } from '../../src/bots/mind/weights';
import { parseWeights } from '../../src/bots/mind/weightsText';
import { publicView } from '../../src/bots/publicView';
import { newGame } from '../../src/rules/game';
import type { GameOptions } from '../../src/rules/state';
import { must } from '../support/rules/build';
import { randomBoard, replaceSideA } from '../support/rules/randomBoard';
import { TABLES } from '../support/rules/randomGame';

const weights = parseWeights(WEIGHTS);
/** Plays what looks best at once: the moves of the strongest in a fraction of its time. */
const QUICK = { ...CHARACTER.strongest, efforts: null, width: 1 };

function mindOf(name: CharacterName): Mind {
  return createMind(CHARACTER[name], weights);
}

/** Every move has to be accepted, or this throws; returns the points. */
function playOut(players: readonly Mind[], options: GameOptions): readonly number[] {
  let state = newGame(options);
  while (state.step.type !== 'over') state = must(state, players[state.seat].decide(publicView(state))).state;
  return state.players.map(({ points }) => points);
}

/** Games of the easy and the middle one, and every twentieth at any table with the evaluation among them. */
export function playQuickGames(count: number): void {
  const easy = mindOf('easy');
  const middle = mindOf('middle');
  const quick = createMind(QUICK, weights);
  for (let game = 0; game < count; game++) {
    const isAny = game % 20 === 19;
    const table = TABLES[isAny ? game % TABLES.length : game % 4];
    playOut(isAny ? [quick, easy, middle, easy] : [middle, easy], { ...table, octopus: 'lot', seed: game });
  }
}

/** The strongest among easy ones: points of both in each game. */
export function playStrongest(count: number): readonly (readonly number[])[] {
  const seats = [mindOf('strongest'), mindOf('easy'), mindOf('easy'), mindOf('easy')];
  return Array.from({ length: count }, (_, game) =>
    playOut(seats, { ...TABLES[game % TABLES.length], octopus: 'lot', seed: game }),
  );
}

/** A new board for each game. The rules of this module play on the last of them from then on. */
export function playUnknownBoards(count: number): void {
  const seats = [mindOf('middle'), mindOf('easy')];
  for (let game = 0; game < count; game++) {
    replaceSideA(randomBoard(game));
    playOut(seats, { players: 2, side: 'A', scoreBoard: 'light', octopus: 'lot', seed: game });
  }
}
