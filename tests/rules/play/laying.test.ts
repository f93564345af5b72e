import { describe, expect, test } from 'vitest';
import { BOARDS, type Side } from '../../../src/rules/data/boards';
import type { FieldId } from '../../../src/rules/data/hex';
import { type Colour, START_LUMINOS } from '../../../src/rules/data/luminos';
import { layRefusals } from '../../../src/rules/play/laying';
import type { LayRefusal } from '../../../src/rules/state';
import { field, reef } from '../../support/rules/build';

/** Height 1 on d4 (yellow), d5 (pink), c4 and c5 (green). */
const FOUR = 'yp:d4d5,g4o:c4c5';

/** Level 2 has blue on c4d4 and pink on c5d5: yellow is covered. */
const FOUR_TWICE = `${FOUR},b4o:c4d4,p4o:c5d5`;

/** Yellow a1a2 is visible, but every field around it is taken. */
const WALLED_IN = 'gb:d4d5,y4o:a1a2,g4o:b1b2,b4o:b3a3';

/** Yellow a2b2 on side B: much room around it, nearly all of it water. */
const AFLOAT = 'gb:d4d5,y4o:a2b2';

const LEGAL: LayRefusal[] = [];

describe('two neighbouring fields', () => {
  test('[6] lays a lumino on two neighbouring fields, the number on either', () => {
    expect(tryLay('yp:d4d5', 'yellow', 'd3', 'd2')).toEqual(LEGAL);
    expect(tryLay('yp:d4d5', 'yellow', 'd2', 'd3')).toEqual(LEGAL);
  });

  test('[6] refuses two fields that are no neighbours', () => {
    expect(tryLay('yp:d4d5', 'yellow', 'd3', 'c4')).toEqual([{ rule: 'neighbours', fields: at('d3', 'c4') }]);
    expect(tryLay('yp:d4d5', 'yellow', 'c4', 'd3')).toEqual([{ rule: 'neighbours', fields: at('c4', 'd3') }]);
  });
});

describe('same colour touching, level 1', () => {
  test('[6.1] one of the two fields touching the colour is enough, whichever it is', () => {
    expect(tryLay('yp:d4d5', 'pink', 'd6', 'd7')).toEqual(LEGAL);
    expect(tryLay('yp:d4d5', 'pink', 'd7', 'd6')).toEqual(LEGAL);
    expect(tryLay('yp:d4d5', 'pink', 'd6', 'e5')).toEqual(LEGAL);
  });

  test('[6.1] refuses to touch another colour only, and points at the corals of its own', () => {
    expect(tryLay(`yp:d4d5,y4o:e3f3`, 'yellow', 'd6', 'd7')).toEqual([colour('yellow', 1, 'd4', 'e3', 'f3')]);
  });

  test('[6.1] refuses to touch nothing', () => {
    expect(tryLay('yp:d4d5', 'pink', 'a1', 'a2')).toEqual([colour('pink', 1, 'd5')]);
  });

  test('[6.1] a coral of the colour on level 2 does not help on level 1', () => {
    expect(tryLay(`${FOUR},y4o:c5d5`, 'yellow', 'd6', 'd7')).toEqual([colour('yellow', 1, 'd4')]);
  });

  test('[6.1] exception: without a visible level-1 coral of the colour any lumino will do', () => {
    expect(tryLay('yp:d4d5', 'green', 'd3', 'd2')).toEqual(LEGAL);
    expect(tryLay('yp:d4d5', 'green', 'd7', 'd6')).toEqual(LEGAL);
  });

  test('[6.1] exception: without two free neighbouring fields at the colour any lumino will do', () => {
    expect(tryLay(WALLED_IN, 'yellow', 'd3', 'd2')).toEqual(LEGAL);
  });

  test('[6.1] exception: one free field alone is no room', () => {
    const pocket = 'gb:d4d5,y4o:a1b1,g4o:b2c2,b4o:c1d1,p4o:a3b3';
    expect(tryLay(pocket, 'yellow', 'd6', 'd7')).toEqual(LEGAL);
    // With a3 free, a2a3 is room.
    expect(tryLay(pocket.replace('a3b3', 'c3b3'), 'yellow', 'd6', 'd7')).toEqual([colour('yellow', 1, 'a1', 'b1')]);
  });

  test('[6.1] exception: refuses to touch no lumino at all', () => {
    expect(tryLay('yp:d4d5', 'green', 'a1', 'a2')).toEqual([{ rule: 'reef', fields: at('a1', 'a2') }]);
    expect(tryLay(WALLED_IN, 'yellow', 'g1', 'g2')).toEqual([{ rule: 'reef', fields: at('g1', 'g2') }]);
  });

  test('[6.1] exception: a place on a higher level does not close it', () => {
    expect(tryLay(WALLED_IN, 'yellow', 'a2', 'b2')).toEqual(LEGAL);
    expect(tryLay(WALLED_IN, 'yellow', 'd3', 'd2')).toEqual(LEGAL);
  });
});

