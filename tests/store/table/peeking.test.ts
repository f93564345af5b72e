import fc from 'fast-check';
import { expect, test } from 'vitest';
import { legalMoves, newGame } from '../../../src/rules/game';
import { specialActions } from '../../../src/rules/play/special';
import type { GameState, Move } from '../../../src/rules/state';
import { TABLES } from '../../support/rules/randomGame';
import { tableWith } from '../../support/tableDriver';

type Try = { readonly what: 'play' | 'undo' | 'restart' | 'redo' | 'special'; readonly which: number };

const TRY: fc.Arbitrary<Try> = fc.record({
  what: fc.constantFrom('play', 'play', 'play', 'play', 'undo', 'restart', 'redo', 'special'),
  which: fc.nat(),
});

function moveFor(state: GameState, { what, which }: Try): Move | undefined {
  if (what === 'special') return specialActions(state).next().value ?? undefined;
  const moves = legalMoves(state);
  return moves[which % Math.max(1, moves.length)];
}

test('[undo] no way of taking back and doing again shows a lumino of the bag before the move that draws it is final', () => {
  fc.assert(
    fc.property(fc.constantFrom(...TABLES), fc.integer(), fc.array(TRY, { maxLength: 120 }), (options, seed, tries) => {
      const table = tableWith(newGame({ ...options, octopus: 'lot', seed }));
      for (const each of tries) {
        const before = table.state.value;
        switch (each.what) {
          case 'play':
          case 'special': {
            const move = moveFor(before, each);
            if (move !== undefined) table.play(move);
            break;
          }
          case 'undo':
            table.undo();
            break;
          case 'restart':
            table.restart();
            break;
          case 'redo':
            table.redo();
            break;
        }
        // Every draw moves the generator on: where it stands the same, none was taken back or done again.
        if (each.what !== 'play' && each.what !== 'special') {
          expect(table.state.value.supply.random).toBe(before.supply.random);
        }
      }
    }),
    { numRuns: 60 },
  );
});

test('[undo] with consent the same luminos come again, and the log keeps a mark of it', () => {
  fc.assert(
    fc.property(fc.constantFrom(...TABLES), fc.integer(), fc.integer({ min: 5, max: 60 }), (options, seed, length) => {
      const table = tableWith(newGame({ ...options, octopus: 'lot', seed }));
      for (let which = 0; which < length; which++) {
        table.play(moveFor(table.state.value, { what: 'play', which: 7 * which }) ?? { type: 'pass' });
      }
      while (table.undoPrice.value === 'free') table.undo();
      const drawn = table.state.value;
      const move = table.past.value.at(-1)?.move;
      const marks = table.marks.value.length;
      table.undo(true);
      expect(table.state.value).not.toBe(drawn);
      expect(table.marks.value).toHaveLength(marks + 1);
      expect(table.marks.value.at(-1)).toEqual({ at: table.past.value.length, note: { type: 'takenBack', moves: 1 } });
      if (move !== undefined) table.play(move);
      expect(table.state.value).toEqual(drawn);
    }),
    { numRuns: 40 },
  );
});
