import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SavedAnalysis } from '../../../src/bots/analysis/analyse';
import { ANALYSIS_VERSION, type PlayedGame, type Report } from '../../../src/bots/analysis/report';
import type { AnalysisAnswer, AnalysisQuestion } from '../../../src/bots/messages';
import type { KeptAnalyses } from '../../../src/storage/analyses';
import { createAnalyses, fingerprintOf } from '../../../src/store/analysis/analyses';
import { HANG_MS } from '../../../src/store/analysis/run';
import type { MindWorker } from '../../../src/store/table/thinkers';
import { game } from '../../support/rules/build';

const GAME: PlayedGame = { start: game(), moves: [{ type: 'endTurn' }], people: [true, true] };
const NOTHING: Report = { version: ANALYSIS_VERSION, isDone: false, decisions: [], draws: [], curve: [], balance: [] };
const WHOLE: Report = { ...NOTHING, isDone: true, curve: [{ at: 0, round: 1, lead: [0.5, -0.5] }] };
const SAVED = { version: ANALYSIS_VERSION, moves: 1, found: { compared: [], luck: [], start: [] } };

function savedWith(luck: readonly (readonly number[])[]): SavedAnalysis {
  return { ...SAVED, found: { ...SAVED.found, luck: [...luck] } };
}

/** A worker that says what the test wants it to. */
class FakeWorker implements MindWorker {
  onmessage: MindWorker['onmessage'] = null;
  onerror: MindWorker['onerror'] = null;
  readonly asked: AnalysisQuestion[] = [];
  isOver = false;
  postMessage(question: AnalysisQuestion): void {
    this.asked.push(question);
  }
  terminate(): void {
    this.isOver = true;
  }
  tell(progress: number, report: Report | null = null, luck: readonly (readonly number[])[] = []): void {
    const found = report === null ? null : { report, saved: savedWith(luck) };
    const data: AnalysisAnswer = { type: 'analyse', id: 0, progress, found };
    this.onmessage?.({ data } as MessageEvent);
  }
  die(): void {
    this.onerror?.({ message: 'gone' } as ErrorEvent);
  }
}

const workers: FakeWorker[] = [];
let records: Map<string, object>;
let canWrite: boolean;

const kept: KeptAnalyses = {
  read: async (id) => JSON.parse(JSON.stringify(records.get(id) ?? null)),
  async write(id, content) {
    if (canWrite) records.set(id, content);
    return canWrite;
  },
  async remove(id) {
    records.delete(id);
  },
  async keepOnly() {},
};

function startWorker(): FakeWorker {
  const worker = new FakeWorker();
  workers.push(worker);
  return worker;
}

/** As after a reload. */
const openAnew = (of = GAME, id = 'one') => createAnalyses(kept, { startWorker }).open(id, of);
const written = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  workers.length = 0;
  records = new Map();
  canWrite = true;
});
afterEach(() => {
  vi.useRealTimers();
});

describe('[analysis] the analysis of a game', () => {
  test('is made only once it is asked for, tells how far it is, and is kept', async () => {
    const analysis = await openAnew();
    expect([analysis.status.value, workers.length]).toEqual(['nothing', 0]);
    analysis.start();
    analysis.start();
    expect(workers.map(({ asked }) => asked)).toEqual([[{ type: 'analyse', id: 0, game: GAME, saved: null }]]);
    workers[0].tell(0.256);
    expect([analysis.status.value, analysis.progress.value, analysis.report.value]).toEqual(['running', 0.25, null]);
    workers[0].tell(0.5, NOTHING);
    expect(analysis.report.value).toEqual(NOTHING);
    workers[0].tell(1, WHOLE);
    expect([analysis.status.value, analysis.progress.value, workers[0].isOver]).toEqual(['done', 1, true]);
    await written();

    const again = await openAnew();
    again.start();
    expect([again.status.value, again.report.value, workers.length]).toEqual(['done', WHOLE, 1]);
  });

  test('goes on after a reload where it was, without being asked', async () => {
    (await openAnew()).start();
    workers[0].tell(0.5, NOTHING, [[1, -1]]);
    await written();
    const again = await openAnew();
    expect([again.status.value, again.progress.value, again.report.value]).toEqual(['running', 0.5, NOTHING]);
    expect(workers[1].asked[0].saved).toEqual(savedWith([[1, -1]]));
  });

  test('that was stopped goes on only when that is wanted, also after a reload', async () => {
    const analysis = await openAnew();
    analysis.start();
    workers[0].tell(0.5, NOTHING, [[2, -2]]);
    analysis.stop();
    expect([analysis.status.value, workers[0].isOver]).toEqual(['stopped', true]);
    await written();
    const again = await openAnew();
    expect([again.status.value, again.report.value, workers.length]).toEqual(['stopped', NOTHING, 1]);
    again.start();
    expect(again.status.value).toBe('running');
    expect(workers[1].asked[0].saved?.found.luck).toEqual([[2, -2]]);
  });

  test('rests while a game is on the table, and goes on behind it', async () => {
    const analyses = createAnalyses(kept, { startWorker });
    const analysis = await analyses.open('one', GAME);
    const letGo = analyses.hold();
    analysis.start();
    expect([analysis.status.value, workers.length]).toEqual(['running', 0]);
    letGo();
    letGo();
    workers[0].tell(0.5, NOTHING, [[3, -3]]);
    const letGoAgain = analyses.hold();
    expect(workers[0].isOver).toBe(true);
    letGoAgain();
    expect(workers[1].asked[0].saved?.found.luck).toEqual([[3, -3]]);
  });

  test('is the same one when its screen is opened again, and rests when another game is opened', async () => {
    const analyses = createAnalyses(kept, { startWorker });
    const one = await analyses.open('one', GAME);
    one.start();
    expect(await analyses.open('one', GAME)).toBe(one);
    await analyses.open('two', GAME);
    expect(workers[0].isOver).toBe(true);
  });

  test('ends with its game', async () => {
    const analyses = createAnalyses(kept, { startWorker });
    (await analyses.open('one', GAME)).start();
    analyses.leave('two');
    expect(workers[0].isOver).toBe(false);
    analyses.leave('one');
    expect(workers[0].isOver).toBe(true);
  });
});

