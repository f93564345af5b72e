import { type ReadonlySignal, signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { Route } from './app/address';
import { whenIdle } from './app/idle';

// Every screen but the first comes behind it: the first page must be small.
const LOADERS = {
  setup: () => import('./setup/Setup').then(({ Setup }) => Setup),
  games: () => import('./gamesList/GamesList').then(({ GamesList }) => GamesList),
  guide: () => import('./screens/guide/GuidePage').then(({ GuidePage }) => GuidePage),
  settings: () => import('./settings/SettingsPage').then(({ SettingsPage }) => SettingsPage),
  game: () => import('./table/Table').then(({ Table }) => Table),
  replay: () => import('./replay/Replay').then(({ Replay }) => Replay),
  shared: () => import('./share/Shared').then(({ Shared }) => Shared),
  table: () => import('./table/Table').then(({ Table }) => Table),
} as const;

export type LazyScreen = keyof typeof LOADERS;

/** A screen, given where it is. */
type Loaded = ComponentType<{ readonly route: Route }>;

const loaded = signal<Readonly<Partial<Record<LazyScreen, Loaded | 'failed'>>>>({});

/** What has been loaded so far. */
export const screens: ReadonlySignal<Readonly<Partial<Record<LazyScreen, Loaded | 'failed'>>>> = loaded;

const asked = new Set<LazyScreen>();

export function loadScreen(name: LazyScreen): void {
  if (asked.has(name)) return;
  asked.add(name);
  const set = (screen: Loaded | 'failed') => {
    loaded.value = { ...loaded.value, [name]: screen };
  };
  LOADERS[name]().then(set, () => set('failed'));
}

/** Fetches what comes next while the first page is being read; gives back what calls that off. */
export function loadWhenIdle(names: readonly LazyScreen[]): () => void {
  return whenIdle(() => names.forEach(loadScreen));
}

/** Not before somebody is about to do something; gives back what calls that off. */
export function loadWhenTouched(names: readonly LazyScreen[]): () => void {
  const over = new AbortController();
  const load = () => {
    over.abort();
    names.forEach(loadScreen);
  };
  for (const sign of ['pointerdown', 'pointermove', 'keydown']) {
    addEventListener(sign, load, { signal: over.signal, passive: true });
  }
  return () => over.abort();
}
