import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CHARACTERS, FISH, type GameRecord, type Person } from '../../../../src/history/record';
import { formatSave, type Save } from '../../../../src/storage/format/save';
import { type Chronicle, chronicleOf } from '../../../../src/store/library/chronicle/chronicle';
import { detailsOf } from '../../../../src/store/library/chronicle/details';
import { resultOf } from '../../../../src/store/library/chronicle/results';
import { randomly, takeMost } from '../../../support/policies';
import { TABLES } from '../../../support/rules/randomGame';
import { SHARED } from '../../../support/scenes/games';
import { wholeGame } from '../../../support/storage/compactGames';
import { type App, leaveDevice, newDevice, startApp } from '../../../support/storage/device';
import { type Naive, naiveChronicle } from '../../../support/storage/naiveChronicle';
import { cutTo, saveOf } from '../../../support/storage/samples';

let app: App;

beforeEach(async () => {
  newDevice();
  app = await startApp();
});

afterEach(leaveDevice);

/** Every number of players on every board, played badly in two ways; and one that two of three have won. */
const PLAYED: readonly GameRecord[] = [
  ...TABLES.map((table, seed) => wholeGame(table, seed, seed % 2 === 0 ? randomly : takeMost)),
  SHARED.record,
];

const NAMES = ['Nora', 'nora ', 'NORA', 'Ole', 'Mia', 'Opa  Max', 'opa max', 'Großvater', '小林さくら'];
const GROUPS = [
  [],
  [['Opa Max', 'Großvater']],
  [
    ['Mia', 'großvater', 'Ole'],
    ['小林さくら', 'Nobody'],
  ],
];

const person: fc.Arbitrary<Pick<Person, 'name' | 'mind'>> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...NAMES).map((name) => ({ name, mind: null })) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(...CHARACTERS)
      .map((character) => ({ name: character, mind: { character, version: 1 } })),
  },
);

const kept = fc.record({
  // The shared win more often than the others: a tie is what may go wrong.
  game: fc.oneof({ weight: 3, arbitrary: fc.nat(PLAYED.length - 1) }, fc.constant(PLAYED.length - 1)),
  people: fc.array(person, { minLength: 4, maxLength: 4 }),
  created: fc.nat(5),
  touched: fc.nat(50),
  removed: fc.option(fc.constant(1_700_000_200_000), { freq: 6 }),
  isStopped: fc.nat(5).map((lot) => lot === 0),
  /** Another one of the list, once more. */
  isCopy: fc.nat(3).map((lot) => lot === 0),
});

function savesOf(all: readonly (typeof kept extends fc.Arbitrary<infer T> ? T : never)[]): readonly Save[] {
  const records: GameRecord[] = [];
  return all.map(({ game, people, created, touched, removed, isStopped, isCopy }, index) => {
    const whole = PLAYED[game];
    const seated = whole.people.map((_, seat): Person => ({ ...people[seat], fish: FISH[(seat + game) % 4] }));
    const copied = isCopy ? records[created % records.length] : undefined;
    const record = copied ?? { ...whole, people: seated };
    records.push(record);
    const parts = { id: `game${index}`, created: 1_700_000_000_000 + created, touched: 1_700_000_100_000 + touched };
    return saveOf(isStopped ? cutTo(record, record.log.length - 3) : record, { ...parts, removed });
  });
}

/** All the way from what is stored. */
async function chronicleHere(groups: readonly (readonly string[])[]): Promise<Chronicle> {
  const games: Parameters<typeof chronicleOf>[0][number][] = [];
  await app.games.readFinished((slice, unreadable) => {
    expect(unreadable).toBe(0);
    for (const game of slice) {
      const result = resultOf(game);
      const save = game.read();
      if (result === null || save === null) throw new Error('this game can be read');
      games.push({ ...result, details: detailsOf(save) });
    }
    return true;
  });
  return chronicleOf(games, groups);
}

