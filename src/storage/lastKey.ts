import type { GameId } from '../history/record';
import { parseSave, type Save, type Stored } from './format/save';
import { seal, unseal } from './format/sealed';
import { LAST_KEY as KEY } from './keys';

// The last save once more, in localStorage: where no worker notes it in a file, or none that answers. It outlives an app
// that is closed a moment later, before the compact copy is made.

export function noteLast(game: Stored): void {
  try {
    localStorage.setItem(KEY, seal(JSON.stringify(game)));
  } catch {
    // The other copies are on their way.
  }
}

/** Null if there is none, or none that can be read. */
export function lastNoted(): Save | null {
  try {
    const parsed = parseSave(unseal(localStorage.getItem(KEY) ?? ''));
    return parsed.ok ? parsed.save : null;
  } catch {
    return null;
  }
}

/** It is deleted and must not come back at the next start; or copied as of so many saves, and need not. */
export function forgetLast(id: GameId, saves = Number.POSITIVE_INFINITY): void {
  const last = lastNoted();
  if (last?.id === id && last.saves <= saves) localStorage.removeItem(KEY);
}
