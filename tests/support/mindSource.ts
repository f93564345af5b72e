import type { MindAnswer, MindQuestion } from '../../src/bots/messages';
import { createMinds, type Minds } from '../../src/bots/minds';
import { answerPuzzle } from '../../src/bots/puzzle/answering';
import type { PuzzleAnswer } from '../../src/bots/puzzle/messages';
import { createSimpleMind } from '../../src/bots/simpleMind';
import type { PuzzleSource, PuzzleWorker } from '../../src/store/puzzle/puzzles';
import type { MindSource, MindWorker } from '../../src/store/table/thinkers';

let minds: Minds | null = null;

/** The real minds, in the test's own thread: an answer comes a moment later, as from a worker. */
export const mindsHere: MindSource & PuzzleSource = {
  startWorker: () => workerOf((question) => (question.type === 'analyse' ? null : mindsOnce().answer(question))),
  startPuzzleWorker: puzzleWorkerHere,
  loadSimpleMind: async () => createSimpleMind(),
};

/** A worker that answers so; null: not at all. */
export function workerOf(answer: (question: MindQuestion) => MindAnswer | null): MindWorker {
  let isOver = false;
  const worker: MindWorker = {
    onmessage: null,
    onerror: null,
    postMessage(question) {
      queueMicrotask(() => {
        const data = isOver ? null : answer(question);
        if (data !== null) worker.onmessage?.({ data } as MessageEvent<MindAnswer>);
      });
    },
    terminate() {
      isOver = true;
    },
  };
  return worker;
}

/** Their weights are read once. */
function mindsOnce(): Minds {
  minds ??= createMinds();
  return minds;
}

/** One that works on puzzles, with the real minds: all of it as soon as it is asked. */
function puzzleWorkerHere(): PuzzleWorker {
  const worker: PuzzleWorker = {
    onmessage: null,
    onerror: null,
    postMessage(question) {
      queueMicrotask(() => {
        for (const data of answerPuzzle(question)) worker.onmessage?.({ data } as MessageEvent<PuzzleAnswer>);
      });
    },
    terminate() {},
  };
  return worker;
}
