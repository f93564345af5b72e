import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FIELDS } from '../../../src/rules/data/hex';
import { COLOURS, LUMINOS } from '../../../src/rules/data/luminos';
import { isMove } from '../../../src/rules/play/moves';
import type { Move } from '../../../src/rules/state';
import { formatMove, parseMove } from '../../../src/rules/text/move';
import { playGame, TABLES } from '../../support/rules/randomGame';

const lumino = fc.integer({ min: 0, max: LUMINOS.length - 1 });
const luminos = fc.array(lumino, { maxLength: LUMINOS.length });
const field = fc.constantFrom(...FIELDS);
const colour = fc.constantFrom(...COLOURS);

/** Any move by its form: also those that no state allows. */
const anyMove: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ type: fc.constant('layStart' as const), left: colour }),
  fc.record({ type: fc.constant('special' as const), from: fc.constantFrom('atoll', 'display'), luminos }),
  fc.record({ type: fc.constantFrom('offer', 'takeFromDisplay', 'discard'), lumino }),
  fc.record({ type: fc.constant('takeFromAtoll' as const), luminos }),
  fc.record({ type: fc.constant('lay' as const), lumino, numberOn: field, otherOn: field }),
  fc.record({ type: fc.constant('score' as const), colour }),
  fc.record({ type: fc.constantFrom('takeLimestone', 'endTurn', 'pass') }),
);

/** A text made of what moves are made of. */
const almost = fc
  .array(
    fc.constantFrom('y', 'p3c', 'g4o1', 'y3s1', '@', 'c3', 'a6', 'd:', 'a:', '*', '+', '-', '=', '|', '.', ',', '0'),
    {
      maxLength: 8,
    },
  )
  .map((parts) => parts.join(''));

describe('[notation] a move', () => {
  test.each<[string, Move]>([
    ['y|', { type: 'layStart', left: 'yellow' }],
    ['*a:y1t1,b6o2', { type: 'special', from: 'atoll', luminos: [0, 103] }],
    ['*d:y2h1', { type: 'special', from: 'display', luminos: [2] }],
    ['+y1h1', { type: 'offer', lumino: 1 }],
    ['lime', { type: 'takeLimestone' }],
    ['d:y1h1', { type: 'takeFromDisplay', lumino: 1 }],
    ['a:y2h2,y2h1', { type: 'takeFromAtoll', luminos: [3, 2] }],
    ['a:-', { type: 'takeFromAtoll', luminos: [] }],
    ['y1t1@a1g5', { type: 'lay', lumino: 0, numberOn: 0, otherOn: 43 }],
    ['-b6o2', { type: 'discard', lumino: 103 }],
    ['.', { type: 'endTurn' }],
    ['=g', { type: 'score', colour: 'green' }],
    ['pass', { type: 'pass' }],
  ])('%s', (text, move) => {
    expect(formatMove(move)).toBe(text);
    expect(parseMove(text)).toEqual(move);
  });

  test.each([
    ['nothing', ''],
    ['a space around it', ' .'],
    ['something behind it', '+y3s1 '],
    ['two moves', '..'],
    ['capitals', 'PASS'],
    ['a lumino without its last digit', '+y3s'],
    ['a lumino that does not exist', '+y3s9'],
    ['a digit of another script', '+y3s\u0661'],
    ['a start lumino', '+yp'],
    ['a colour that does not exist', '=r'],
    ['a field that does not exist', 'y3s1@a6a5'],
    ['one field only', 'y3s1@c3'],
    ['two luminos offered', '+y3s1,y3s2'],
    ['a list with an empty place', 'a:y3s1,'],
    ['an empty list that is no dash', 'a:'],
    ['a dash among luminos', 'a:-,y3s1'],
    ['a special action from the bag', '*b:y3s1'],
    ['more luminos than there are', `a:${Array(LUMINOS.length + 1).fill('y3s1')}`],
  ])('is not %s', (_, text) => {
    expect(parseMove(text)).toBeNull();
  });

  test('comes back from its text, whatever it is', () => {
    fc.assert(
      fc.property(anyMove, (move) => {
        const text = formatMove(move);
        expect(text).toMatch(/^[!-~]+$/);
        expect(parseMove(text)).toEqual(move);
      }),
      { numRuns: 1000 },
    );
  });

  test('has one text: whatever can be read is what would be written, and is a move', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          almost,
          fc.string(),
          anyMove.map(formatMove).map((text) => text.slice(1)),
        ),
        (text) => {
          const move = parseMove(text);
          if (move === null) return;
          expect(formatMove(move)).toBe(text);
          expect(isMove(move)).toBe(true);
        },
      ),
      { numRuns: 5000 },
    );
  });

  test.each(TABLES)('has a text of its own in every game: $players players, $side, $scoreBoard', (table) => {
    for (const { move } of playGame(table, 7)) expect(parseMove(formatMove(move))).toEqual(move);
  });
});
