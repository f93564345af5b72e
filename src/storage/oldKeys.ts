// Format version 1: games lay in localStorage, one key each.

export const OLD_PREFIX = 'lumicora.game.';

export function hasOldShelf(): boolean {
  return oldKeys().length > 0;
}

export function oldKeys(): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(OLD_PREFIX));
  } catch {
    return [];
  }
}
