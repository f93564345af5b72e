// Where the last game stood, so that a tap on "home" loses nothing. Saved games will take its place.
const KEY = 'lumicora.lastGame';

/** The position of the game played last, if it is not over. */
export function recallGame(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function rememberGame(position: string | null): void {
  // Private windows and full disks throw here; the address still has the game.
  try {
    if (position === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, position);
  } catch {}
}
