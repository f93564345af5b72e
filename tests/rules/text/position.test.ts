import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { legalMoves } from '../../../src/rules/game';
import type { GameState } from '../../../src/rules/state';
import { formatPosition, parsePosition } from '../../../src/rules/text/position';
import { formatReef, parseReef } from '../../../src/rules/text/reef';
import { chance, ensure, field, game, must, pick, position, reef } from '../../support/rules/build';
import { playGame } from '../../support/rules/randomGame';

const OFFERING =
  '2Ad r4 offer s1 o2 none 0badcafe p4o1,p5o1,b4o1,b5o1 - 12/3/cjxc/y1t1,y2h1,y3s1,y4o1/-/yp:d4d5,y5o1:c3d3 -1/10/cccc/g4o1,g4o2,g4o3/-/gb:d5d4';

/** Seat 1 has taken a lumino from the display and holds this. */
function settling(hand: string): string {
  return OFFERING.replace('offer', 'settle').replace('y3s1,y4o1/-/', `y3s1/${hand}/`);
}

/** From every position that can be read the game goes on to its end. */
function expectToEnd(from: GameState): void {
  const random = chance(1);
  let state = from;
  for (let count = 0; state.step.type !== 'over'; count++) {
    ensure(count < 1000 && legalMoves(state).length > 0, `stuck in ${formatPosition(state)}`);
    state = must(state, pick(legalMoves(state), random)).state;
  }
}

describe('[notation] a reef', () => {
  test('is its lays from the bottom up, and - when bare', () => {
    expect(formatReef(game().players[0].reef)).toBe('-');
    expect(formatReef(reef('yp:d4d5,y3s2:c3d3,y4o1:d4c3'))).toBe('y3s2:c3d3,yp:d4d5,y4o1:d4c3');
  });

  test('puts the number on the first field and the animal on the second', () => {
    const { [field('c3')]: number, [field('d3')]: other } = reef('yp:d4d5,y1t1:c3d3');
    expect([number, other]).toEqual([[0], [1]]);
  });

  test('means by a lumino without its last digit the first one not yet named', () => {
    expect(formatReef(reef('yp:d4d5,y3s:c3d3,y3s:b2b3'))).toBe('y3s2:b2b3,y3s1:c3d3,yp:d4d5');
  });

  test('reads a start lumino with its colours in either order', () => {
    expect(reef('py:d4d5')).toEqual(reef('yp:d5d4'));
    expect(reef('py:d4d5')).not.toEqual(reef('yp:d4d5'));
  });

  test.each([
    ['', 0, 'expected a lumino like y3s1'],
    ['yp:d4d5,', 8, 'expected a lumino like y3s1'],
    ['yp:d4d5 ', 7, 'expected the end of the text'],
    ['yy:d4d5', 0, 'a start lumino has two of the colours yellow, pink, green, blue'],
    ['yp:d4', 5, 'expected a field from a1 to g5'],
    ['yp', 2, 'expected a colon'],
    ['yp:d4d9', 5, 'expected a field from a1 to g5'],
    ['yp:d4d5,y3s1:a6a5', 13, 'there is no field a6'],
    ['yp:c3c4', 3, 'a start lumino lies on the start area'],
    ['yp:d4d3', 3, 'a start lumino lies on the start area'],
    ['y3s1:c3d4', 5, 'the start area is for a start lumino'],
    ['yp:d4d5,y3s1:c3c5', 13, 'c3 and c5 do not touch'],
    ['yp:d4d5,y3s1:c3c3', 13, 'c3 and c3 do not touch'],
    ['yp:d4d5,y3s1:c3d4', 13, 'c3 and d4 are not equally high'],
    ['yp:d4d5,y3s1:d4d5', 13, 'd4 and d5 are covered by one lumino'],
    ['yp:d4d5,y3s1:c3d3,y3s1:b2b3', 18, 'y3s1 is there twice'],
    ['yp:d4d5,yp:d4d5', 8, 'yp is there twice'],
    ['yp:d4d5,y3s6:c3d3', 8, 'a game of 4 has 5 luminos y3s'],
    ['yp:d4d5,y6s1:c3d3', 8, 'a game of 4 has 0 luminos y6s'],
    ['yp:d4d5,y1t:c3d3,y1t:b2b3', 17, 'a game of 4 has 1 luminos y1t'],
  ])('%s fails at %i: %s', (text, at, problem) => {
    expect(parseReef(text)).toEqual({ ok: false, at, problem });
  });
});

