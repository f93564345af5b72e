import { type ReadonlySignal, signal } from '@preact/signals';
import type { SavedAnalysis } from '../../bots/analysis/analyse';
import { ANALYSIS_VERSION, type PlayedGame, type Report } from '../../bots/analysis/report';
import type { GameId } from '../../history/record';
import type { KeptAnalyses } from '../../storage/analyses';
import type { MindSource } from '../table/thinkers';
import { parseKept } from './kept';
import { runInWorker } from './run';

/** `nothing`: not asked for yet. What is known is there in every one of them. */
export type AnalysisStatus = 'nothing' | 'running' | 'stopped' | 'done' | 'failed';

/** The analysis of one finished game. */
export interface GameAnalysis {
  readonly status: ReadonlySignal<AnalysisStatus>;
  /** In whole hundredths, from 0 to 1. */
  readonly progress: ReadonlySignal<number>;
  /** As far as it is known; null if nothing is. */
  readonly report: ReadonlySignal<Report | null>;
  /** Begins, or goes on; what is done stays done. */
  start(): void;
  /** By the people, who do not want it now: it does not go on by itself then. */
  stop(): void;
}

/** Finished games are analysed one at a time, behind everything else, and each only once. */
export interface Analyses {
  /** The analysis of that game as it stands. One that was interrupted goes on by itself; that of another game rests. */
  open(id: GameId, game: PlayedGame): Promise<GameAnalysis>;
  /** As long as a game is on the table nothing is analysed: characters think there. Gives back what ends that. */
  hold(): () => void;
  /** The game was deleted. */
  leave(id: GameId): void;
}

interface Running extends GameAnalysis {
  readonly id: GameId;
  readonly fingerprint: string;
  /** Lets the worker go until `resume`; what was found last is kept. */
  rest(): void;
  resume(): void;
}

export function createAnalyses(kept: KeptAnalyses, source: Pick<MindSource, 'startWorker'>): Analyses {
  let current: Running | null = null;
  let held = 0;

  const createRunning = (id: GameId, fingerprint: string, game: PlayedGame, stored: unknown): Running => {
    const before = parseKept(stored, fingerprint, game.people.length);
    const status = signal<AnalysisStatus>('nothing');
    const progress = signal(before?.progress ?? 0);
    const report = signal<Report | null>(before?.report ?? null);
    let saved: SavedAnalysis | null = before?.saved ?? null;
    let end: (() => void) | null = null;
    let writing = Promise.resolve();
    /** One after the other, so that the last one stays. */
    const keep = () => {
      const isStopped = status.peek() === 'stopped';
      const content = { fingerprint, progress: progress.peek(), isStopped, report: report.peek(), saved };
      writing = writing.then(async () => void (await kept.write(id, content)));
    };
    const rest = () => {
      end?.();
      end = null;
    };
    const resume = () => {
      if (status.peek() !== 'running' || end !== null || held > 0) return;
      // Where no worker can be started this fails at once.
      let hasFailed = false;
      const stop = runInWorker(source, game, saved, {
        tell(share, found) {
          progress.value = Math.floor(100 * share) / 100;
          if (found === null) return;
          saved = found.saved;
          report.value = found.report;
          if (found.report.isDone) {
            progress.value = 1;
            status.value = 'done';
            end = null;
          }
          keep();
        },
        fail() {
          hasFailed = true;
          end = null;
          status.value = 'failed';
        },
      });
      end = hasFailed ? null : stop;
    };
    if (before?.report?.isDone) status.value = 'done';
    else if (before !== null) status.value = before.isStopped ? 'stopped' : 'running';
    return {
      id,
      fingerprint,
      status,
      progress,
      report,
      start() {
        if (status.peek() === 'done' || status.peek() === 'running') return;
        status.value = 'running';
        resume();
        if (status.peek() === 'running') keep();
      },
      stop() {
        if (status.peek() !== 'running') return;
        status.value = 'stopped';
        rest();
        keep();
      },
      rest,
      resume,
    };
  };

  let opening = 0;
  return {
    async open(id, game) {
      const fingerprint = fingerprintOf(game);
      const mine = ++opening;
      if (current?.id === id && current.fingerprint === fingerprint) return current;
      const stored = await kept.read(id);
      // Two screens of the same game in quick succession share one.
      if (current?.id === id && current.fingerprint === fingerprint) return current;
      const next = createRunning(id, fingerprint, game, stored);
      if (mine !== opening) return next;
      current?.rest();
      current = next;
      next.resume();
      return next;
    },
    hold() {
      held++;
      current?.rest();
      let isHolding = true;
      return () => {
        if (!isHolding) return;
        isHolding = false;
        held--;
        current?.resume();
      };
    },
    leave(id) {
      if (current?.id !== id) return;
      current.rest();
      current = null;
    },
  };
}

/** Another one if the game was played on, or would be analysed otherwise by now. (FNV-1a, twice: 64 bits) */
export function fingerprintOf({ start, moves, people }: PlayedGame, version = ANALYSIS_VERSION): string {
  const text = JSON.stringify([version, start, moves, people]);
  return [0x811c9dc5, 0x01000193].map((seed) => hash(text, seed)).join('-');
}

function hash(text: string, seed: number): string {
  let value = seed;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
    value ^= value >>> 15;
  }
  return (value >>> 0).toString(16);
}
