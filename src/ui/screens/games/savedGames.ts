import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Changed, GameLibrary, Imported, ReadGame } from '../../../store/library/gameLibrary';
import type { Counts, KeptGame, Library } from '../../../store/library/library';
import { createPages, type Held, type Pages, type SavedGame } from './paging';

/** The parts of the list. */
export const KINDS = ['running', 'over', 'removed'] as const;
export type Kind = (typeof KINDS)[number];

/** The kept games, as long as the list is open. All that this screen knows of the storage is here. */
export interface SavedGames {
  readonly parts: Readonly<Record<Kind, Pick<Pages, 'games' | 'hasMore' | 'more'>>>;
  /** Null until they have been counted. A damaged game may be known as one only once its page is there. */
  readonly counts: ReadonlySignal<Counts | null>;
  /** Counts, and fetches the first page of a part, or `games` games of it. */
  open(kind: Kind, games?: number): Promise<void>;
  /** Once more, with whatever has come meanwhile. */
  again(): Promise<void>;
  rename(game: SavedGame, title: string | null): Promise<Changed>;
  /** The copy comes first in the list, with the first title that no other game has. Null, or why there is none. */
  copy(
    game: SavedGame,
    titleOf: (copy: number) => string,
  ): Promise<Extract<ReadGame, { readonly ok: false }>['why'] | null>;
  /** A deleted game keeps its place in the list. */
  remove(game: SavedGame): Promise<Changed>;
  bringBack(game: SavedGame): Promise<Changed>;
  /** The text of a file with one game or with all; null if there is none. */
  textOf(game: SavedGame | 'all'): Promise<string | null>;
  /** Tells now and then how many games of how many have been read. */
  takeIn(text: string, tell?: (read: number, all: number) => void): Promise<Imported>;
  /** Opens the part that has this game, as far as it takes to get to it. */
  reach(game: KeptGame): Promise<void>;
  recordOf(game: SavedGame): Promise<ReadGame>;
}

export function openSavedGames(
  { listGames, countGames }: Pick<Library, 'listGames' | 'countGames'>,
  games: Omit<
    GameLibrary,
    'openKept' | 'openPosition' | 'lastOpened' | 'startGame' | 'findShared' | 'keepShared' | 'puzzles'
  >,
): SavedGames {
  const parts = {
    running: createPages((after, count) => listGames('running', after, count), false),
    over: createPages((after, count) => listGames('over', after, count), false),
    removed: createPages((after, count) => listGames('removed', after, count), true),
  };
  const counted = signal<Counts | null>(null);
  const count = async () => {
    counted.value = await countGames();
  };
  const again = async () => {
    await Promise.all([count(), ...KINDS.map((kind) => refresh(parts[kind]))]);
  };
  const counts = computed(() => counted.value && without(parts, counted.value));
  /** A game has left its part for another one, which may be there already. */
  const moved = async (game: SavedGame) => {
    const others = KINDS.map((kind) => parts[kind]).filter((part) => !part.games.value?.some((each) => each === game));
    await Promise.all([count(), ...others.map(refresh)]);
  };

  return {
    parts,
    counts,
    async open(kind, atLeast) {
      await Promise.all([count(), parts[kind].games.value === null ? parts[kind].more(atLeast) : null]);
    },
    again,
    async rename(game, title) {
      const { kept } = heldIn(parts, game);
      const changed = await games.renameGame(kept.value.id, title);
      if (changed === 'changed') kept.value = { ...kept.value, title };
      return changed;
    },
    async copy(game, titleOf) {
      const { kept } = game;
      const read = await games.readGame(kept.value.id);
      if (!read.ok) return read.why;
      const taken = await allTitles(listGames);
      let copy = 1;
      while (taken.has(titleOf(copy))) copy++;
      const title = titleOf(copy);
      const id = await games.keepGame(read.record, title);
      parts[kept.value.isOver ? 'over' : 'running'].putFirst({ ...kept.value, id, title, touched: Date.now() });
      await count();
      return null;
    },
    async remove(game) {
      const { kept, isRemoved } = heldIn(parts, game);
      if (isRemoved.value) return 'changed';
      const changed = await games.removeGame(kept.value.id);
      if (changed !== 'changed') return changed;
      isRemoved.value = true;
      await moved(game);
      return changed;
    },
    async bringBack(game) {
      const { kept, isRemoved } = heldIn(parts, game);
      const changed = await games.bringBackGame(kept.value.id);
      if (changed !== 'changed') return changed;
      isRemoved.value = false;
      await moved(game);
      return changed;
    },
    textOf: (game) => (game === 'all' ? games.exportAll() : games.exportGame(game.kept.value.id)),
    async takeIn(text, tell) {
      const imported = await games.importGames(text, tell);
      if (imported.ok) await again();
      return imported;
    },
    async reach({ id, isOver }) {
      const { games: listed, hasMore, more } = parts[isOver ? 'over' : 'running'];
      const isThere = () => listed.value?.some(({ kept }) => kept.value.id === id) ?? false;
      if (listed.value === null) await more();
      while (!isThere() && hasMore.value) await more();
    },
    recordOf: (game) => games.readGame(game.kept.value.id),
  };
}

/** Games that are listed but cannot be read count as damaged, not as what they once were. */
function without(parts: Readonly<Record<Kind, Pages>>, { running, over, removed, damaged }: Counts): Counts {
  const torn = (kind: Kind) => parts[kind].unreadable.value.length;
  return {
    // Without the database they are not counted.
    running: Math.max(0, running - torn('running')),
    over: Math.max(0, over - torn('over')),
    removed: Math.max(0, removed - torn('removed')),
    damaged: damaged + torn('running') + torn('over') + torn('removed'),
  };
}

/** What the screen holds, as what may be changed. */
function heldIn(parts: Readonly<Record<Kind, Pages>>, game: SavedGame): Held {
  const all = KINDS.flatMap((kind) => parts[kind].games.value ?? []);
  const held = all.find((each) => each === game);
  if (held === undefined) throw new Error('this game is not of this list');
  return held;
}

/** Of all games but the deleted ones, on whichever page. */
async function allTitles(listGames: Library['listGames']): Promise<ReadonlySet<string | null>> {
  const pages = await Promise.all(
    (['running', 'over'] as const).map((kind) => listGames(kind, null, Number.POSITIVE_INFINITY)),
  );
  return new Set(pages.flatMap(({ games }) => games.map(({ title }) => title)));
}

/** A part that has not been opened yet will be read when it is. */
async function refresh(pages: Pages): Promise<void> {
  if (pages.games.value !== null) await pages.again();
}
