import { inspect } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LuminoId } from '../../../src/rules/data/luminos';
import { legalMoves, play } from '../../../src/rules/game';
import { specialActions } from '../../../src/rules/play/special';
import { highestLevel } from '../../../src/rules/reef';
import type { GameState, Move } from '../../../src/rules/state';
import type { LayFields } from '../../../src/store/table/moveDraft';
import { layMove } from '../../../src/store/table/prospects';
import { ensure } from '../../support/rules/build';
import { ensureInvariants } from '../../support/rules/invariants';
import { playGame, TABLES } from '../../support/rules/randomGame';
import { type DrivenTable, tableWith } from '../../support/tableDriver';
import { offering } from '../../support/tablePositions';

const RUNS = { numRuns: 150, seed: 20261117 };

/** What no caller should say. The types forbid most of it; a link or a stray pointer does not know them. */
const ODD: readonly unknown[] = [Number.NaN, 999, -1, -0, 0.5, 1e99, '3', '', null, undefined, {}, [], true];

interface Call {
  readonly method: (typeof METHODS)[number];
  readonly args: readonly [number, number];
  readonly isOdd: boolean;
}

const METHODS = [
  'pick',
  'lift',
  'putDown',
  'tap',
  'tapLay',
  'aim',
  'aimLay',
  'aimFrom',
  'unaim',
  'turn',
  'drop',
  'bring',
  'letGo',
  'look',
  'filter',
  'enlarge',
  'button',
  'play',
  'undo',
  'redo',
] as const;

const calls = fc.array(
  fc.record<Call>({
    method: fc.constantFrom(...METHODS),
    args: fc.tuple(fc.nat(9999), fc.nat(9999)),
    isOdd: fc.integer({ min: 0, max: 9 }).map((lot) => lot === 0),
  }),
  { minLength: 20, maxLength: 80 },
);

test('whatever is called in whatever order, the table stays sound', () => {
  let played = 0;
  const places = fc.record({ kind: fc.constantFrom(...TABLES), seed: fc.integer(), after: fc.nat(150) });
  fc.assert(
    fc.property(places, calls, ({ kind, seed, after }, list) => {
      const table = tableWith(stateOf(kind, seed, after));
      const known = new Set([table.state.value]);
      for (const each of list) {
        const before = table.state.value;
        const tried = call(table, each);
        const { value } = table.state;
        if (value !== before && table.happening.value.type === 'played') {
          // A lumino that was not in hand yet is taken and laid: two moves.
          const between = table.past.value.at(-1)?.state ?? before;
          ensure(between === before || isPlayed(before, between, null), `${each.method} took what nobody can take`);
          ensure(isPlayed(between, value, tried), `${each.method} led where no move leads`);
          known.add(between).add(value);
          played++;
        }
        ensure(known.has(value), 'undo and redo lead only where the game has been');
        ensureSound(table);
      }
    }),
    RUNS,
  );
  expect(played).toBeGreaterThan(RUNS.numRuns);
});

test.each(ODD.map((odd) => [inspect(odd), odd]))('%s is ignored by every method', (_, odd) => {
  fc.assert(
    fc.property(fc.constantFrom(...TABLES), fc.integer(), fc.nat(100), (kind, seed, after) => {
      const table = tableWith(stateOf(kind, seed, after));
      const before = snapshot(table);
      const wild = odd as never;
      for (const method of ['pick', 'lift', 'tap', 'aimFrom', 'enlarge'] as const) table[method](wild);
      if (odd !== null) for (const method of ['look', 'filter'] as const) table[method](wild);
      table.aim(wild, wild);
      table.aim(wild, 0);
      table.aim(0, wild);
      for (const to of ['atoll', 'display', 'hand'] as const) table.bring(wild, to);
      table.bring(0, wild);
      expect(snapshot(table)).toEqual(before);
      expect(table.play(wild)).toBe(false);
      expect(table.refusals.value).toEqual([{ rule: 'malformed', key: 'type' }]);
    }),
    { ...RUNS, numRuns: 5 },
  );
});

test('minus zero is no lumino, not even where lumino 0 lies', () => {
  const table = tableWith(offering('y1t1,p6o1,y3s1,g4o1'));
  expect(table.pickable.value).toContain(0);
  table.pick(-0);
  table.lift(-0);
  table.bring(-0, 'atoll');
  expect([table.chosen.value, table.refusals.value, table.happening.value.type]).toEqual([[], [], 'opened']);
});

