import { describe, expect, test } from 'vitest';
import { NEIGHBOURS, PLACES, START_FIELDS } from '../../src/rules/data/hex';
import { createTable } from '../../src/store/table';
import { field, must } from '../support/rules/build';
import { fields, STARTING, spot } from '../support/tablePositions';

const [LEFT, RIGHT] = START_FIELDS;
const YELLOW_LEFT = must(STARTING, { type: 'layStart', left: 'yellow' }).state;
const PINK_LEFT = must(STARTING, { type: 'layStart', left: 'pink' }).state;

describe('the start lumino', () => {
  test('has two lays, both ways round and free', () => {
    expect(createTable(STARTING).lays.value).toEqual([
      { numberOn: LEFT, otherOn: RIGHT, cost: 0 },
      { numberOn: RIGHT, otherOn: LEFT, cost: 0 },
    ]);
  });

  test.each([
    ['left then right lays its first half left', LEFT, RIGHT, YELLOW_LEFT],
    ['right then left lays its first half right', RIGHT, LEFT, PINK_LEFT],
    ['left twice does so, too: there is only one way to lie', LEFT, LEFT, YELLOW_LEFT],
    ['right twice', RIGHT, RIGHT, PINK_LEFT],
  ])('tapping %s', (_, first, second, expected) => {
    const table = createTable(STARTING);
    table.tap(first);
    expect(table.first.value).toBe(first);
    expect(table.ghost.value).toMatchObject(spot(first === LEFT ? 'd4d5' : 'd5d4'));
    table.tap(second);
    expect(table.state.value).toEqual(expected);
  });

  test('tapped, turned and tapped again lies as it was shown last', () => {
    for (const second of [LEFT, RIGHT]) {
      const table = createTable(STARTING);
      table.tap(LEFT);
      table.turn();
      expect(table.ghost.value).toMatchObject(spot('d5d4'));
      table.tap(second);
      expect(table.state.value).toEqual(PINK_LEFT);
    }
  });

  test('turned in the hand and tapped lies as it was turned, whichever half is tapped', () => {
    for (const tapped of [LEFT, RIGHT]) {
      const table = createTable(STARTING);
      table.turn();
      table.tap(tapped);
      expect([table.first.value, table.ghost.value]).toMatchObject([RIGHT, spot('d5d4')]);
      table.tap(tapped);
      expect(table.state.value).toEqual(PINK_LEFT);
    }
  });

  test('[3.2] tapping elsewhere says where it goes, marked or not', () => {
    const elsewhere = (name: string) => [{ rule: 'startArea', fields: [field(name)] }];
    const table = createTable(STARTING);
    table.tap(field('a1'));
    expect([table.first.value, table.ghost.value, table.refusals.value]).toEqual([null, null, elsewhere('a1')]);
    table.tap(LEFT);
    expect(table.refusals.value).toEqual([]);
    table.tap(field('d3'));
    expect([table.first.value, table.refusals.value]).toEqual([LEFT, elsewhere('d3')]);
    expect(table.ghost.value).toMatchObject(spot('d4d5'));
  });

  test('every aim snaps to the start area, the same way round', () => {
    const table = createTable(STARTING);
    for (const [numberOn, neighbours] of NEIGHBOURS.entries()) {
      for (const otherOn of neighbours) {
        table.aim(numberOn, otherOn);
        const isLeft = PLACES[numberOn].x < PLACES[otherOn].x;
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
    const table = createTable(STARTING);
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
    const table = createTable(STARTING);
    table.aim(...fields(names));
    table.drop();
    expect(table.state.value).toEqual(expected);
    expect([table.shown.value, table.held.value]).toEqual([1, expected.players[1].hand[0]]);
  });

  test('[3.2] has prospects on the start area only, and elsewhere the rule that says so', () => {
    const elsewhere = { type: 'illegal', refusals: [{ rule: 'startArea', fields: [0] }] };
    const table = createTable(STARTING);
    const legal = () => table.prospects.value.flatMap((each, id) => (each.type === 'legal' ? [id] : []));
    expect(legal()).toEqual([LEFT, RIGHT]);
    expect(table.prospects.value[0]).toEqual(elsewhere);
    table.tap(LEFT);
    expect([legal(), table.prospects.value[LEFT]]).toEqual([[RIGHT], { type: 'first' }]);
    expect(table.prospects.value[0]).toEqual(elsewhere);
  });

  test('needs no button', () => {
    expect(createTable(STARTING).moves.value).toEqual([]);
  });
});
