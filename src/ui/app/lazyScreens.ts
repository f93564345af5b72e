import { type ReadonlySignal, signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { Route } from './address';
import type { BoardSource } from './boardSource';
import { whenIdle } from './idle';
import { loadRest } from './state/language';

// Every screen but the first comes behind it: the first page must be small.
const LOADERS = {
  setup: () => import('../screens/setup/Setup').then(({ Setup }) => Setup),
  games: () => import('../screens/games/GamesList').then(({ GamesList }) => GamesList),
  chronicle: () => import('../screens/chronicle/ChroniclePage').then(({ ChroniclePage }) => ChroniclePage),
  guide: () => import('../screens/guide/GuidePage').then(({ GuidePage }) => GuidePage),
  settings: () => import('../screens/settings/SettingsPage').then(({ SettingsPage }) => SettingsPage),
  puzzles: () => import('../screens/puzzles/PuzzleDays').then(({ PuzzleDays }) => PuzzleDays),
  puzzle: () => import('../screens/table/puzzle/PuzzleTable').then(({ PuzzleTable }) => PuzzleTable),
  game: () => import('../screens/table/Table').then(({ Table }) => Table),
  replay: () => import('../screens/replay/Replay').then(({ Replay }) => Replay),
  analysis: () => import('../screens/analysis/Analysis').then(({ Analysis }) => Analysis),
  shared: () => import('../screens/share/Shared').then(({ Shared }) => Shared),
  table: () => import('../screens/table/Table').then(({ Table }) => Table),
} as const;

type LazyScreen = keyof typeof LOADERS;

/** These read or write games one by one, whose code is loaded with them. */
const NEED_GAMES: readonly LazyScreen[] = [
  'setup',
  'games',
  'chronicle',
  'game',
  'replay',
  'analysis',
  'shared',
  'table',
  'puzzles',
  'puzzle',
];

/** The board is on its way together with these, which may be long before a player sits down at the table. */
const DRAW_BOARDS: readonly LazyScreen[] = ['game', 'replay', 'table', 'puzzle'];

/** A screen, given where it is. */
type LoadedScreen = ComponentType<{ readonly route: Route }>;
type LoadedScreens = Readonly<Partial<Record<LazyScreen, LoadedScreen | 'failed'>>>;

export interface LazyScreens {
  /** What has been loaded so far. */
  readonly loaded: ReadonlySignal<LoadedScreens>;
  load(name: LazyScreen): void;
  /** Fetches what comes next while the page is being read; gives back what calls that off. */
  loadWhenIdle(name: LazyScreen): () => void;
  /** Not before the player is about to do something; gives back what calls that off. */
  loadWhenTouched(name: LazyScreen): () => void;
}

export function createLazyScreens(loadGames: () => Promise<unknown>, loadBoard: BoardSource['load']): LazyScreens {
  const loaded = signal<LoadedScreens>({});
  const requested = new Set<LazyScreen>();
  const load = (name: LazyScreen) => {
    if (requested.has(name)) return;
    requested.add(name);
    // The screen tells the players if there is no board.
    if (DRAW_BOARDS.includes(name)) loadBoard().catch(() => {});
    const set = (screen: LoadedScreen | 'failed') => {
      loaded.value = { ...loaded.value, [name]: screen };
    };
    Promise.all([LOADERS[name](), loadRest(), NEED_GAMES.includes(name) ? loadGames() : null]).then(
      ([screen]) => set(screen),
      () => set('failed'),
    );
  };
  return {
    loaded,
    load,
    loadWhenIdle: (name) => whenIdle(() => load(name)),
    loadWhenTouched(name) {
      const over = new AbortController();
      const loadOnce = () => {
        over.abort();
        load(name);
      };
      for (const sign of ['pointerdown', 'pointermove', 'keydown']) {
        addEventListener(sign, loadOnce, { signal: over.signal, passive: true });
      }
      return () => over.abort();
    },
  };
}
