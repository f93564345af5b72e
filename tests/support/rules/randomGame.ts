import { legalMoves, newGame } from '../../../src/rules/game';
import { specialActions } from '../../../src/rules/play/special';
import type { GameOptions, GameState, Move, Played } from '../../../src/rules/state';
import type { Policy } from '../policies';
import { chance, deepFreeze, ensure, must, pick } from './build';

export type Table = Pick<GameOptions, 'players' | 'side' | 'scoreBoard'>;

/** Every number of players on both sides with both score boards. */
export const TABLES: readonly Table[] = ([2, 3, 4] as const).flatMap((players) =>
  (['A', 'B'] as const).flatMap((side) =>
    (['dark', 'light'] as const).map((scoreBoard) => ({ players, side, scoreBoard })),
  ),
);

/** One move of a game: where it was played, what it was, and what came of it. */
export interface Turning {
  readonly before: GameState;
  readonly move: Move;
  readonly played: Played;
}

/** Any move; now and then a special action where there is one. */
const anything: Policy = (state, moves, random) => {
  const special = random() < 0.3 ? pickSpecial(state, random) : null;
  return special ?? pick(moves, random);
};

/** Plays a whole game on deep-frozen states; no game takes more than 1,000 moves. */
export function* playGame(table: Table, seed: number, choose: Policy = anything): Generator<Turning> {
  const random = chance(seed);
  let before = deepFreeze(newGame({ ...table, octopus: 'lot', seed }));
  for (let count = 0; before.step.type !== 'over'; count++) {
    ensure(count < 1000, 'every game ends');
    const move = deepFreeze(choose(before, legalMoves(before), random));
    const played = deepFreeze(must(before, move));
    yield { before, move, played };
    before = played.state;
  }
}

/** A special action taken by lot, as `specialActions` lists them, or null. */
function pickSpecial(state: GameState, random: () => number): Move | null {
  const count = [...specialActions(state)].length;
  let left = Math.floor(random() * count);
  for (const move of specialActions(state)) if (left-- === 0) return move;
  return null;
}
