import { describe, expect, test } from 'vitest';
import { BOARDS, SIDES, type Side } from '../../../src/rules/data/boards';
import {
  areNeighbours,
  FIELDS,
  formatField,
  NEIGHBOURS,
  PAIRS,
  parseField,
  START_FIELDS,
} from '../../../src/rules/data/hex';
import { LUMINOS } from '../../../src/rules/data/luminos';
import { scoreColour } from '../../../src/rules/play/scoringPhase';
import { formatLumino } from '../../../src/rules/text/names';
import { field, must, position, reef } from '../../support/rules/build';
import { lumino } from '../../support/rules/names';

// Section 2, both maps as printed there.
const MAPS: Record<Side, string> = {
  A: `
      ~ ~ ~ ~ ~
     ~ ~ o o ~ ~
    ~ ~ o o o ~ ~
   ~ o o S S o o ~
    ~ ~ o o o ~ ~
     ~ ~ o o ~ ~
      ~ ~ ~ ~ ~`,
  B: `
      2 ~ ~ ~ 3
     ~ ~ ~ ~ ~ ~
    ~ ~ ~ o o ~ ~
   1 ~ ~ S S ~ ~ 1
    ~ ~ o o ~ ~ ~
     ~ ~ ~ ~ ~ ~
      3 ~ ~ ~ 2`,
};

/** Where each sign stands in the drawing: its line and its column. */
function signsOf(side: Side): { sign: string; line: number; column: number }[] {
  const lines = MAPS[side].split('\n').slice(1);
  return lines.flatMap((text, line) =>
    [...text].map((sign, column) => ({ sign, line, column })).filter(({ sign }) => sign !== ' '),
  );
}

function baseOf(sign: string): string {
  if (sign === 'S') return 'start';
  return sign === '~' ? 'water' : 'limestone';
}

describe('[2] fields and neighbours', () => {
  const drawn = signsOf('A');

  test('[2] [9.18] 44 fields in rows of 5, 6, 7, 8, 7, 6, 5', () => {
    const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const lengths = rows.map((row) => FIELDS.filter((id) => formatField(id).startsWith(row)).length);
    expect(lengths).toEqual([5, 6, 7, 8, 7, 6, 5]);
    expect(FIELDS).toEqual(Array.from({ length: 44 }, (_, id) => id));
  });

  test('[2] neighbours are the fields that touch in the drawing', () => {
    // Beside each other two columns apart, one line up or down one column apart.
    const touching = drawn.map((a) =>
      drawn.flatMap((b, id) => {
        const lines = Math.abs(a.line - b.line);
        const columns = Math.abs(a.column - b.column);
        return (lines === 0 && columns === 2) || (lines === 1 && columns === 1) ? [id] : [];
      }),
    );
    expect(NEIGHBOURS).toEqual(touching);
  });

  test('[2] a field has up to six neighbours: 6 fields have three, 14 four, 24 six', () => {
    const counts = [0, 1, 2, 3, 4, 5, 6, 7].map((many) => NEIGHBOURS.filter((around) => around.length === many).length);
    expect(counts).toEqual([0, 0, 0, 6, 14, 0, 24, 0]);
  });

  test('[2] 109 pairs of neighbours, each named once: 37 within the rows, 72 between them', () => {
    const inRow = PAIRS.filter(([a, b]) => formatField(a)[0] === formatField(b)[0]);
    expect([PAIRS.length, inRow.length, new Set(PAIRS.map(String)).size]).toEqual([109, 37, 109]);
    expect(PAIRS.every(([a, b]) => a < b && areNeighbours(a, b) && areNeighbours(b, a))).toBe(true);
  });

  test.each([
    ['a1', 'a2 b1 b2'],
    ['d1', 'c1 d2 e1'],
    ['d4', 'c3 c4 d3 d5 e3 e4'],
    ['g5', 'f5 f6 g4'],
  ])('[2] the neighbours of %s are %s', (name, around) => {
    expect(NEIGHBOURS[field(name)].map(formatField)).toEqual(around.split(' '));
  });

  test('[2] the start area is the two fields in the middle of the row of 8', () => {
    expect(START_FIELDS.map(formatField)).toEqual(['d4', 'd5']);
  });

  test('[2] every field has a name of its own, and no other names exist', () => {
    expect(FIELDS.map((id) => parseField(formatField(id)))).toEqual(FIELDS);
    expect(['a6', 'd9', 'h1', 'a0', 'D4', ''].map(parseField)).toEqual([null, null, null, null, null, null]);
  });
});

