import type { MindAnswer, MindQuestion } from '../../src/bots/messages';
import { createMinds, type Minds } from '../../src/bots/minds';
import { createSimpleMind } from '../../src/bots/simpleMind';
import type { MindSource, MindWorker } from '../../src/store/table/thinkers';

let minds: Minds | null = null;

/** The real minds, in the test's own thread: an answer comes a moment later, as from a worker. */
export const mindsHere: MindSource = {
  startWorker: () => workerOf((question) => (question.type === 'analyse' ? null : mindsOnce().answer(question))),
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