/** Does what a call says, mostly with something sensible, and gives the move that it asked for, if any. */
function call(table: DrivenTable, { method, args: [a, b], isOdd }: Call): Move | null {
  const from = <T>(items: readonly T[], lot: number): T =>
    (isOdd ? ODD : items)[lot % (isOdd ? ODD : items).length] as T;
  const field = (lot: number) => (isOdd ? from([0], lot) : lot % 44);
  const lumino = () => {
    const { pickable, state } = table;
    const near = [...pickable.value, ...pickable.value, ...state.value.atoll, ...state.value.players[0].display];
    return near.length === 0 || isOdd ? from([a % 110], a) : from(near, a);
  };
  const lay = table.lays.value[a % table.lays.value.length] ?? { numberOn: field(a), otherOn: field(b) };
  switch (method) {
    case 'pick':
    case 'lift':
      table[method](lumino());
      return null;
    case 'tap':
    case 'aimFrom':
    case 'look':
      table[method](field(a));
      return null;
    case 'tapLay':
      table.tap(lay.numberOn);
      table.tap(lay.otherOn);
      return null;
    case 'aim':
      table.aim(field(a), field(b));
      return null;
    case 'aimLay':
      table.aim(lay.numberOn, lay.otherOn);
      return null;
    case 'bring':
      table.bring(lumino(), from(['atoll', 'display', 'hand'] as const, b));
      return null;
    case 'filter':
      table.filter(from([null, 1, 2, 3, 4], a));
      return null;
    case 'enlarge':
      table.enlarge(from([0, 1, 2, 3, 4], a));
      return null;
    case 'button':
      if (table.moves.value.length > 0) table.play(from(table.moves.value, a));
      return null;
    case 'play': {
      const move = from<Move>(
        [...legalMoves(table.state.value), ...firstSpecial(table.state.value), { type: 'pass' }],
        a,
      );
      table.play(move);
      return move;
    }
    case 'putDown':
    case 'unaim':
    case 'turn':
    case 'drop':
    case 'letGo':
    case 'undo':
    case 'redo':
      table[method]();
      return null;
  }
}

function ensureSound(table: DrivenTable): void {
  const { state, chosen, pickable, held, lays, ghost, first, prospects, moves, shown, level, direction } = table;
  const now = state.value;
  const isAccepted = (move: Move) => play(now, move).ok;
  ensureInvariants(now);
  ensure(new Set(chosen.value).size === chosen.value.length, 'nothing is chosen twice');
  ensure(
    chosen.value.every((lumino) => pickable.value.includes(lumino)),
    'what is chosen can be picked',
  );
  const laying = held.value === null ? now : withInHand(now, held.value, chosen.value);
  const isLaid = (spot: LayFields) => held.value !== null && play(laying, layMove(laying, held.value, spot)).ok;
  ensure(held.value === null || laying.players[now.seat].hand.includes(held.value), 'what is held can be in hand');
  ensure(lays.value.every(isLaid), 'every lay is accepted');
  if (ghost.value !== null) {
    ensure((ghost.value.refusals.length === 0) === isLaid(ghost.value), 'a ghost is legal if the rules say so');
  }
  ensure(first.value === null || lays.value.some((lay) => lay.numberOn === first.value), 'the mark leads to a lay');
  ensure(moves.value.every(isAccepted), 'every button can be pressed');
  ensure(prospects.value.length === 44, 'each field has its prospect');
  const isOpen = held.value !== null && shown.value === now.seat;
  ensure(isOpen !== (prospects.value[0].type === 'none'), 'prospects are for the lumino in hand');
  ensure(isOpen || (ghost.value === null && lays.value.length === 0), 'no ghost and no lays without it');
  ensure(shown.value in now.players, 'a reef is shown');
  ensure(level.value === null || level.value <= highestLevel(now.players[shown.value].reef), 'a level that is there');
  ensure([0, 1, 2, 3, 4, 5].includes(direction.value), 'one of six directions');
}

/** The state in which that lumino is laid: this one, or the one after taking what is chosen. */
function withInHand(state: GameState, held: LuminoId, chosen: readonly LuminoId[]): GameState {
  const { atoll, players, seat } = state;
  if (players[seat].hand.includes(held)) return state;
  const taken = play(
    state,
    atoll.includes(held) ? { type: 'takeFromAtoll', luminos: chosen } : { type: 'takeFromDisplay', lumino: held },
  );
  ensure(taken.ok, 'what is held can be taken');
  return taken.state;
}

/** Is there a move from the one state to the other? */
function isPlayed(before: GameState, after: GameState, tried: Move | null): boolean {
  const wanted = JSON.stringify(after);
  const candidates = tried === null ? legalMoves(before) : [tried];
  return candidates.some((move) => {
    const outcome = play(before, move);
    return outcome.ok && JSON.stringify(outcome.state) === wanted;
  });
}

/** A random game after that many moves, or at its end. */
function stateOf(kind: (typeof TABLES)[number], seed: number, after: number): GameState {
  let count = 0;
  let last: GameState | null = null;
  for (const { before, played } of playGame(kind, seed)) {
    if (count++ === after) return before;
    last = played.state;
  }
  ensure(last !== null, 'every game has moves');
  return last;
}

function firstSpecial(state: GameState): readonly Move[] {
  const { value } = specialActions(state).next();
  return value === undefined ? [] : [value];
}

function snapshot(table: DrivenTable): unknown {
  return Object.entries(table).flatMap(([name, part]) => (typeof part === 'function' ? [] : [[name, part.value]]));
}