describe('[2] both sides', () => {
  test.each(SIDES)('[2] [9.1] side %s is the printed map', (side) => {
    expect(BOARDS[side].base).toEqual(signsOf(side).map(({ sign }) => baseOf(sign)));
  });

  test.each([
    { side: 'A', limestone: 14, water: 28 },
    { side: 'B', limestone: 10, water: 32 },
  ] as const)('[2] side $side: 42 base fields, $limestone of limestone and $water of water', (row) => {
    const count = (base: string) => BOARDS[row.side].base.filter((other) => other === base).length;
    expect([count('start'), count('limestone'), count('water')]).toEqual([2, row.limestone, row.water]);
    expect(count('limestone') + count('water')).toBe(42);
    expect(START_FIELDS.map((id) => BOARDS[row.side].base[id])).toEqual(['start', 'start']);
  });

  test.each(SIDES)('[2] [6.4] side %s: water and nothing else has a toll, of 1', (side) => {
    expect(BOARDS[side].toll).toEqual(signsOf(side).map(({ sign }) => (sign === '~' ? 1 : 0)));
  });

  test('[2] side B has six remote limestone fields at its rim: -2, -3, -1, -1, -3, -2', () => {
    const remote = BOARDS.B.remote.map(({ field: id, penalty }) => `${formatField(id)} ${penalty}`);
    expect(remote).toEqual(['a1 2', 'a5 3', 'd1 1', 'd8 1', 'g1 3', 'g5 2']);
  });

  test('[2] side A has no remote limestone', () => {
    expect(BOARDS.A.remote).toEqual([]);
  });
});

describe('[2] levels', () => {
  const lay = (stacks: string, hand: string, numberOn: string, otherOn: string) =>
    must(
      position(
        `4Ad r4 settle s1 o1 called+dry 0badcafe - - 0/0/cccc/p4o1,p4o2/${hand}/yp:d4d5${stacks} ` +
          '0/0/cccc/p3s1,p3s2,p3s3,p3s4/-/gb:d4d5 0/0/cccc/g3s1,g3s2,g3s3,g3s4/-/yg:d4d5 ' +
          '0/0/cccc/b3s1,b3s2,b3s3,b3s4/-/pb:d4d5',
      ),
      { type: 'lay', lumino: lumino(hand), numberOn: field(numberOn), otherOn: field(otherOn) },
    ).events;

  test('[2] a lumino on base fields lies on level 1', () => {
    expect(lay('', 'y4o1', 'd3', 'd2')).toEqual([laid('y4o1', 'd3', 'd2', 1)]);
  });

  test('[2] the start lumino is on level 1: on it and a level-1 lumino is level 2', () => {
    expect(lay(',y4o2:d3d2', 'y4o1', 'd4', 'd3')).toEqual([laid('y4o1', 'd4', 'd3', 2)]);
  });

  test('[2] and so on without limit: the 13th level', () => {
    // Twelve levels of yellow on four fields, the luminos crossing the ones below on each.
    const names = LUMINOS.filter(({ colour }) => colour === 'yellow').map(({ id }) => formatLumino(id));
    const spots = ['c2c3', 'd2d3', 'c2d2', 'c3d3'];
    const tower = names.slice(0, 24).map((name, index) => `,${name}:${spots[index % 4]}`);
    expect(lay(tower.join(''), names[25], 'c2', 'c3')).toEqual([laid(names[25], 'c2', 'c3', 13)]);
  });

  test('[2] only the top of a field is visible: a covered number does not score', () => {
    expect(scoreColour(reef('yp:d4d5,y3s:c3d3'), 'yellow').points).toBe(3);
    expect(scoreColour(reef('yp:d4d5,y3s:c3d3,p4o:c3d4'), 'yellow').points).toBe(0);
  });
});

function laid(name: string, numberOn: string, otherOn: string, level: number) {
  return {
    type: 'laid',
    seat: 0,
    lumino: lumino(name),
    numberOn: field(numberOn),
    otherOn: field(otherOn),
    level,
    paid: 0,
  };
}
