import type { SavedAnalysis } from '../../bots/analysis/analyse';
import type { PlayedGame } from '../../bots/analysis/report';
import type { AnalysisAnswer, FoundSoFar, MindAnswer } from '../../bots/messages';
import type { MindSource, MindWorker } from '../table/thinkers';

/** Who wants to know how an analysis goes. */
export interface RunListener {
  /** `found` is what is known by now; null if that was told not long ago. */
  tell(progress: number, found: FoundSoFar | null): void;
  /** It cannot be finished here. */
  fail(): void;
}

/** A worker that is silent for so long hangs. A step is short, but before the first one every decision is looked at. */
export const HANG_MS = 60_000;

/** How often a worker may fail in a row: going on from what was found, the same once more, and from the beginning. */
const MOST_FAILURES = 3;

/**
 * Lets a worker analyse a game, on from what was saved, until it is done or what is given back is called. A worker that dies
 * or hangs is started anew from what was found last, and at last from nothing.
 */
export function runInWorker(
  { startWorker }: Pick<MindSource, 'startWorker'>,
  game: PlayedGame,
  saved: SavedAnalysis | null,
  listener: RunListener,
  hangMs = HANG_MS,
): () => void {
  let worker: MindWorker | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = saved;
  let failures = 0;

  const stop = () => {
    clearTimeout(timer);
    worker?.terminate();
    worker = null;
  };
  const fail = () => {
    stop();
    failures++;
    // What was saved may be what it fails with.
    if (failures === MOST_FAILURES - 1) last = null;
    if (failures < MOST_FAILURES) start();
    else listener.fail();
  };
  const watch = () => {
    clearTimeout(timer);
    timer = setTimeout(fail, hangMs);
  };
  const hear = ({ progress, found }: AnalysisAnswer) => {
    watch();
    if (found !== null) {
      failures = 0;
      last = found.saved;
      if (found.report.isDone) stop();
    }
    listener.tell(progress, found);
  };
  function start(): void {
    try {
      const started = startWorker();
      worker = started;
      started.onerror = (event) => {
        event.preventDefault?.();
        if (started === worker) fail();
      };
      started.onmessage = ({ data }: MessageEvent<MindAnswer>) => {
        if (started === worker && data.type === 'analyse') hear(data);
      };
      watch();
      started.postMessage({ type: 'analyse', id: 0, game, saved: last });
    } catch {
      fail();
    }
  }
  start();
  return stop;
}
