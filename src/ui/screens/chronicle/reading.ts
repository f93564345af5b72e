import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { type Chronicle, chronicleOf } from '../../../store/library/chronicle/chronicle';
import { detailsOf, type SeatDetails } from '../../../store/library/chronicle/details';
import type { CountedGame } from '../../../store/library/chronicle/people';
import { countedGames, type Result, resultOf } from '../../../store/library/chronicle/results';
import type { FinishedGame } from '../../../store/library/finishedGames';
import type { GameLibrary } from '../../../store/library/gameLibrary';
import type { NameGroups } from '../../../store/library/joinedNames';

/** What the finished games say, as it is found out: results at once, where the points came from game by game. */
export interface Reading {
  /** Null until something can be shown. */
  readonly chronicle: ReadonlySignal<Chronicle | null>;
  /** How many games cannot be read, and so are not among them. */
  readonly unreadable: ReadonlySignal<number>;
  /** There may be more games than those that are shown. */
  readonly isListing: ReadonlySignal<boolean>;
  /** Reads everything anew, whatever has come or gone meanwhile. Gives back what stops it. */
  begin(games: Pick<GameLibrary, 'readFinished' | 'joinedNames'>): () => void;
}

interface Entry {
  readonly result: Result;
  readonly read: FinishedGame['read'];
  readonly details: readonly SeatDetails[] | null;
}

/** What was found out of these games, with these names joined. */
interface Made {
  readonly games: readonly CountedGame[];
  readonly groups: NameGroups;
  readonly chronicle: Chronicle;
}

/** Waiting longer than this for the results of all games, the players see those of some. */
const FIRST_LOOK_MS = 60;
/** Looked at once more, the page is painted before anything is read anew. */
const AGAIN_AFTER_MS = 100;
/** So long the page may be busy before it gets to handle input. */
const BUSY_MS = 6;
/** Figures that change more often cannot be read. */
const SHOW_EVERY_MS = 700;

export function createReading(): Reading {
  const made = signal<Made | null>(null);
  const unreadable = signal(0);
  const isListing = signal(false);
  const names = signal<GameLibrary['joinedNames'] | null>(null);
  /** Of games that were played through before: they need not be once more. */
  const known = new Map<string, readonly SeatDetails[]>();
  const chronicle = computed(() => {
    if (made.value === null) return null;
    const groups = names.value?.groups.value ?? [];
    // The players may join names at any moment.
    return groups === made.value.groups ? made.value.chronicle : chronicleOf(made.value.games, groups);
  });

  /** Counting and drawing are too much for one go on a slow tablet. */
  const show = async (entries: ReadonlyMap<string, Entry>, isWanted: () => boolean) => {
    const games = [...entries.values()].map(({ result, details }) => ({ ...result, details }));
    const groups = names.peek()?.groups.peek() ?? [];
    await pause();
    const next = { games, groups, chronicle: chronicleOf(games, groups) };
    await pause();
    if (isWanted()) made.value = next;
  };

  /** Tells the results of all games, one slice after the other; null if nobody waits for them any more. */
  const list = async (games: Pick<GameLibrary, 'readFinished'>, isWanted: () => boolean) => {
    const begun = performance.now();
    const entries = new Map<string, Entry>();
    let broken = 0;
    await games.readFinished(async (slice, more) => {
      broken += more;
      for (const game of slice) {
        const result = resultOf(game);
        if (result === null) broken++;
        else entries.set(game.id, { result, read: game.read, details: known.get(versionOf(result)) ?? null });
      }
      // What was shown before is nearer to the truth than a part of it.
      const isFirst = made.peek() === null && entries.size > 0 && performance.now() - begun > FIRST_LOOK_MS;
      if (isFirst) await show(entries, isWanted);
      return isWanted();
    });
    await show(entries, isWanted);
    if (!isWanted()) return null;
    unreadable.value = broken;
    return entries;
  };

  /** Plays the games through that count, the latest first: whoever looks sees the newest ones grow. */
  const detail = async (entries: Map<string, Entry>, isWanted: () => boolean) => {
    let busySince = performance.now();
    let shownAt = busySince;
    for (let left = undetailed(entries); left.length > 0; left = undetailed(entries)) {
      for (const { result, read } of left) {
        const save = read();
        const details = save && detailsOf(save);
        if (details === null) {
          entries.delete(result.id);
          unreadable.value++;
        } else {
          known.set(versionOf(result), details);
          entries.set(result.id, { result, read, details });
        }
        if (performance.now() - busySince < BUSY_MS) continue;
        await pause();
        if (!isWanted()) return;
        if (performance.now() - shownAt > SHOW_EVERY_MS) {
          await show(entries, isWanted);
          await pause();
          shownAt = performance.now();
        }
        busySince = performance.now();
      }
    }
    await show(entries, isWanted);
  };

  return {
    chronicle,
    unreadable,
    isListing,
    begin(games) {
      let isBegun = true;
      const isWanted = () => isBegun;
      const read = async () => {
        // What is known from before is seen first.
        if (made.peek() !== null) await pause(AGAIN_AFTER_MS);
        isListing.value = true;
        await games.joinedNames.load();
        names.value = games.joinedNames;
        const entries = await list(games, isWanted);
        if (entries === null) return;
        isListing.value = false;
        if (undetailed(entries).length > 0) await detail(entries, isWanted);
      };
      read();
      return () => {
        isBegun = false;
      };
    },
  };
}

/** A game that was played on is another one. */
function versionOf({ id, touched }: Result): string {
  return `${id} ${touched}`;
}

function undetailed(entries: ReadonlyMap<string, Entry>): readonly Entry[] {
  const counted = countedGames([...entries.values()].map(({ result }) => result));
  return counted
    .map(({ id }) => entries.get(id))
    .filter((entry) => entry !== undefined)
    .filter(({ details }) => details === null)
    .reverse();
}

function pause(timeMs = 0): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, timeMs);
  });
}
