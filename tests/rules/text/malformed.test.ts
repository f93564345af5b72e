import fc from 'fast-check';
import { expect, test } from 'vitest';
import { legalMoves, play } from '../../../src/rules/game';
import { isMove } from '../../../src/rules/play/moves';
import type { GameState, Move } from '../../../src/rules/state';
import { ensure, position } from '../../support/rules/build';
import { playGame } from '../../support/rules/randomGame';

/** What arrives from outside has no type worth trusting. */
function playAnything(state: GameState, move: unknown) {
  return play(state, move as Move);
}

const settling = position(
  '2Ad r2 settle s1 o1 none 00000001 p4o,p5o,b4o,b5o - 0/2/cccc/y1t,y2h,y3s/y4o/yp:d4d5 0/0/cccc/g4o,g4o,g4o,g4o/-/gb:d4d5',
);

test.each<[unknown, string]>([
  [undefined, 'type'],
  [null, 'type'],
  [7, 'type'],
  ['endTurn', 'type'],
  [[], 'type'],
  [() => ({ type: 'endTurn' }), 'type'],
  [{}, 'type'],
  [{ type: null }, 'type'],
  [{ type: 'EndTurn' }, 'type'],
  [{ type: 'constructor' }, 'type'],
  [{ type: 'layStart' }, 'left'],
  [{ type: 'layStart', left: 'red' }, 'left'],
  [{ type: 'special', luminos: [1] }, 'from'],
  [{ type: 'special', from: 'bag', luminos: [1] }, 'from'],
  [{ type: 'special', from: 'atoll' }, 'luminos'],
  [{ type: 'special', from: 'atoll', luminos: { length: 1, 0: 1 } }, 'luminos'],
  [{ type: 'offer' }, 'lumino'],
  [{ type: 'offer', lumino: '1' }, 'lumino'],
  [{ type: 'offer', lumino: 1.5 }, 'lumino'],
  [{ type: 'offer', lumino: -1 }, 'lumino'],
  [{ type: 'offer', lumino: -0 }, 'lumino'],
  [{ type: 'offer', lumino: Number.NaN }, 'lumino'],
  [{ type: 'offer', lumino: Number.POSITIVE_INFINITY }, 'lumino'],
  [{ type: 'offer', lumino: 2 ** 53 }, 'lumino'],
  [{ type: 'offer', lumino: 1n }, 'lumino'],
  [{ type: 'offer', lumino: 104 }, 'lumino'],
  [{ type: 'takeFromDisplay', lumino: [1] }, 'lumino'],
  [{ type: 'takeFromAtoll' }, 'luminos'],
  [{ type: 'takeFromAtoll', luminos: 3 }, 'luminos'],
  [{ type: 'takeFromAtoll', luminos: [1, null] }, 'luminos'],
  [{ type: 'takeFromAtoll', luminos: [1, 104] }, 'luminos'],
  [{ type: 'takeFromAtoll', luminos: new Array(2) }, 'luminos'],
  [{ type: 'lay', lumino: 1, numberOn: 44, otherOn: 1 }, 'numberOn'],
  [{ type: 'lay', lumino: 1, numberOn: 0, otherOn: 'd4' }, 'otherOn'],
  [{ type: 'lay', lumino: 1, numberOn: 0 }, 'otherOn'],
  [{ type: 'lay', numberOn: 0, otherOn: 1 }, 'lumino'],
  [{ type: 'discard', lumino: true }, 'lumino'],
  [{ type: 'score' }, 'colour'],
  [{ type: 'score', colour: 'toString' }, 'colour'],
])('[malformed] %o is refused for its %s', (move, key) => {
  expect(playAnything(settling, move)).toEqual({ ok: false, refusals: [{ rule: 'malformed', key }] });
  expect(isMove(move)).toBe(false);
});

test('[malformed] whatever can be listed is a move', () => {
  for (const { before } of playGame({ players: 2, side: 'A', scoreBoard: 'dark' }, 3)) {
    expect(legalMoves(before).every(isMove)).toBe(true);
  }
});

test('[malformed] a huge list is refused without reading it', () => {
  const move = { type: 'takeFromAtoll', luminos: new Array(1e9) };
  expect(playAnything(settling, move)).toEqual({ ok: false, refusals: [{ rule: 'malformed', key: 'luminos' }] });
});

test('[malformed] nothing that can be handed to play makes it throw, at any step of a game', () => {
  const key = fc.oneof(
    fc.constantFrom('type', 'lumino', 'luminos', 'left', 'from', 'colour', 'numberOn', 'otherOn'),
    fc.string(),
  );
  const word = fc.constantFrom(
    'offer',
    'lay',
    'special',
    'takeFromAtoll',
    'score',
    'layStart',
    'atoll',
    'pink',
    'discard',
  );
  const number = fc.oneof(fc.integer({ min: -2, max: 120 }), fc.double(), fc.maxSafeInteger());
  const value = fc.oneof(word, number, fc.array(number, { maxLength: 5 }), fc.anything());
  const anyMove = fc.oneof(fc.anything(), fc.dictionary(key, value), fc.record({ type: word }, { requiredKeys: [] }));
  const states = [...playGame({ players: 3, side: 'B', scoreBoard: 'light' }, 5)].map(({ before }) => before);
  fc.assert(
    fc.property(fc.constantFrom(...states), anyMove, (state, move) => {
      const outcome = playAnything(state, move);
      ensure(outcome.ok || outcome.refusals.length > 0, 'a refusal has a reason');
    }),
    { numRuns: 20_000, seed: 1 },
  );
});
