import { signal } from '@preact/signals';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FISH, type Person } from '../../../../../src/history/record';
import { beginTimeline } from '../../../../../src/history/timeline';
import { newGame } from '../../../../../src/rules/game';
import { RULES } from '../../../../../src/store/table/moveSource';
import { createTable, type Table } from '../../../../../src/store/table/table';
import { createLessons } from '../../../../../src/ui/screens/table/lessons/lessons';

const PEOPLE: readonly Person[] = ['Nora', 'Ole'].map((name, seat) => ({ name, fish: FISH[seat], mind: null }));

/** A guided game before its first turn, with a teacher. */
function guided(isGuided = true) {
  vi.stubGlobal('addEventListener', () => {});
  const begun = newGame({ players: 2, side: 'A', scoreBoard: 'dark', octopus: 0, seed: 73 });
  const table = createTable(beginTimeline(begun, [], []));
  const isFree = signal(true);
  const lessons = createLessons({ table, people: PEOPLE, isGuided, isFree });
  const stop = lessons.run();
  while (table.state.value.step.type === 'start') playFirst(table);
  return { table, isFree, lessons, stop };
}

function playFirst(table: Table, type?: string): void {
  const moves = RULES.legal(table.state.peek());
  const move = moves.find((each) => type === undefined || each.type === type) ?? moves[0];
  table.act({ type: 'play', move });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the lessons of a game', () => {
  test('come one at a position, and go with it', () => {
    const { table, lessons } = guided();
    expect(lessons.open.value?.lesson).toBe('offer');
    playFirst(table);
    expect(lessons.open.value?.lesson).toBe('take');
    expect(lessons.taught.value.map(({ lesson }) => lesson)).toEqual(['offer', 'take']);
  });

  test('are put away, and suggest on', () => {
    const { lessons } = guided();
    lessons.close();
    expect(lessons.open.value).toBeNull();
    expect(lessons.here.value?.shown.suggested).not.toEqual([]);
  });

  test('wait until nothing else is to be seen', () => {
    const { table, lessons, isFree } = guided();
    isFree.value = false;
    playFirst(table);
    expect(lessons.open.value).toBeNull();
    isFree.value = true;
    expect(lessons.open.value?.lesson).toBe('take');
  });

  test('missed in a hurry, come with the next moment', () => {
    const { table, lessons, isFree } = guided();
    isFree.value = false;
    playFirst(table);
    playFirst(table, 'takeLimestone');
    isFree.value = true;
    expect(lessons.taught.value.map(({ lesson }) => lesson)).toEqual(['offer']);
  });

  test('are not repeated by taking back and making again', () => {
    const { table, lessons } = guided();
    playFirst(table);
    table.act({ type: 'undo', hasConsent: false });
    expect(lessons.open.value).toBeNull();
    table.act({ type: 'redo' });
    expect(lessons.open.value).toBeNull();
    expect(lessons.taught.value).toHaveLength(2);
  });

  test('end for good when they are skipped', () => {
    const { table, lessons } = guided();
    lessons.skip();
    expect(lessons.areOn.value).toBe(false);
    expect(lessons.open.value).toBeNull();
    playFirst(table);
    expect(lessons.open.value).toBeNull();
    expect(table.marks.value).toEqual([{ at: 2, note: { type: 'lessonsOff' } }]);
  });

  test('that were skipped are not among what was explained, after a reload either', () => {
    const { table, lessons } = guided();
    lessons.skip();
    playFirst(table);
    playFirst(table, 'takeLimestone');
    const again = createTable(beginTimeline(table.state.value, table.past.value, table.marks.value));
    const reloaded = createLessons({ table: again, people: PEOPLE, isGuided: true, isFree: signal(true) });
    expect(lessons.taught.value.map(({ lesson }) => lesson)).toEqual(['offer']);
    expect(reloaded.taught.value).toEqual(lessons.taught.value);
  });

  test('are not there in any other game', () => {
    expect(guided(false).lessons.open.value).toBeNull();
  });

  test('known by the moves alone, go on where the table was', () => {
    const { table } = guided();
    playFirst(table);
    const again = createTable(beginTimeline(table.state.value, table.past.value, []));
    const lessons = createLessons({ table: again, people: PEOPLE, isGuided: true, isFree: signal(true) });
    expect(lessons.taught.value.map(({ lesson }) => lesson)).toEqual(['offer']);
    lessons.run();
    expect(lessons.open.value?.lesson).toBe('take');
  });
});
