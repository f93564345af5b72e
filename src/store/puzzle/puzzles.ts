import { type ReadonlySignal, signal } from '@preact/signals';
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
  /** How far the one is that is being looked for, from 0 to 1. */
  readonly progress: ReadonlySignal<number>;
  /** Rejects where no worker works, and when it is called off. */
  measure(puzzle: Puzzle, moves: readonly Move[], tell: (share: number) => void, cancel: AbortSignal): Promise<Worth>;
  readonly today: () => Day;
}

export function createPuzzles(
  startWorker: () => PuzzleWorker,
  keys: Pick<KeyStore, 'getItem' | 'setItem'>,
  today: () => Day,
): Puzzles {
  const book = createPuzzleBook(keys);
  const progress = signal(0);
  const looking = new Map<Day, Promise<Entry>>();

  const ask = (question: PuzzleQuestion, tell: (share: number) => void, cancel: AbortSignal | null) =>
    new Promise<PuzzleAnswer>((resolve, reject) => {
      const worker = startWorker();
      const end = () => {
        worker.terminate();
        cancel?.removeEventListener('abort', callOff);
      };
      const callOff = () => {
        end();
        reject(new Error('nobody wants to know any more'));
      };
      cancel?.addEventListener('abort', callOff);
      worker.onerror = (event) => {
        event.preventDefault?.();
        end();
        reject(new Error(event.message || 'the worker has died'));
      };
      worker.onmessage = ({ data }) => {
        if (data.type === 'progress') return tell(data.share);
        end();
        resolve(data);
      };
      worker.postMessage(question);
    });

  const look = async (day: Day): Promise<Entry> => {
    progress.value = 0;
    const tell = (share: number) => {
      progress.value = share;
    };
    const answer = await ask({ type: 'findPuzzle', day }, tell, null);
    if (answer.type !== 'found') throw new Error(`no puzzle but ${answer.type}`);
    const entry = { puzzle: answer.puzzle, tries: [] };
    book.write(entry, today());
    return entry;
  };

  return {
    progress,
    today,
    read: book.read,
    keep: (entry) => book.write(entry, today()),
    async find(day) {
      const kept = book.read(day);
      if (kept !== null) return kept;
      const found = looking.get(day) ?? look(day).finally(() => looking.delete(day));
      looking.set(day, found);
      return found;
    },
    async measure({ position, best }, moves, tell, cancel) {
      const answer = await ask({ type: 'measureTurn', puzzle: { position, best }, moves }, tell, cancel);
      if (answer.type !== 'measured') throw new Error(`no worth but ${answer.type}`);
      return answer.worth;
    },
  };
}