function expectSame(chronicle: Chronicle, naive: Naive): void {
  expect(chronicle.games).toBe(naive.games);
  expect(chronicle.detailed).toBe(naive.games);
  expect(chronicle.people.map(({ key }) => key).sort()).toEqual([...naive.people.keys()].sort());
  for (const { key, figures, tables, origins, meetings, characters, played } of chronicle.people) {
    const plain = naive.people.get(key);
    if (plain === undefined || origins === null) throw new Error(`nobody is called ${key}`);
    const { games, points } = plain;
    const meanOf = (all: readonly number[]) => all.reduce((sum, each) => sum + each, 0) / all.length;
    expect(figures).toMatchObject({
      games,
      wins: plain.wins,
      mean: meanOf(points),
      best: Math.max(...points),
    });
    expect(played.map((each) => each.points).sort()).toEqual([...points].sort());
    expect(
      Object.fromEntries(
        tables.map(({ players, side, scoreBoard, games, mean, best }) => [
          `${players}${side}${scoreBoard}`,
          [games, mean, best],
        ]),
      ),
    ).toEqual(
      Object.fromEntries(
        Object.entries(plain.tables).map(([table, all]) => [table, [all.length, meanOf(all), Math.max(...all)]]),
      ),
    );
    expect(tables.reduce((sum, { wins }) => sum + wins, 0)).toBe(plain.wins);
    for (const [source, mean] of Object.entries(origins.sources)) {
      expect([source, mean]).toEqual([source, (plain.sources[source] ?? 0) / games + 0]);
    }
    const colours = Object.fromEntries(
      Object.entries(origins.colours ?? {}).map(([each, mean]) => [each, mean * games]),
    );
    for (const [colour, sum] of Object.entries(colours)) expect(sum).toBeCloseTo(plain.colours[colour] ?? 0, 8);
    expect(plain.colours[origins.favourite ?? '']).toBe(Math.max(...Object.values(plain.colours)));
    expect(origins.highest).toBe(plain.height);
    expect(
      Object.fromEntries(meetings.map(({ other, ahead, level, behind }) => [other, [ahead, level, behind]])),
    ).toEqual(plain.met);
    expect(Object.fromEntries(characters.map(({ character, games, beaten }) => [character, [games, beaten]]))).toEqual(
      plain.characters,
    );
  }
  if (naive.games === 0) return;
  const { inARow: _, ...counts } = Object.fromEntries(chronicle.records.map(({ type, count }) => [type, count]));
  const feats = { points: naive.most, height: naive.highest, scoring: naive.bestScoring, animals: naive.mostAnimals };
  // Nothing is no record: people who never scored a colour have none for that.
  expect(counts).toEqual(Object.fromEntries(Object.entries(feats).filter(([, count]) => count > 0)));
  expect(chronicle.closest?.apart).toBe(naive.apart);
}

describe('[chronicle] of any finished games', () => {
  test('says what counting one game after the other says: ties, deleted ones, copies and joined names too', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(kept, { minLength: 1, maxLength: 14 }),
        fc.constantFrom(...GROUPS),
        async (all, groups) => {
          newDevice();
          app = await startApp();
          const saves = savesOf(all);
          await app.database.putGames(saves.map((save) => formatSave(save)));
          expectSame(await chronicleHere(groups), naiveChronicle(saves, groups));
        },
      ),
      { numRuns: 60 },
    );
  });

  test('takes a deleted game out, and counts one again that is brought back', async () => {
    const [two, three] = [saveOf(PLAYED[0], { id: 'two' }), saveOf(SHARED.record, { id: 'three', touched: 5 })];
    for (const save of [two, three]) await app.saves.writeSave(save, 0);
    const both = await chronicleHere([]);
    await app.games.removeGame('two');
    expect((await chronicleHere([])).games).toBe(1);
    await app.games.bringBackGame('two');
    expect(await chronicleHere([])).toEqual(both);
  });
});
