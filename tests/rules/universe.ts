import { FIELDS } from '../../src/rules/data/hex';
import { COLOURS, LUMINOS, type LuminoId } from '../../src/rules/data/luminos';
import type { GameState, Move } from '../../src/rules/state';
import { pick } from '../support/rules/build';

/** One text for moves that mean the same: the order in which luminos are named does not matter. */
export function moveKey(move: Move): string {
  return JSON.stringify('luminos' in move ? { ...move, luminos: [...move.luminos].sort((a, b) => a - b) } : move);
}

/** Every well-formed move there is without lays and special actions: right or wrong step, any player's luminos. */
export function* simpleMoves(state: GameState): Generator<Move> {
  for (const colour of COLOURS) {
    yield { type: 'layStart', left: colour };
    yield { type: 'score', colour };
  }
  for (const { id: lumino } of LUMINOS) {
    yield { type: 'offer', lumino };
    yield { type: 'takeFromDisplay', lumino };
    yield { type: 'discard', lumino };
    yield { type: 'takeFromAtoll', luminos: [lumino] };
  }
  yield { type: 'takeLimestone' };
  yield { type: 'endTurn' };
  yield { type: 'pass' };
  yield* atollMoves(state.atoll);
}

/** None, two, three and four luminos of the atoll, in all mixtures. */
function* atollMoves(atoll: readonly LuminoId[]): Generator<Move> {
  yield { type: 'takeFromAtoll', luminos: [] };
  for (const [a, first] of atoll.entries()) {
    for (const [b, second] of atoll.entries()) {
      if (b <= a) continue;
      yield { type: 'takeFromAtoll', luminos: [first, second] };
      for (const [c, third] of atoll.entries()) {
        if (c <= b) continue;
        yield { type: 'takeFromAtoll', luminos: [first, second, third] };
        for (const fourth of atoll.slice(c + 1)) {
          yield { type: 'takeFromAtoll', luminos: [first, second, third, fourth] };
        }
      }
    }
  }
}

/** All ordered pairs of fields, for every lumino of the hand and for one of another player. */
export function* layMovesOfAll(state: GameState, random: () => number): Generator<Move> {
  const { hand } = state.players[state.seat];
  const other = pick(LUMINOS, random).id;
  for (const lumino of new Set([...hand, other])) {
    for (const numberOn of FIELDS) {
      for (const otherOn of FIELDS) yield { type: 'lay', lumino, numberOn, otherOn };
    }
  }
}
