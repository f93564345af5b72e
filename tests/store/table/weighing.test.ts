import { describe, expect, test } from 'vitest';
import { scoreColour } from '../../../src/rules/play/scoringPhase';
import { tableWith } from '../../support/tableDriver';
import { OFFERING, SCORING } from '../../support/tablePositions';

const PASS = { type: 'pass' } as const;

describe('[7.2] weighing a colour', () => {
  test('tells what each colour would bring, the limestone with it, and which are scored already', () => {
    const { reef } = SCORING.players[0];
    const limestone = { value: 4, fitting: 4 };
    expect(tableWith(SCORING).scorings.value).toEqual([
      { score: scoreColour(reef, 'yellow'), limestone, isOpen: false },
      { score: scoreColour(reef, 'pink'), limestone, isOpen: true },
      { score: scoreColour(reef, 'green'), limestone, isOpen: true },
      { score: scoreColour(reef, 'blue'), limestone, isOpen: true },
    ]);
    expect(tableWith(OFFERING).scorings.value).toEqual([]);
  });

  test('puts its scoring beside passing, and nothing is scored before that is pressed', () => {
    const table = tableWith(SCORING);
    expect(table.moves.value).toEqual([PASS]);
    table.weigh('pink');
    expect(table.moves.value).toEqual([{ type: 'score', colour: 'pink' }, PASS]);
    expect(table.state.value).toBe(SCORING);
  });

  test('ends with the same colour again, with null, and with a move', () => {
    const table = tableWith(SCORING);
    table.weigh('pink');
    table.weigh('pink');
    expect(table.weighed.value).toBe(null);
    table.weigh('blue');
    table.weigh(null);
    expect(table.weighed.value).toBe(null);
    table.weigh('green');
    table.play(PASS);
    expect(table.weighed.value).toBe(null);
  });

  test('is not for colours scored already, nor for other times', () => {
    const table = tableWith(SCORING);
    table.weigh('yellow');
    expect(table.weighed.value).toBe(null);
    const offering = tableWith(OFFERING);
    offering.weigh('pink');
    expect(offering.weighed.value).toBe(null);
  });

  test('brings back the own reef', () => {
    const table = tableWith(SCORING);
    table.enlarge(1);
    table.weigh('pink');
    expect(table.shown.value).toBe(0);
  });
});
