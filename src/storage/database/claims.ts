import type { GameId } from '../../history/record';

/** The right to write a game: one tab has it at a time. */
export interface Claim {
  /** No other tab can write it meanwhile. */
  readonly isExclusive: boolean;
  /** Resolves when another tab has taken it over. */
  readonly lost: Promise<void>;
  /** Gives up the right as soon as that promise settles. */
  release(last?: Promise<unknown>): void;
}

/** A tab that is being closed or loaded again needs that long to let go. */
const RELEASE_MS = 500;
/** A browser that has not granted a free lock after this number of waits will not: the game opens without one. */
const RELEASE_WAITS = 12;

/** For browsers without locks, or that refuse them. The database still notices a tab that was overtaken. */
const UNLOCKED: Claim = { isExclusive: false, lost: new Promise(() => {}), release() {} };

/** Null if another tab has that game and it is not to be taken from there. */
export type ClaimGame = (id: GameId, isTaking: boolean) => Promise<Claim | null>;

export function createClaims(locks: LockManager | null): ClaimGame {
  if (locks === null) return async () => UNLOCKED;
  /** Locks that this tab is still giving up: they are not held by another tab, however long that takes. */
  const leaving = new Map<GameId, Promise<unknown>>();
  return async (id, isTaking) => {
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
      const name = `lumicora.game.${id}`;
      const waiting = new AbortController();
      const options: LockOptions = isTaking ? { steal: true } : { signal: waiting.signal };
      let isHeld = false;
      let isAnswered = false;
      const answer = (claim: Claim | null) => {
        if (!isAnswered) resolve(claim);
        isAnswered = true;
      };
      const giveUpLater = async () => {
        for (let wait = 0; wait < RELEASE_WAITS && !isAnswered; wait++) {
          await after(RELEASE_MS);
          // A busy browser may take longer than that to grant a lock which no tab holds.
          if (isAnswered || !(await isLocked(locks, name))) continue;
          // The holder may be this request, whose callback is about to run.
          await after(0);
          answer(null);
        }
        answer(UNLOCKED);
        if (!isHeld) waiting.abort();
      };
      if (!isTaking) giveUpLater();
      locks
        .request(name, options, () => {
          // Granted too late: the game is open without it, or another tab was said to have it.
          if (isAnswered) return;
          isHeld = true;
          answer({
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
          else answer(isAbort(error) ? null : UNLOCKED);
        });
    });
  };
}

function isLocked(locks: LockManager, name: string): Promise<boolean> {
  const isHeld = locks.query().then(
    ({ held = [] }) => held.some((lock) => lock.name === name),
    () => true,
  );
  return Promise.race([isHeld, after(RELEASE_MS).then(() => false)]);
}

function after(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