describe('[notation] a position', () => {
  test('is one line with everything but the bag, which is the rest', () => {
    const state = position(OFFERING);
    expect(formatPosition(state)).toBe(OFFERING.replace('yp:d4d5,y5o1:c3d3', 'y5o1:c3d3,yp:d4d5'));
    expect(state.supply.bag).toHaveLength(72 - 4 - 4 - 3 - 1);
    expect(state.supply.random).toBe(0x0badcafe);
    expect(state.players[0]).toMatchObject({
      points: 12,
      limestone: 3,
      tokens: { yellow: 'coral', pink: 'jellyfish', green: 'gone', blue: 'coral' },
    });
    expect(state.players[1]).toMatchObject({ points: -1, limestone: 10 });
  });

  test.each<[string, string, number, string]>([
    ['2Ad', '5Ad', 0, 'expected the number of players from 2 to 4'],
    ['2Ad', '2Cd', 1, 'expected the side, A or B'],
    ['2Ad', '2Ax', 2, 'expected the score board, d or l'],
    ['2Ad r4', '2Adr4', 3, 'expected a space'],
    ['r4', 'r11', 5, 'expected the round from 1 to 10'],
    ['r4', '4', 4, 'expected the round, r1 to r10'],
    ['offer', 'sleep', 7, 'expected a step: start, offer, act:, settle, score: or over'],
    ['offer', 'act:y1t1', 7, 'the lumino offered lies in the atoll'],
    ['offer', 'score:3', 13, 'expected a seat from 1 to 2'],
    ['s1', 's3', 14, 'expected a seat from 1 to 2'],
    ['o2', 'o0', 17, 'expected a seat from 1 to 2'],
    ['none', 'soon', 19, 'expected none, called or extra'],
    ['none', 'extra', 19, 'the extra phase is a scoring phase'],
    ['0badcafe', 'badcafe', 24, 'expected the generator, 8 hexadecimal digits'],
    ['p4o1,p5o1', 'p4o1,p4o1', 38, 'p4o1 is there twice'],
    ['p4o1,p5o1', 'p4o6,p5o1', 33, 'a game of 2 has 4 luminos p4o'],
    ['p4o1,p5o1,', '', 7, 'the atoll has at least 4 luminos now'],
    ['12/3/', '12/11/', 58, 'expected limestone from 0 to 10'],
    ['12/3/', '/3/', 55, 'expected points'],
    ['cjxc', 'cjxq', 63, 'expected the blue token: c, j or x'],
    ['y4o1/-/', '/-/', 80, 'expected a lumino like y3s1'],
    [',y4o1/-/', '/-/', 55, 'the display of seat 1 has 4 luminos now'],
    ['y4o1/-/', 'y4o1/y5o2/', 55, 'seat 1 has nothing in hand now'],
    ['yp:d4d5,y5o1:c3d3', '-', 55, 'the reef of seat 1 has its start lumino'],
    [' -1/10/cccc/g4o1,g4o2,g4o3/-/gb:d5d4', '', 104, 'expected a space'],
    ['gb:d5d4', 'gb:d5d4 0/0/cccc/-/-/-', 140, 'expected the end of the text'],
  ])('with %s -> %s fails at %i: %s', (from, to, at, problem) => {
    expect(parsePosition(OFFERING.replace(from, to))).toEqual({ ok: false, at, problem });
  });

  test.each<[string, string]>([
    ['2Ad r2 start s1 o1 none 00000000 - - 0/0/cccc/-/yp/- 0/0/cccc/-/gb/-', 'the game has not begun'],
    ['2Ad r1 start s1 o1 called 00000000 - - 0/0/cccc/-/yp/- 0/0/cccc/-/gb/-', 'the game has not begun'],
    ['2Ad r1 start s1 o1 none+dry 00000000 - - 0/0/cccc/-/yp/- 0/0/cccc/-/gb/-', 'the game has not begun'],
    [
      '2Ad r1 start s1 o1 none 00000000 y4o - 0/0/cccc/-/yp/- 0/0/cccc/-/gb/-',
      'the atoll is empty until all start luminos lie',
    ],
    [
      '2Ad r1 start s1 o1 none 00000000 - - 0/0/cccc/y4o/yp/- 0/0/cccc/-/gb/-',
      'seat 1 has no display before all start luminos lie',
    ],
    [
      '2Ad r1 start s2 o1 none 00000000 - - 0/0/cccc/-/yp/- 0/0/cccc/-/gb/-',
      'seat 1 has laid the start lumino and nothing else',
    ],
    [
      '2Ad r1 start s2 o1 none 00000000 - - 0/0/cccc/-/-/yp:d4d5,y4o:c3d3 0/0/cccc/-/gb/-',
      'seat 1 has laid the start lumino and nothing else',
    ],
    [
      '2Ad r1 start s1 o1 none 00000000 - - 0/0/cccc/-/yp/- 0/0/cccc/-/-/gb:d4d5',
      'seat 2 has the start lumino still in hand',
    ],
    [
      '2Ad r1 start s1 o1 none 00000000 - - 0/0/cccc/-/yp/gb:d4d5 0/0/cccc/-/yb/-',
      'seat 1 has the start lumino still in hand',
    ],
    [OFFERING.replace('r4', 'r10').replace('none', 'called'), 'the early end is called before round 10'],
    [OFFERING.replace('none', 'none+dry'), 'a bag that runs dry calls the early end'],
    [OFFERING.replace('offer', 'act:b5o1').replace('y1t1,', ''), 'the atoll has at least 5 luminos now'],
    [
      OFFERING.replace('offer', 'settle').replace('y1t1,', '').replace('p4o1,', ''),
      'the atoll has at least 4 luminos now',
    ],
    [OFFERING.replace('offer', 'score:-').replace('p4o1,', ''), 'the atoll has at least 4 luminos now'],
    [OFFERING.replace('offer', 'score:-'), 'the display of seat 2 has 4 luminos now'],
    [OFFERING.replace('offer', 'settle'), 'the display of seat 1 has 2 to 3 luminos now'],
    [OFFERING.replace('offer', 'act:b5o1').replace('b5o1 -', 'b5o1,b5o2 -'), 'the display of seat 1 has 3 luminos now'],
    [OFFERING.replace('g4o1,g4o2,g4o3', 'g4o1'), 'the display of seat 2 has 2 to 3 luminos now'],
    [OFFERING.replace('g4o1,g4o2,g4o3', 'g4o1,g4o2,g4o3,g4o4'), 'the display of seat 2 has 2 to 3 luminos now'],
    [OFFERING.replace('o2', 'o1'), 'the display of seat 2 has 4 luminos now'],
    [settling('y5o2,y5o3,y6o1,y4o2'), 'a hand has at most three luminos'],
    [settling('y5o2,p6o1'), 'a hand has one colour'],
  ])('%s fails: %s', (text, problem) => {
    expect(parsePosition(text)).toMatchObject({ ok: false, problem });
  });

  test.each([
    OFFERING,
    settling('y5o2,y5o3,y6o1'),
    settling('-'),
    OFFERING.replace('none', 'called+dry').replace('p4o1,', ''),
    OFFERING.replace('r4 offer', 'r10 score:2').replace('none', 'none+dry'),
    OFFERING.replace('offer', 'score:-').replace('none', 'extra'),
  ])('%s can be read', (text) => {
    expect(parsePosition(text)).toMatchObject({ ok: true });
  });

  test('-0 is read as 0: there is no -0 in a state', () => {
    expect(position(OFFERING.replace('12/3', '-0/-0')).players[0]).toMatchObject({ points: 0, limestone: 0 });
  });

  test('any text is read into a position that can be written again, or fails with a place inside it', () => {
    const lines = [...playGame({ players: 3, side: 'B', scoreBoard: 'light' }, 8)].map(({ before }) =>
      formatPosition(before),
    );
    const edit = fc.tuple(fc.nat(400), fc.nat(3), fc.stringMatching(/^[-a-z0-9,:/ +]{0,3}$/));
    fc.assert(
      fc.property(fc.constantFrom(...lines), fc.array(edit, { minLength: 1, maxLength: 2 }), (line, edits) => {
        const text = edits.reduce((old, [at, gone, added]) => old.slice(0, at) + added + old.slice(at + gone), line);
        const parsed = parsePosition(text);
        if (parsed.ok) {
          expect(parsePosition(formatPosition(parsed.value))).toEqual(parsed);
          expectToEnd(parsed.value);
        } else ensure(parsed.at >= 0 && parsed.at <= text.length && parsed.problem !== '', 'a failure has a place');
      }),
      { numRuns: 5000, seed: 1 },
    );
  });
});