describe('same colour touching, higher levels', () => {
  test('[6.1] covers one field of its colour', () => {
    expect(tryLay(FOUR, 'yellow', 'd4', 'c4')).toEqual(LEGAL);
    expect(tryLay(FOUR, 'yellow', 'c4', 'd4')).toEqual(LEGAL);
  });

  test('[6.1] or touches its colour on the level where it comes to lie', () => {
    expect(tryLay(`${FOUR},b4o:c5d5`, 'blue', 'c4', 'd4')).toEqual(LEGAL);
  });

  test('[6.1] or both', () => {
    expect(tryLay(`${FOUR},y4o:c5d5`, 'yellow', 'c4', 'd4')).toEqual(LEGAL);
  });

  test('[6.1] refuses neither, and names the corals of its colour to touch there or to cover', () => {
    const far = `${FOUR},y4o:f3f4,p4o:g3g4,b4o:f4g4`;
    expect(tryLay(far, 'blue', 'c4', 'd4')).toEqual([colour('blue', 2, 'f4', 'g4')]);
    expect(tryLay(FOUR, 'blue', 'c4', 'd4')).toEqual([colour('blue', 2)]);
  });

  test('[6.1] a coral of the colour on a lower level does not count as touched', () => {
    expect(tryLay(FOUR, 'yellow', 'c5', 'd5')).toEqual([colour('yellow', 2, 'd4')]);
  });

  test('[6.1] nor does one on a higher level', () => {
    const steps = `${FOUR},b4o:c3d3,g4o:c3c4,b4o:d3d4,y4o:c4d4`;
    expect(tryLay(steps, 'yellow', 'c5', 'd5')).toEqual([colour('yellow', 2)]);
  });

  test('[6.1] on higher levels there is no exception', () => {
    expect(tryLay(FOUR_TWICE, 'yellow', 'c4', 'c5')).toEqual([colour('yellow', 3)]);
  });
});

describe('never congruent', () => {
  test('[6.2] refuses to cover both halves of one lumino', () => {
    const laid = reef(FOUR);
    const lumino = laid[field('c4')][0] / 2;
    expect(tryLay(FOUR, 'green', 'c4', 'c5')).toEqual([{ rule: 'congruent', fields: at('c4', 'c5'), lumino }]);
    expect(tryLay(FOUR, 'green', 'c5', 'c4')).toEqual([{ rule: 'congruent', fields: at('c5', 'c4'), lumino }]);
  });

  test('[6.2] two luminos that look the same are two luminos', () => {
    expect(tryLay('yp:d4d5,g4o:c4c5,g4o:b4b5', 'green', 'c5', 'b4')).toEqual(LEGAL);
  });

  test('[6.2] only the luminos directly below count', () => {
    // c4c5 was one lumino on level 1; on level 2 it is two.
    expect(tryLay(FOUR_TWICE, 'blue', 'c4', 'c5')).toEqual(LEGAL);
  });
});

describe('level', () => {
  test('[6.3] refuses two fields of different height, and asks neither for colour nor for limestone', () => {
    expect(tryLay('yp:d4d5', 'green', 'd4', 'd3', 'B', 0)).toEqual([level(['d4', 'd3'], [1, 0])]);
    expect(tryLay(`${FOUR},b4o:c4d4`, 'pink', 'd5', 'd4')).toEqual([level(['d5', 'd4'], [1, 2])]);
  });
});

describe('pay for water', () => {
  test.each([
    { side: 'A', on: ['d3', 'd2'], water: [] },
    { side: 'A', on: ['c3', 'b2'], water: ['b2'] },
    { side: 'B', on: ['b3', 'c3'], water: ['b3', 'c3'] },
    { side: 'B', on: ['c3', 'b3'], water: ['c3', 'b3'] },
    { side: 'B', on: ['d3', 'e3'], water: ['d3'] },
    { side: 'B', on: ['e3', 'e4'], water: [] },
  ] as const)('[6.4] on side $side $on costs 1 limestone for each of $water', ({ side, on, water }) => {
    const cost = water.length;
    expect(tryLay('yp:d4d5', 'yellow', on[0], on[1], side, cost)).toEqual(LEGAL);
    for (let store = 0; store < cost; store++) {
      expect(tryLay('yp:d4d5', 'yellow', on[0], on[1], side, store)).toEqual([
        { rule: 'limestone', fields: at(...water), cost, store },
      ]);
    }
  });

  test('[6.4] remote limestone fields are limestone', () => {
    expect(tryLay(AFLOAT, 'yellow', 'a1', 'b1', 'B', 1)).toEqual(LEGAL);
    expect(tryLay(AFLOAT, 'yellow', 'a1', 'b1', 'B', 0)).toEqual([
      { rule: 'limestone', fields: at('b1'), cost: 1, store: 0 },
    ]);
  });

  test('[6.4] above level 1 water costs nothing', () => {
    expect(tryLay('yp:d4d5,y4o:c3b3', 'yellow', 'c3', 'd4', 'B', 0)).toEqual(LEGAL);
  });
});

