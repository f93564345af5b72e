import { type ReadonlySignal, signal } from '@preact/signals';
import type { GameId, GameRecord } from '../../history/record';
import { logOf } from '../../history/replay';
import type { Timeline } from '../../history/timeline';
import { formatPosition } from '../../rules/text/position';
import type { Claim } from '../../storage/database/claims';
import type { Device } from '../../storage/device';
import { headOf } from '../../storage/format/head';
import type { Save } from '../../storage/format/save';
import type { SaveRepository } from '../../storage/saveRepository';
import type { Storage } from '../../storage/storage';
import type { Keep } from '../table/runningGame';
import { newGameId } from './gameId';
import type { Library } from './library';

/** Writes down a game, move by move. */
export interface Keeper {
  readonly keep: Keep;
  /** What it is kept under; a position that is only looked at has no name before its first move. */
  readonly id: ReadonlySignal<GameId | null>;
  /** Another tab has gone on with it: nothing is written here any more. */
  readonly isTaken: ReadonlySignal<boolean>;
  /** The game as it was last written. */
  readonly last: () => Save | null;
  /** Lets go of the game, once what is being written is. */
  release(): void;
}

export interface Keeping {
  readonly library: Pick<Library, 'noteSaved' | 'noteTrouble'>;
  readonly storage: Pick<Storage, 'device'>;
  readonly saves: Pick<SaveRepository, 'claimGame' | 'writeSave'>;
}

/** Keeps a game on: `save` is how it is kept so far; null if it is not yet. */
export function createKeeper(
  { library, storage: { device }, saves: { claimGame, writeSave } }: Keeping,
  record: GameRecord,
  save: Save | null,
  claim: Claim | null,
): Keeper {
  const id = signal(save?.id ?? null);
  const isTaken = signal(false);
  let last = save;
  let held = claim;
  let isClosed = false;
  let writing: Promise<unknown> = Promise.resolve();
  const watch = ({ lost }: Claim) => {
    lost.then(() => {
      isTaken.value = true;
    });
  };
  if (held !== null) watch(held);
  const write = async (timeline: Timeline): Promise<boolean> => {
    // What waited behind the last move of a game that was left was never shown.
    if (isClosed || isTaken.peek()) return false;
    const next = savedAs(timeline, record, last, device);
    if (last === null) {
      held = await claimGame(next.id, true);
      if (held !== null) watch(held);
    }
    const isAlone = () => held?.isExclusive === true && !isTaken.peek();
    const { kept, trouble } = await writeSave(next, last?.saves ?? 0, isAlone);
    if (kept === 'overtaken') {
      isTaken.value = true;
      return false;
    }
    library.noteTrouble(trouble === null ? null : { database: trouble, isBackedUp: kept === 'backupOnly' });
    last = next;
    library.noteSaved(headOf(next));
    id.value = next.id;
    return true;
  };
  return {
    id,
    isTaken,
    last: () => last,
    keep(timeline) {
      const answer = write(timeline);
      // A failure is the table's to report; the lock is released all the same.
      writing = answer.catch(() => {});
      return answer;
    },
    release() {
      isClosed = true;
      if (held !== null) held.release(writing);
      // The first move of a position may be asking for it.
      else writing.then(() => held?.release());
    },
  };
}

function savedAs(
  { state, past, marks, future }: Timeline,
  { people, origin, isGuided }: GameRecord,
  last: Save | null,
  device: Device,
): Save {
  const now = device.now();
  return {
    id: last?.id ?? newGameId(device),
    title: last?.title ?? null,
    created: last?.created ?? now,
    touched: now,
    saves: (last?.saves ?? 0) + 1,
    isOver: state.step.type === 'over',
    removed: null,
    position: formatPosition(state),
    record: { people, origin, isGuided, log: logOf(past, marks), redo: future.map(({ move }) => move).reverse() },
  };
}
