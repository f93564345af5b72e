import type { GameId } from '../history/record';

/** The right to write a game: one tab has it at a time. */
export interface Claim {
  /** No other tab can write it meanwhile. */
  readonly isExclusive: boolean;
  /** Resolves when another tab has taken it over. */
  readonly lost: Promise<void>;
  /** Gives it up as soon as that is done. */
  release(last?: Promise<unknown>): void;
}

/** A tab that is being closed or loaded again needs so many milliseconds to let go. */
const PATIENCE = 500;

/** Where there are no locks, or none for us. The database still notices who was overtaken. */
const UNLOCKED: Claim = { isExclusive: false, lost: new Promise(() => {}), release: () => {} };

/** What this tab has not let go of yet: it is no other tab, however long it takes. */
const leaving = new Map<GameId, Promise<unknown>>();

/** Null if another tab has that game and it is not to be taken from there. */
export async function claimGame(id: GameId, isTaking: boolean): Promise<Claim | null> {
  // Only in secure contexts.
  if (!('locks' in navigator)) return UNLOCKED;
  await leaving.get(id);
  return new Promise((resolve) => {
    let release = () => {};
    let lose = () => {};
    const lost = new Promise<void>((done) => {
      lose = done;
    });
    const held = new Promise<void>((done) => {
      release = done;
    });
    const patience = new AbortController();
    setTimeout(() => patience.abort(), PATIENCE);
    const options: LockOptions = isTaking ? { steal: true } : { signal: patience.signal };
    let isHeld = false;
    navigator.locks
      .request(`lumicora.game.${id}`, options, () => {
        isHeld = true;
        resolve({
          isExclusive: true,
          lost,
          release(last = Promise.resolve()) {
            const gone = last.finally(() => {
              if (leaving.get(id) === gone) leaving.delete(id);
              release();
            });
            leaving.set(id, gone);
          },
        });
        return held;
      })
      .catch((error) => {
        if (isHeld) lose();
        else resolve(isImpatience(error) ? null : UNLOCKED);
      });
  });
}

function isImpatience(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
