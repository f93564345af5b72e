import { signal } from '@preact/signals';
import { afterEach, expect, test, vi } from 'vitest';
import { type FinishedGame, parseFinished } from '../../../../src/storage/format/finished';
import type { NameGroups } from '../../../../src/storage/format/nameGroups';
import { formatSave, type Save } from '../../../../src/storage/format/save';
import type { TakeFinished } from '../../../../src/store/library/finishedGames';
import { createReading } from '../../../../src/ui/screens/chronicle/reading';
import { OVER, saveOf } from '../../../support/storage/samples';

afterEach(() => {
  vi.restoreAllMocks();
});

function finished(id: string, parts: Partial<Save> = {}, name = id): FinishedGame {
  const people = OVER.people.map((person, seat) => (seat === 0 ? { ...person, name } : person));
  const game = parseFinished(formatSave(saveOf({ ...OVER, people }, { id, ...parts })), 1);
  if (game === null) throw new Error('this game can be read');
  return game;
}

/** A library that hands over these slices, each once it is asked for. */
function libraryOf(slices: readonly (readonly FinishedGame[])[], groups = signal<NameGroups>([]), unreadable = 0) {
  const reads: string[] = [];
  const counted = (game: FinishedGame): FinishedGame => ({
    ...game,
    read() {
      reads.push(game.id);
      return game.read();
    },
  });
  const never = () => {
    throw new Error('nothing is joined here');
  };
  return {
    reads,
    async readFinished(take: TakeFinished) {
      for (const slice of slices) if (!(await take(slice.map(counted), 0))) return;
      await take([], unreadable);
    },
    joinedNames: { groups, load: async () => {}, join: never, separate: never, add: never },
  };
}

async function readThrough(reading: ReturnType<typeof createReading>): Promise<void> {
  await vi.waitFor(() => {
    const chronicle = reading.chronicle.value;
    expect(chronicle !== null && !reading.isListing.value && chronicle.detailed === chronicle.games).toBe(true);
  });
}

test('all games are told of, and then where the points came from', async () => {
  const reading = createReading();
  expect(reading.chronicle.value).toBeNull();
  reading.begin(libraryOf([[finished('a'), finished('b')], [finished('c')]], undefined, 2));
  await readThrough(reading);
  expect(reading.chronicle.value).toMatchObject({ games: 3, detailed: 3 });
  expect(reading.unreadable.value).toBe(2);
});

test('where there are many, the first ones are shown before the last are there', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 100;
    return now;
  });
  const reading = createReading();
  const seen: (number | undefined)[] = [];
  reading.chronicle.subscribe((chronicle) => seen.push(chronicle?.games));
  reading.begin(libraryOf([[finished('a')], [finished('b')], [finished('c')]]));
  await readThrough(reading);
  expect(seen.slice(0, 3)).toEqual([undefined, 1, 3]);
});

test('a game that turns out to be damaged goes, is counted as such, and its copy counts', async () => {
  const broken: FinishedGame = { ...finished('first', { created: 5 }, 'Nora'), read: () => null };
  const reading = createReading();
  reading.begin(libraryOf([[broken, finished('copy', { created: 9 }, 'Nora')]]));
  await readThrough(reading);
  await vi.waitFor(() => expect(reading.unreadable.value).toBe(1));
  expect([...(reading.chronicle.value?.touched.keys() ?? [])]).toEqual(['copy']);
});

test('no games make an empty chronicle', async () => {
  const reading = createReading();
  reading.begin(libraryOf([]));
  await readThrough(reading);
  expect(reading.chronicle.value).toMatchObject({ games: 0, people: [], records: [], closest: null });
});

test('another time only games are played through that are new or were played on; one that is gone is gone', async () => {
  const reading = createReading();
  const [a, b] = [finished('a'), finished('b')];
  const end = reading.begin(libraryOf([[a, b]]));
  await readThrough(reading);
  end();
  const later = libraryOf([[a, finished('c')]]);
  reading.begin(later);
  await vi.waitFor(() => expect([...(reading.chronicle.value?.touched.keys() ?? [])].sort()).toEqual(['a', 'c']));
  await readThrough(reading);
  expect(later.reads).toEqual(['c']);
});

test('left before it is through, it stops', async () => {
  const reading = createReading();
  const library = libraryOf([[finished('a')]]);
  reading.begin(library)();
  await new Promise((done) => setTimeout(done));
  expect([reading.chronicle.value, library.reads]).toEqual([null, []]);
});

test('names that are joined are one person at once', async () => {
  const groups = signal<NameGroups>([]);
  const reading = createReading();
  reading.begin(libraryOf([[finished('a', {}, 'Opa'), finished('b', {}, 'Max')]], groups));
  await readThrough(reading);
  const names = () => reading.chronicle.value?.people.map(({ name, figures }) => [name, figures.games]);
  expect(names()).toContainEqual(['Opa', 1]);
  groups.value = [['Max', 'Opa']];
  expect(names()).toContainEqual(['Max', 2]);
});
