import { describe, expect, test } from 'vitest';
import { COORDINATES, NEIGHBOURS, START_FIELDS } from '../../../src/rules/data/hex';
import { RULES } from '../../../src/store/table/moveSource';
import { field, must } from '../../support/rules/build';
import { tableWith } from '../../support/tableDriver';
import { fields, STARTING, spot } from '../../support/tablePositions';

const [LEFT, RIGHT] = START_FIELDS;
const YELLOW_LEFT = must(STARTING, { type: 'layStart', left: 'yellow' }).state;
const PINK_LEFT = must(STARTING, { type: 'layStart', left: 'pink' }).state;

describe('the start lumino', () => {
  test('has two lays, both ways round and free', () => {
    expect(tableWith(STARTING).lays.value).toEqual([
      { numberOn: LEFT, otherOn: RIGHT, cost: 0 },
      { numberOn: RIGHT, otherOn: LEFT, cost: 0 },
    ]);
  });

  test.each([
    ['left', LEFT, 'd4d5', YELLOW_LEFT],
    ['right', RIGHT, 'd5d4', PINK_LEFT],
  ])(
    'tapped %s is shown with the half there that was asked about, and laid by its move',
    (_, tapped, names, expected) => {
      const table = tableWith(STARTING);
      expect([table.startColour.value, table.moves.value]).toEqual(['yellow', []]);
      table.tap(tapped);
      expect([table.first.value, table.ghost.value]).toMatchObject([tapped, spot(names)]);
      const [move] = table.moves.value;
      expect(table.moves.value).toHaveLength(1);
      expect(table.play(move)).toBe(true);
      expect(table.state.value).toEqual(expected);
    },
  );

  test('the other start field changes its mind, the marked one lets go: neither lays it', () => {
    const table = tableWith(STARTING);
    table.tap(LEFT);
    table.tap(RIGHT);
    expect([table.first.value, table.ghost.value]).toMatchObject([RIGHT, spot('d5d4')]);
    expect(table.moves.value).toEqual([{ type: 'layStart', left: 'pink' }]);
    table.tap(RIGHT);
    expect([table.first.value, table.ghost.value, table.moves.value]).toEqual([null, null, []]);
    expect(table.state.value).toBe(STARTING);
  });

  test('turned in the hand it is asked about the other half, which the tapped field then gets', () => {
    for (const [tapped, names] of [
      [LEFT, 'd5d4'],
      [RIGHT, 'd4d5'],
    ] as const) {
      const table = tableWith(STARTING);
      table.turn();
      expect(table.startColour.value).toBe('pink');
      table.tap(tapped);
      expect([table.first.value, table.ghost.value]).toMatchObject([tapped, spot(names)]);
    }
  });

  test('turned where it is shown, the field that was tapped stays marked and gets the other half', () => {
    const table = tableWith(STARTING);
    table.tap(LEFT);
    table.turn();
    expect([table.first.value, table.startColour.value, table.ghost.value]).toMatchObject([LEFT, 'pink', spot('d5d4')]);
    table.tap(RIGHT);
    expect([table.first.value, table.ghost.value]).toMatchObject([RIGHT, spot('d4d5')]);
    expect(table.moves.value).toEqual([{ type: 'layStart', left: 'yellow' }]);
  });

  test.each([LEFT, RIGHT])(
    'a mouse over start field %i shows the half there that is asked about, turned or not',
    (field) => {
      const table = tableWith(STARTING);
      const colourThere = () => {
        const { numberOn } = table.ghost.value ?? {};
        return numberOn === field ? 'yellow' : 'pink';
      };
      for (let turns = 0; turns < 2; turns++) {
        table.aimFrom(field);
        expect(colourThere()).toBe(table.startColour.value);
        table.turn();
        expect(colourThere()).toBe(table.startColour.value);
      }
    },
  );

  test('let go by a tap on it, no field asks for it', () => {
    const table = tableWith(STARTING);
    table.pick(STARTING.players[0].hand[0]);
    table.tap(LEFT);
    expect([table.startColour.value, table.first.value, table.ghost.value]).toEqual([null, null, null]);
  });

  test('[3.2] tapping elsewhere says where it goes, marked or not', () => {
    const elsewhere = (name: string) => [{ rule: 'startArea', fields: [field(name)] }];
    const table = tableWith(STARTING);
    table.tap(field('a1'));
    expect([table.first.value, table.ghost.value, table.refusals.value]).toEqual([null, null, elsewhere('a1')]);
    table.tap(LEFT);
    expect(table.refusals.value).toEqual([]);
    table.tap(field('d3'));
    expect([table.first.value, table.refusals.value]).toEqual([LEFT, elsewhere('d3')]);
    expect(table.ghost.value).toMatchObject(spot('d4d5'));
  });

  test('every aim snaps to the start area, the same way round', () => {
    const table = tableWith(STARTING);
    for (const [numberOn, neighbours] of NEIGHBOURS.entries()) {
      for (const otherOn of neighbours) {
        table.aim(numberOn, otherOn);
        const isLeft = COORDINATES[numberOn].x < COORDINATES[otherOn].x;
        expect(table.ghost.value).toEqual({
          ...spot(isLeft ? 'd4d5' : 'd5d4'),
          cost: 0,
          level: 1,
          refusals: [],
        });
        expect(table.direction.value).toBe(isLeft ? 0 : 3);
      }
    }
  });

  test('turns the other way round, in hand and aimed, wherever the pointer is', () => {
    const table = tableWith(STARTING);
    table.turn();
    expect(table.direction.value).toBe(3);
    table.aimFrom(field('d1'));
    expect(table.ghost.value).toMatchObject(spot('d5d4'));
    table.turn();
    expect([table.ghost.value, table.direction.value]).toMatchObject([spot('d4d5'), 0]);
    table.aimFrom(field('d8'));
    expect(table.ghost.value).toMatchObject(spot('d4d5'));
  });

  test.each([
    ['d4d5', YELLOW_LEFT],
    ['d5d4', PINK_LEFT],
  ])('dropped on %s lies there, and the next seat has theirs in hand', (names, expected) => {
    const table = tableWith(STARTING);
    table.aim(...fields(names));
    table.drop();
    expect(table.state.value).toEqual(expected);
    expect([table.shown.value, table.held.value]).toEqual([1, expected.players[1].hand[0]]);
  });

  test('[3.2] has prospects on the start area only, and elsewhere the rule that says so', () => {
    const elsewhere = { type: 'illegal', refusals: [{ rule: 'startArea', fields: [0] }] };
    const table = tableWith(STARTING);
    const legal = () => table.prospects.value.flatMap((each, id) => (each.type === 'legal' ? [id] : []));
    expect(legal()).toEqual([LEFT, RIGHT]);
    expect(table.prospects.value[0]).toEqual(elsewhere);
    table.tap(LEFT);
    expect([legal(), table.prospects.value[LEFT]]).toEqual([[RIGHT], { type: 'first' }]);
    expect(table.prospects.value[0]).toEqual(elsewhere);
  });

  test('a way round that the rules refuse has no move', () => {
    const legal = () => [{ type: 'layStart', left: 'yellow' }] as const;
    const table = tableWith(STARTING, [], [], {
      source: {
        ...RULES,
        legal,
        judge: (state, move) =>
          move.type === 'layStart' && move.left === 'pink'
            ? { ok: false, refusals: [{ rule: 'source', fields: [], sentence: () => '' }] }
            : RULES.judge(state, move),
      },
    });
    table.tap(RIGHT);
    expect([table.first.value, table.moves.value]).toEqual([RIGHT, []]);
  });
});
