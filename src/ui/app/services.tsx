import type { ReadonlySignal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Install } from '../../offline/install';
import type { Updates } from '../../offline/updates';
import type { GameLibrary } from '../../store/library/gameLibrary';
import type { Library } from '../../store/library/library';
import type { BoardSource } from './boardSource';

/** What `main.tsx` has made and hands down to every screen. */
interface Made {
  readonly library: Library;
  readonly updates: Updates;
  readonly install: ReadonlySignal<Install>;
  readonly board: BoardSource;
}

export const Services = createContext<Made | null>(null);

/** The kept games as lists show them, and what is wrong with keeping them. */
export function useLibrary(): Library {
  return useServices().library;
}

/** Whether all is on this device, and whether there is a new version of it. */
export function useUpdates(): Updates {
  return useServices().updates;
}

/** How the app gets onto the home screen. */
export function useInstall(): ReadonlySignal<Install> {
  return useServices().install;
}

/** What draws the table. */
export function useBoard(): BoardSource {
  return useServices().board;
}

/** The kept games one by one. They are loaded together with each screen that needs them (`NEED_GAMES` in `lazyScreens.ts`). */
export function useGames(): GameLibrary {
  const games = useLibrary().loadedGames();
  if (games === null) throw new Error('this screen is not among those that need games');
  return games;
}

function useServices(): Made {
  const made = useContext(Services);
  if (made === null) throw new Error('main.tsx hands down what it has made');
  return made;
}