describe('all of these hold', () => {
  test('[6] a refusal names every rule that is broken', () => {
    expect(tryLay('yp:d4d5', 'yellow', 'g5', 'a1', 'A', 1)).toEqual([
      { rule: 'neighbours', fields: at('g5', 'a1') },
      colour('yellow', 1, 'd4'),
      { rule: 'limestone', fields: at('g5', 'a1'), cost: 2, store: 1 },
    ]);
    expect(tryLay('yp:d4d5', 'green', 'a1', 'a2', 'B', 0)).toEqual([
      { rule: 'reef', fields: at('a1', 'a2') },
      { rule: 'limestone', fields: at('a2'), cost: 1, store: 0 },
    ]);
    expect(tryLay('yp:d4d5', 'yellow', 'd4', 'a1')).toEqual([
      { rule: 'neighbours', fields: at('d4', 'a1') },
      level(['d4', 'a1'], [1, 0]),
    ]);
  });
});

describe('rulings', () => {
  test('[9.2] a covered coral does not count as touched', () => {
    const covered = `${FOUR},b4o:c4d4,y4o:b1b2`;
    expect(tryLay(covered, 'yellow', 'e3', 'e4')).toEqual([colour('yellow', 1, 'b1', 'b2')]);
  });

  test('[9.2] nor as covered: only the top of a pile counts', () => {
    expect(tryLay(FOUR_TWICE, 'yellow', 'd4', 'd5')).toEqual([colour('yellow', 3)]);
  });

  test('[9.3] "any lumino" is any field with height 1 or more, whatever lies on top', () => {
    // Nothing is visible on level 1, so the exception holds for every colour, also for those on top.
    for (const each of ['yellow', 'pink', 'green', 'blue'] as const) {
      expect(tryLay(FOUR_TWICE, each, 'd3', 'd2')).toEqual(LEGAL);
    }
  });

  test('[9.4] lacking limestone does not open the exception', () => {
    // c4c5 is free, costs nothing and touches the reef, but yellow has room that cannot be paid.
    expect(tryLay(AFLOAT, 'yellow', 'c4', 'c5', 'B', 0)).toEqual([colour('yellow', 1, 'a2', 'b2')]);
    expect(tryLay(AFLOAT, 'yellow', 'b3', 'b4', 'B', 0)).toEqual([
      { rule: 'limestone', fields: at('b3', 'b4'), cost: 2, store: 0 },
    ]);
  });

  test('[9.5] the two halves of a lumino do not count for each other when it is laid', () => {
    expect(tryLay('yp:d4d5,b4o:b1b2', 'blue', 'g1', 'g2')).toEqual([colour('blue', 1, 'b1', 'b2')]);
    expect(tryLay('yp:d4d5', 'blue', 'g1', 'g2')).toEqual([{ rule: 'reef', fields: at('g1', 'g2') }]);
  });

  test('[9.6] a start lumino counts for rule 1, touched or covered', () => {
    expect(tryLay('yp:d4d5', 'pink', 'd6', 'd7')).toEqual(LEGAL);
    expect(tryLay(FOUR, 'pink', 'c5', 'd5')).toEqual(LEGAL);
  });

  test('[9.6] a start lumino counts for rule 2', () => {
    const lumino = START_LUMINOS[0].id;
    expect(tryLay('yp:d4d5', 'yellow', 'd4', 'd5')).toEqual([{ rule: 'congruent', fields: at('d4', 'd5'), lumino }]);
    expect(tryLay('yp:d4d5', 'blue', 'd5', 'd4')).toEqual([
      { rule: 'congruent', fields: at('d5', 'd4'), lumino },
      colour('blue', 2),
    ]);
  });
});

/** What is broken; that a refusal for its colour points at the lay itself is checked here once for all. */
function tryLay(text: string, of: Colour, numberOn: string, otherOn: string, side: Side = 'A', limestone = 10) {
  const refusals = layRefusals(reef(text), BOARDS[side], of, limestone, field(numberOn), field(otherOn));
  return refusals.map((refusal) => {
    if (refusal.rule !== 'colour') return refusal;
    const { fields, ...rest } = refusal;
    expect(fields).toEqual(at(numberOn, otherOn));
    return rest;
  });
}

/** `names`: the corals that would have done. */
function colour(of: Colour, level: number, ...names: string[]): unknown {
  return { rule: 'colour', colour: of, level, wanted: at(...names) };
}

function level(names: readonly string[], heights: readonly number[]): LayRefusal {
  return { rule: 'level', fields: at(...names), heights };
}

function at(...names: string[]): FieldId[] {
  return names.map(field);
}
