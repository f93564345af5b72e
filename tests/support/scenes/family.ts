import type { Page } from '@playwright/test';
import { CHARACTERS, FISH, type Person } from '../../../src/history/record';
import { formatPosition } from '../../../src/rules/text/position';
import { formatSave, type Stored } from '../../../src/storage/format/save';
import { EMPTIED, EMPTIED_MIDWAY, type Evening, FOUR, LIGHT, SHARED, TWO } from './games';

// A family that has played for some weeks: few deals, many people.

const DAY = 24 * 60 * 60_000;
const NORA: Person = { name: 'Nora', fish: 'clownfish', mind: null };
const OLE: Person = { name: 'Ole', fish: 'swordfish', mind: null };
const MIA: Person = { name: 'Mia', fish: 'pufferfish', mind: null };
const GRANDPA: Person = { name: 'Großvater Maximilian', fish: 'angelfish', mind: null };
const MAX: Person = { name: 'Opa Max', fish: 'angelfish', mind: null };
const SAKURA: Person = { name: '小林さくら', fish: 'clownfish', mind: null };

/** Who sat there; a word is a character. */
type Seats = readonly (Person | 'Pip' | 'Marlo' | 'Orla')[];

const EVENINGS: readonly (readonly [Evening, Seats])[] = [
  [TWO, [NORA, OLE]],
  [FOUR, [NORA, OLE, MIA, GRANDPA]],
  [TWO, [{ ...NORA, name: 'nora ' }, 'Pip']],
  [LIGHT, [OLE, MIA, GRANDPA, NORA]],
  [TWO, [OLE, NORA]],
  [EMPTIED, [MIA, NORA, OLE, GRANDPA]],
  [TWO, ['Pip', NORA]],
  [SHARED, [NORA, OLE, MIA]],
  [TWO, [GRANDPA, MIA]],
  [FOUR, [GRANDPA, NORA, OLE, MIA]],
  [TWO, ['Marlo', OLE]],
  [LIGHT, [NORA, GRANDPA, SAKURA, OLE]],
  [EMPTIED_MIDWAY, [OLE, MIA, NORA, GRANDPA]],
  [SHARED, [MIA, 'Pip', NORA]],
  [TWO, [NORA, MAX]],
  [SHARED, [OLE, MIA, NORA]],
  [TWO, ['Pip', { ...NORA, fish: 'angelfish' }]],
  [FOUR, [MIA, NORA, 'Orla', OLE]],
  [TWO, [OLE, 'Pip']],
];

/** The games of the family as the database has them; or only the first so many. */
export function familyGames(count = EVENINGS.length): readonly Stored[] {
  return EVENINGS.flatMap(([{ state, record }, seats], index) => {
    if (record.people.length !== seats.length || index >= count) return [];
    const people = seats.map((seat, place) => personAt(seat, place, seats));
    const time = Date.UTC(2026, 8, 5, 18) + index * 4 * DAY;
    return [
      formatSave({
        id: `family${index}`,
        title: null,
        created: time,
        touched: time,
        saves: 1,
        isOver: true,
        removed: null,
        position: formatPosition(state),
        record: { ...record, people },
      }),
    ];
  });
}

function personAt(seat: Seats[number], place: number, seats: Seats): Person {
  if (typeof seat !== 'string') return seat;
  const taken = seats.map((other) => (typeof other === 'string' ? null : other.fish));
  const fish = FISH.filter((each) => !taken.includes(each))[0] ?? FISH[place];
  const character = CHARACTERS[{ Pip: 0, Marlo: 1, Orla: 2 }[seat]];
  return { name: seat, fish, mind: { character, version: 1 } };
}

/** As if they had been played on this device. The page must be loaded anew to see them. */
export async function keepStored(page: Page, games: readonly Stored[]): Promise<void> {
  await page.evaluate(
    (all) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('lumicora');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('games', 'readwrite');
          for (const game of all) transaction.objectStore('games').put(game);
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          transaction.onabort = () => reject(transaction.error);
        };
      }),
    games,
  );
}
