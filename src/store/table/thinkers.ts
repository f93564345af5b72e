import { type ReadonlySignal, signal } from '@preact/signals';
import type { Advice } from '../../bots/advice';
import type { Asked, MindAnswer, MindQuestion } from '../../bots/messages';
import type { Mind } from '../../bots/mind/mind';
import type { PublicView } from '../../bots/publicView';
import type { Why } from '../../bots/why';
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
  /** Why it has played these moves, from that view on; null if nothing can be said, or by now not wanted. */
  explain(mind: SeatMind, view: PublicView, moves: readonly Move[], cancel: AbortSignal): Promise<Why | null>;
  /** What the strongest would tell the player to move; null if nothing can be found, or by now not wanted. */
  advise(view: PublicView, cancel: AbortSignal): Promise<Advice | null>;
  /** No worker answers: a character plays by simpler thoughts, made in the page. */
  readonly isSimple: ReadonlySignal<boolean>;
  /** The game was left: nothing thinks on. */
  close(): void;
}

/** How often a worker may fail in a row before the page thinks by itself. */
const MOST_FAILURES = 2;

/** A worker that is silent for so long hangs: the hardest thought takes a slow tablet one second. */
export const HANG_MS = 15_000;

/** A question that is not answered yet. */
interface Open {
  readonly type: Asked['type'];
  answer(data: MindAnswer): void;
  fail(error: Error): void;
}

/** Called off: the game has moved on. */
class CalledOff extends Error {}

export function createThinkers(source: MindSource, hangMs = HANG_MS): Thinkers {
  const isSimple = signal(false);
  let worker: MindWorker | null = null;
  let simple: Promise<Mind> | null = null;
  let failures = 0;
  let lastId = 0;
  /** What the worker is being asked, by number. */
  const open = new Map<number, Open>();

  const stop = () => {
    worker?.terminate();
    worker = null;
  };
  /** The worker is of no use any more: whatever it was asked has failed. */
  const giveUp = (error: Error) => {
    stop();
    // Without a reason for its last turn a character still plays.
    if ([...open.values()].some(({ type }) => type === 'decide')) failures++;
    if (failures >= MOST_FAILURES) isSimple.value = true;
    for (const question of [...open.values()]) question.fail(error);
  };
  const start = () => {
    const started = source.startWorker();
    started.onerror = (event) => {
      event.preventDefault?.();
      if (started === worker) giveUp(new Error(event.message || 'the mind has died'));
    };
    started.onmessage = ({ data }) => {
      failures = 0;
      // An answer to a question that was called off comes late.
      open.get(data.id)?.answer(data);
    };
    return started;
  };

  const ask = (asked: Asked, cancel: AbortSignal) =>
    new Promise<MindAnswer>((resolve, reject) => {
      const id = ++lastId;
      const end = (settle: () => void) => {
        clearTimeout(timer);
        cancel.removeEventListener('abort', callOff);
        open.delete(id);
        settle();
      };
      const fail = (error: Error) => end(() => reject(error));
      const callOff = () => fail(new CalledOff('the game has moved on'));
      const timer = setTimeout(() => giveUp(new Error('the mind does not answer')), hangMs);
      open.set(id, { type: asked.type, answer: (data) => end(() => resolve(data)), fail });
      cancel.addEventListener('abort', callOff);
      try {
        worker ??= start();
        worker.postMessage({ ...asked, id });
      } catch (error) {
        giveUp(error instanceof Error ? error : new Error('no mind can be started'));
      }
    });

  const decide = async (character: CharacterName, view: PublicView, cancel: AbortSignal): Promise<Move> => {
    while (!isSimple.peek()) {
      try {
        const answer = await ask({ type: 'decide', character, view }, cancel);
        if (answer.type === 'decide') return answer.move;
      } catch (error) {
        if (error instanceof CalledOff) throw error;
      }
    }
    simple ??= source.loadSimpleMind();
    return (await simple).decide(view);
  };

  const explain: Thinkers['explain'] = async ({ character }, view, moves, cancel) => {
    if (isSimple.peek()) return null;
    try {
      const answer = await ask({ type: 'explain', character, view, moves }, cancel);
      return answer.type === 'explain' ? answer.why : null;
    } catch {
      return null;
    }
  };

  /** A worker may have died unnoticed since it was last asked: one more try. */
  const advise: Thinkers['advise'] = async (view, cancel) => {
    for (let tries = 0; tries < 2 && !cancel.aborted; tries++) {
      try {
        const answer = await ask({ type: 'advise', view }, cancel);
        return answer.type === 'advise' ? answer.advice : null;
      } catch {}
    }
    return null;
  };

  return {
    isSimple,
    thinkerFor: ({ character }) => ({
      kind: 'thinker',
      decide: ({ state }, cancel) => decide(character, state, cancel),
    }),
    explain,
    advise,
    close: stop,
  };
}