describe('[analysis] a worker that fails', () => {
  test('is started anew from what was found last', async () => {
    (await openAnew()).start();
    workers[0].tell(0.5, NOTHING, [[1, -1]]);
    workers[0].die();
    expect(workers[1].asked[0].saved?.found.luck).toEqual([[1, -1]]);
    workers[1].tell(0.6);
    await vi.advanceTimersByTimeAsync(HANG_MS);
    expect(workers[1].isOver).toBe(true);
    expect(workers.length).toBe(3);
  });

  test('with what was saved begins anew, and is given up if that does not help either', async () => {
    const analysis = await openAnew();
    analysis.start();
    workers[0].tell(0.5, NOTHING, [[1, -1]]);
    workers[0].die();
    workers[1].die();
    expect(workers[2].asked[0].saved).toBeNull();
    workers[2].die();
    expect([analysis.status.value, analysis.report.value, workers.length]).toEqual(['failed', NOTHING, 3]);
    analysis.start();
    expect([analysis.status.value, workers.length]).toEqual(['running', 4]);
  });

  test('to start at all is told, and hurts nothing', async () => {
    const broken = () => {
      throw new Error('no workers here');
    };
    const analysis = await createAnalyses(kept, { startWorker: broken }).open('one', GAME);
    analysis.start();
    expect(analysis.status.value).toBe('failed');
  });
});

describe('[analysis] what was kept', () => {
  test.each<[string, (record: Record<string, unknown>) => void]>([
    ['of another game', (record) => Object.assign(record, { fingerprint: 'other' })],
    ['with a progress that is none', (record) => Object.assign(record, { progress: 'half' })],
    ['with a report that is none', (record) => Object.assign(record, { report: { isDone: true } })],
    [
      'with a report of three players',
      (record) => Object.assign(record, { report: { ...WHOLE, curve: [{ at: 0, round: 1, lead: [0, 0, 0] }] } }),
    ],
    [
      'with a decision nobody made',
      (record) => Object.assign(record, { report: { ...WHOLE, decisions: [{ type: 'turn' }] } }),
    ],
    ['with something saved that is nothing', (record) => Object.assign(record, { saved: { version: 1, compared: 3 } })],
  ])('%s counts for nothing: it is made anew', async (_, damage) => {
    (await openAnew()).start();
    workers[0].tell(0.5, WHOLE);
    await written();
    expect((await openAnew()).status.value).toBe('done');
    const record = { ...records.get('one') };
    damage(record);
    records.set('one', record);
    const again = await openAnew();
    expect([again.status.value, again.progress.value, again.report.value]).toEqual(['nothing', 0, null]);
  });

  test('nowhere, as on a full disk, does not hurt: it is there as long as the page', async () => {
    canWrite = false;
    const analysis = await openAnew();
    analysis.start();
    workers[0].tell(1, WHOLE);
    await written();
    expect(analysis.status.value).toBe('done');
    expect((await openAnew()).status.value).toBe('nothing');
  });

  test('belongs to the game as it was played, and to a version', () => {
    const fingerprint = fingerprintOf(GAME);
    expect(fingerprintOf({ ...GAME })).toBe(fingerprint);
    const others = [
      fingerprintOf({ ...GAME, moves: [...GAME.moves, { type: 'pass' }] }),
      fingerprintOf({ ...GAME, people: [true, false] }),
      fingerprintOf({ ...GAME, start: game({ seed: 99 }) }),
      fingerprintOf(GAME, ANALYSIS_VERSION + 1),
    ];
    expect(new Set([fingerprint, ...others]).size).toBe(5);
  });
});
