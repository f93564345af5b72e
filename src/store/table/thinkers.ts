import { type ReadonlySignal, signal } from '@preact/signals';
import type { MindAnswer, MindQuestion } from '../../bots/messages';
import type { Mind } from '../../bots/mind/mind';
import type { PublicView } from '../../bots/publicView';
import type { CharacterName, SeatMind } from '../../history/record';
import type { Move } from '../../rules/state';
import type { Thinker } from './agent';

/** The worker that thinks, as the page sees it. */
export interface MindWorker {
  onmessage: ((event: MessageEvent<MindAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(question: MindQuestion): void;
  terminate(): void;
}

/** Where the characters get their thoughts from. A test has one of its own. */
export interface MindSource {
  readonly startWorker: () => MindWorker;
  /** A mind in the page itself, for when no worker answers. */
  readonly loadSimpleMind: () => Promise<Mind>;
}

/** The characters of one game. */
export interface Thinkers {
  thinkerFor(mind: SeatMind): Thinker;
  /** No worker answers: a character plays by simpler thoughts, made in the page. */
  readonly isSimple: ReadonlySignal<boolean>;
  /** The game was left: nothing thinks on. */
  close(): void;
}

/** How often a worker may fail in a row before the page thinks by itself. */
const MOST_FAILURES = 2;

/** A worker that is silent for so long hangs: the hardest thought takes a slow tablet one second. */
export const HANG_MS = 15_000;

/** Called off: the game has moved on. */
class CalledOff extends Error {}

export function createThinkers(source: MindSource, hangMs = HANG_MS): Thinkers {
  const isSimple = signal(false);
  let worker: MindWorker | null = null;
  let simple: Promise<Mind> | null = null;
  let failures = 0;
  let lastId = 0;
  /** Ends the question that the worker is asked now as a failure. */
  let fail: ((error: Error) => void) | null = null;

  const stop = () => {
    worker?.terminate();
    worker = null;
  };

  const ask = (character: CharacterName, view: PublicView, cancel: AbortSignal) =>
    new Promise<Move>((resolve, reject) => {
      const id = ++lastId;
      worker ??= source.startWorker();
      const end = (settle: () => void) => {
        clearTimeout(timer);
        cancel.removeEventListener('abort', callOff);
        fail = null;
        settle();
      };
      const failWith = (error: Error) => end(() => reject(error));
      const callOff = () => failWith(new CalledOff('the game has moved on'));
      const timer = setTimeout(() => failWith(new Error('the mind does not answer')), hangMs);
      fail = failWith;
      cancel.addEventListener('abort', callOff);
      worker.onerror = (event) => {
        event.preventDefault?.();
        fail?.(new Error(event.message || 'the mind has died'));
      };
      worker.onmessage = ({ data }) => {
        // An answer to a question that was called off comes late.
        if (data.id === id) end(() => resolve(data.move));
      };
      worker.postMessage({ id, character, view });
    });

  const decide = async (character: CharacterName, view: PublicView, cancel: AbortSignal): Promise<Move> => {
    while (!isSimple.peek()) {
      try {
        const move = await ask(character, view, cancel);
        failures = 0;
        return move;
      } catch (error) {
        if (error instanceof CalledOff) throw error;
        stop();
        failures++;
        if (failures >= MOST_FAILURES) isSimple.value = true;
      }
    }
    simple ??= source.loadSimpleMind();
    return (await simple).decide(view);
  };

  return {
    isSimple,
    thinkerFor: ({ character }) => ({
      kind: 'thinker',
      decide: ({ state }, cancel) => decide(character, state, cancel),
    }),
    close: stop,
  };
}
