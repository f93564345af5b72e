import { type ReadonlySignal, signal } from '@preact/signals';
import type { GameId } from '../history/record';
import { aheadIds } from '../storage/ahead';
import { headOf, type KeptGame, type Shelf, shelfFor } from '../storage/format/head';
import type { Save } from '../storage/format/save';
import { type Counts, countsOfGames, type Mark, type Page, pageOfGames } from '../storage/games';
import { hasOldShelf } from '../storage/oldKeys';
import type { SpareHead } from '../storage/spareText';
import { hasTraces } from '../storage/traces';
import { noteRestored, noteTrouble, type Trouble, trouble } from './troubles';

// The kept games as lists show them. Small: the first page needs it. Nothing here rejects.

export type { KeptGame } from '../storage/format/head';
export type { Counts, Mark, Page } from '../storage/games';

export function newGameId(): GameId {
  // randomUUID exists in secure contexts only, and a tablet may reach us by a plain address in the local network.
  const [a, b] = crypto.getRandomValues(new Uint32Array(2));
  return a.toString(36) + b.toString(36);
}

/** Games of that shelf after the mark, the ones touched last first. */
export async function listGames(shelf: Shelf, after: Mark | null, count: number): Promise<Page> {
  await broughtOver();
  try {
    const before = trouble.peek();
    // Before the database is asked: what it gets in between is there then.
    const ahead = await newerElsewhere();
    // As many rows more as may have to go.
    const page = await pageOfGames(shelf, after, count + ahead.length);
    noteAnswer(ahead, before);
    const newer = after === null ? ahead.filter((head) => shelfFor(head) === shelf) : [];
    const whole = await repaired(page.unreadable);
    if (ahead.length + whole.length === 0) return page;
    const rest = page.games.filter(({ id }) => !ahead.some((save) => save.id === id));
    const games = merged(rest, [...whole.filter((save) => shelfFor(save) === shelf).map(headOf), ...newer]);
    return { ...page, games, unreadable: page.unreadable.filter((id) => !whole.some((save) => save.id === id)) };
  } catch (error) {
    const games = await sparedGames(error);
    const isOnShelf = ({ isOver }: KeptGame) => shelf === (isOver ? 'over' : 'running');
    // There are few, or the players are in trouble enough: no pages, and no deleted ones.
    return { games: after === null ? games.filter(isOnShelf) : [], unreadable: [], next: null };
  }
}

export async function countGames(): Promise<Counts> {
  await broughtOver();
  try {
    const before = trouble.peek();
    const ahead = await newerElsewhere();
    const counts = await countsOfGames(ahead);
    noteAnswer(ahead, before);
    return counts;
  } catch (error) {
    const games = await sparedGames(error);
    const over = games.filter(({ isOver }) => isOver).length;
    return { running: games.length - over, over, removed: 0, damaged: 0 };
  }
}

/** The game to go on with: the one touched last, if it is not over. */
async function lastGame(): Promise<KeptGame | null> {
  const { games } = await listGames('running', null, 1);
  return games[0] ?? null;
}

/** What the first page shows of the kept games. */
export interface Overview {
  readonly last: KeptGame | null;
  readonly hasGames: boolean;
}

const seen = signal<Overview | null>(null);

/** As it was when somebody last looked, and as the moves since have changed it; null before. */
export const overview: ReadonlySignal<Overview | null> = seen;

export async function lookOver(): Promise<void> {
  const [last, { running, over }] = await Promise.all([lastGame(), countGames()]);
  seen.value = { last, hasGames: last !== null || running + over > 0 };
}

/** The first page is right at once when somebody comes back from a game. */
export async function noteSaved(game: KeptGame): Promise<void> {
  if (game.isOver) return lookOver();
  seen.value = { last: game, hasGames: true };
}

let reconciling: Promise<void> | null = null;

/** Once a start: what one place has lost comes back from the other. */
export function reconciled(): Promise<void> {
  reconciling ??= madeWhole();
  return reconciling;
}

async function madeWhole(): Promise<void> {
  // A first visit has nothing to lose, and better things to load.
  if (!(await hasTraces())) return;
  try {
    const { reconcile } = await import('../storage/reconcile');
    let told = 0;
    const restored = await reconcile(Date.now(), (few) => {
      told = few;
      noteRestored(few);
      lookOver();
    });
    noteRestored(restored - told);
  } catch {
    // The next start will.
  }
}

let bringing: Promise<void> | null = null;

/** Games of the first version are moved to where games are kept now. */
export function broughtOver(): Promise<void> {
  bringing ??= hasOldShelf() ? bringOver() : done();
  return bringing;
}

async function bringOver(): Promise<void> {
  try {
    const { emptyOldShelf } = await import('../storage/oldShelf');
    await emptyOldShelf();
  } catch {
    // They stay where they are, for the next start.
  }
}

async function done(): Promise<void> {}

function merged(games: readonly KeptGame[], others: readonly KeptGame[]): readonly KeptGame[] {
  return [...new Map([...games, ...others].map((game) => [game.id, game])).values()].sort(
    (a, b) => b.touched - a.touched,
  );
}

/** What is damaged in the database may be whole in the spare place. */
async function repaired(ids: readonly GameId[]): Promise<readonly Save[]> {
  if (ids.length === 0) return [];
  const { readSave } = await import('../storage/saves');
  const reads = await Promise.all(ids.map(readSave));
  return reads.flatMap((read) => (read.ok ? [read.save] : []));
}

/** A full database still reads; what it could not take is elsewhere. */
async function newerElsewhere(): Promise<readonly SpareHead[]> {
  if (trouble.peek() === null && aheadIds().length === 0) return [];
  const { aheadGames } = await import('../storage/saves');
  return aheadGames();
}

/** All is well again if the database has taken all and answers; unless something has gone wrong since it was asked. */
function noteAnswer(ahead: readonly SpareHead[], before: Trouble | null): void {
  if (ahead.length === 0 && trouble.peek() === before && before?.database !== 'full') noteTrouble(null);
}

/** Without a database: what the spare place has. */
async function sparedGames(error: unknown): Promise<readonly KeptGame[]> {
  try {
    const { canSpare, sparedGames, troubleOf } = await import('../storage/saves');
    noteTrouble({ database: troubleOf(error), isSpared: await canSpare() });
    return await sparedGames();
  } catch {
    return [];
  }
}
