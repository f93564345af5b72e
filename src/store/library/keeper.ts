import { type ReadonlySignal, signal } from '@preact/signals';
import type { GameId, GameRecord } from '../../history/record';
import type { Timeline } from '../../history/timeline';
import { formatPosition } from '../../rules/notation';
import { type Claim, claimGame } from '../../storage/claim';
import { headOf } from '../../storage/format/head';
import type { Save } from '../../storage/format/save';
import { writeSave } from '../../storage/saves';
import { logOf } from '../replay';
import type { Keep } from '../runningGame';
import { newGameId, noteSaved } from '../shelf';
import { noteTrouble } from '../troubles';

/** Who writes down a game, move by move. */
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

/** Keeps a game on: `save` is how it is kept so far; null if it is not yet. */
export function createKeeper(record: GameRecord, save: Save | null, claim: Claim | null): Keeper {
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
    // What waited behind the last move of a game that was left has been seen by nobody.
    if (isClosed || isTaken.peek()) return false;
    const next = savedAs(timeline, record, last);
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
    noteTrouble(trouble === null ? null : { database: trouble, isSpared: kept === 'spareOnly' });
    last = next;
    noteSaved(headOf(next));
    id.value = next.id;
    return true;
  };
  return {
    id,
    isTaken,
    last: () => last,
    keep(timeline) {
      const answer = write(timeline);
      writing = answer;
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

function savedAs({ state, past, marks, future }: Timeline, { people, origin }: GameRecord, last: Save | null): Save {
  const now = Date.now();
  return {
    id: last?.id ?? newGameId(),
    title: last?.title ?? null,
    created: last?.created ?? now,
    touched: now,
    saves: (last?.saves ?? 0) + 1,
    isOver: state.step.type === 'over',
    removed: null,
    position: formatPosition(state),
    record: { people, origin, log: logOf(past, marks), ahead: future.map(({ move }) => move).reverse() },
  };
}
