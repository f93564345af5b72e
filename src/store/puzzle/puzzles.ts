import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { PuzzleAnswer, PuzzleQuestion } from '../../bots/puzzle/messages';
import type { Day, Puzzle, Worth } from '../../bots/puzzle/puzzle';
import type { Move } from '../../rules/state';
import type { KeyStore } from '../../storage/device';
import { createPuzzleBook, type Entry } from './puzzleBook';

/** A worker that works on one question, as the page sees it. */
export interface PuzzleWorker {
  onmessage: ((event: MessageEvent<PuzzleAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(question: PuzzleQuestion): void;
  terminate(): void;
}

/** Where workers come from that work on one puzzle each. A test has one of its own. */
export interface PuzzleSource {
  readonly startPuzzleWorker: () => PuzzleWorker;
}

/** The puzzles of the last days. */
export interface Puzzles {
  /** What is kept of that day; null before it was found. */
  read(day: Day): Entry | null;
  keep(entry: Entry): void;
  /** Looks for it unless it was found; goes on looking even if nobody waits any more. Rejects where no worker works. */
  find(day: Day): Promise<Entry>;
  /** How far the one is that was asked for last, from 0 to 1. */
  readonly progress: ReadonlySignal<number>;
  /** Rejects where no worker works, and when it is called off. */
  measure(puzzle: Puzzle, moves: readonly Move[], tell: (share: number) => void, cancel: AbortSignal): Promise<Worth>;
  readonly today: () => Day;
}

/** A worker that is silent for so long hangs, or was ended with the app in the background: it says something every few seconds. */
export const HANG_MS = 60_000;

/** How often a question is asked before it counts as one that cannot be answered here. */
const MOST_ASKED = 2;

export function createPuzzles(
  startWorker: () => PuzzleWorker,
  keys: Pick<KeyStore, 'getItem' | 'setItem'>,
  today: () => Day,
): Puzzles {
  const book = createPuzzleBook(keys);
  /** What is being looked for, and how far it is. */
  const looking = new Map<Day, { readonly found: Promise<Entry>; readonly share: Signal<number> }>();
  const askedLast = signal<ReadonlySignal<number> | null>(null);

  const askOnce = (question: PuzzleQuestion, tell: (share: number) => void, cancel: AbortSignal | null) =>
    new Promise<PuzzleAnswer>((resolve, reject) => {
      const worker = startWorker();
      let timer: ReturnType<typeof setTimeout> | undefined;
      const end = () => {
        clearTimeout(timer);
        worker.terminate();
        cancel?.removeEventListener('abort', callOff);
      };
      const fail = (reason: string) => {
        end();
        reject(new Error(reason));
      };
      const callOff = () => fail('nobody wants to know any more');
      const watch = () => {
        clearTimeout(timer);
        timer = setTimeout(() => fail('the worker does not answer'), HANG_MS);
      };
      cancel?.addEventListener('abort', callOff);
      worker.onerror = (event) => {
        event.preventDefault?.();
        fail(event.message || 'the worker has died');
      };
      worker.onmessage = ({ data }) => {
        if (data.type === 'progress') {
          watch();
          return tell(data.share);
        }
        end();
        resolve(data);
      };
      watch();
      worker.postMessage(question);
    });

  const ask: typeof askOnce = async (question, tell, cancel) => {
    for (let asked = 1; ; asked++) {
      try {
        return await askOnce(question, tell, cancel);
      } catch (error) {
        if (asked === MOST_ASKED || cancel?.aborted) throw error;
      }
    }
  };

  const look = async (day: Day, tell: (share: number) => void): Promise<Entry> => {
    const answer = await ask({ type: 'findPuzzle', day }, tell, null);
    if (answer.type !== 'found') throw new Error(`no puzzle but ${answer.type}`);
    const entry = { puzzle: answer.puzzle, tries: [] };
    book.write(entry, today());
    return entry;
  };

  return {
    progress: computed(() => askedLast.value?.value ?? 0),
    today,
    read: book.read,
    keep: (entry) => book.write(entry, today()),
    async find(day) {
      const kept = book.read(day);
      if (kept !== null) return kept;
      const known = looking.get(day);
      const share = known?.share ?? signal(0);
      askedLast.value = share;
      if (known !== undefined) return known.found;
      const tell = (next: number) => {
        share.value = next;
      };
      const found = look(day, tell).finally(() => looking.delete(day));
      looking.set(day, { found, share });
      return found;
    },
    async measure({ position, best }, moves, tell, cancel) {
      const answer = await ask({ type: 'measureTurn', puzzle: { position, best }, moves }, tell, cancel);
      if (answer.type !== 'measured') throw new Error(`no worth but ${answer.type}`);
      return answer.worth;
    },
  };
}
