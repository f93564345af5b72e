import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { publicView } from '../../../src/bots/publicView';
import { legalMoves } from '../../../src/rules/game';
import type { AgentView } from '../../../src/store/table/agent';
import { createThinkers, HANG_MS, type MindSource, type MindWorker } from '../../../src/store/table/thinkers';
import { mindsHere, workerOf } from '../../support/mindSource';
import { game, startedGame } from '../../support/rules/build';

const STATE = game();
const VIEW: AgentView = { state: publicView(STATE), legal: legalMoves(STATE), hasSpecial: false };
const MIDDLE = { character: 'middle', version: 1 } as const;

const until = () => new AbortController().signal;

/** A source whose workers are these, one after the other, and the real minds after them. */
function sourceOf(...workers: readonly (() => MindWorker)[]) {
  const startWorker = vi.fn(mindsHere.startWorker);
  for (const worker of workers) startWorker.mockImplementationOnce(worker);
  return { startWorker, loadSimpleMind: vi.fn(mindsHere.loadSimpleMind) } satisfies MindSource;
}

const silent = () => workerOf(() => null);

function dyingWorker(): MindWorker {
  const worker = silent();
  worker.postMessage = () => queueMicrotask(() => worker.onerror?.({ message: 'gone' } as ErrorEvent));
  return worker;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a worker that thinks', () => {
  test('is started with the first question and answers with a legal move', async () => {
    const source = sourceOf();
    const thinkers = createThinkers(source);
    expect(source.startWorker).not.toHaveBeenCalled();
    const move = await thinkers.thinkerFor(MIDDLE).decide(VIEW, until());
    expect(VIEW.legal).toContainEqual(move);
    await thinkers.thinkerFor(MIDDLE).decide(VIEW, until());
    expect(source.startWorker).toHaveBeenCalledTimes(1);
    expect(thinkers.isSimple.value).toBe(false);
  });

  test('that dies is started anew, and the question asked again', async () => {
    const source = sourceOf(dyingWorker);
    const thinkers = createThinkers(source);
    expect(VIEW.legal).toContainEqual(await thinkers.thinkerFor(MIDDLE).decide(VIEW, until()));
    expect(source.startWorker).toHaveBeenCalledTimes(2);
    expect(thinkers.isSimple.value).toBe(false);
  });

  test('that hangs is ended and started anew', async () => {
    const hanging = silent();
    const terminate = vi.spyOn(hanging, 'terminate');
    const source = sourceOf(() => hanging);
    const answer = createThinkers(source).thinkerFor(MIDDLE).decide(VIEW, until());
    await vi.advanceTimersByTimeAsync(HANG_MS);
    expect(VIEW.legal).toContainEqual(await answer);
    expect(terminate).toHaveBeenCalledTimes(1);
    expect(source.startWorker).toHaveBeenCalledTimes(2);
  });

  test('that dies twice in a row is given up: the page thinks by itself, and says so', async () => {
    const source = sourceOf(dyingWorker, dyingWorker);
    const thinkers = createThinkers(source);
    const thinker = thinkers.thinkerFor(MIDDLE);
    expect(VIEW.legal).toContainEqual(await thinker.decide(VIEW, until()));
    expect(VIEW.legal).toContainEqual(await thinker.decide(VIEW, until()));
    expect(source.startWorker).toHaveBeenCalledTimes(2);
    expect(source.loadSimpleMind).toHaveBeenCalledTimes(1);
    expect(thinkers.isSimple.value).toBe(true);
  });

  test('that dies now and then, with answers in between, goes on thinking', async () => {
    const source = sourceOf(dyingWorker, mindsHere.startWorker);
    const thinkers = createThinkers(source);
    const thinker = thinkers.thinkerFor(MIDDLE);
    await thinker.decide(VIEW, until());
    source.startWorker.mockImplementationOnce(dyingWorker);
    thinkers.close();
    await thinker.decide(VIEW, until());
    expect(thinkers.isSimple.value).toBe(false);
  });

  test('that cannot be started at all leaves thinking to the page', async () => {
    const source = sourceOf();
    source.startWorker.mockImplementation(() => {
      throw new Error('no workers here');
    });
    const thinkers = createThinkers(source);
    expect(VIEW.legal).toContainEqual(await thinkers.thinkerFor(MIDDLE).decide(VIEW, until()));
    expect(thinkers.isSimple.value).toBe(true);
  });

  test('is not waited for once the question is called off, and its late answer counts for nothing', async () => {
    const source = sourceOf(silent);
    const thinkers = createThinkers(source);
    const cancel = new AbortController();
    const answer = thinkers.thinkerFor(MIDDLE).decide(VIEW, cancel.signal);
    cancel.abort();
    await expect(answer).rejects.toThrow('the game has moved on');
    await vi.advanceTimersByTimeAsync(2 * HANG_MS);
    expect([source.startWorker.mock.calls.length, thinkers.isSimple.value]).toEqual([1, false]);
  });

  test('ends with the game', async () => {
    const worker = mindsHere.startWorker();
    const terminate = vi.spyOn(worker, 'terminate');
    const thinkers = createThinkers(sourceOf(() => worker));
    await thinkers.thinkerFor(MIDDLE).decide(VIEW, until());
    thinkers.close();
    expect(terminate).toHaveBeenCalledTimes(1);
  });
});

describe('a hint', () => {
  const OFFERING = publicView(startedGame());

  test('comes from the worker, with ways that begin with legal moves', async () => {
    const advice = await createThinkers(sourceOf()).advise(OFFERING, until());
    const legal = legalMoves(startedGame());
    expect(advice?.ways.length).toBeGreaterThan(1);
    for (const { moves } of advice?.ways ?? []) expect(legal).toContainEqual(moves[0]);
  });

  test('is asked for once more if the worker has died', async () => {
    const source = sourceOf(dyingWorker);
    expect(await createThinkers(source).advise(OFFERING, until())).not.toBeNull();
    expect(source.startWorker).toHaveBeenCalledTimes(2);
  });

  test('is none if the worker dies again, and the next one is found by a new worker', async () => {
    const source = sourceOf(dyingWorker, dyingWorker);
    const thinkers = createThinkers(source);
    expect(await thinkers.advise(OFFERING, until())).toBeNull();
    // No character plays by simpler thoughts for that.
    expect(thinkers.isSimple.value).toBe(false);
    expect(await thinkers.advise(OFFERING, until())).not.toBeNull();
    expect(source.startWorker).toHaveBeenCalledTimes(3);
  });

  test('is none, and nothing is asked again, once it is not wanted any more', async () => {
    const source = sourceOf(silent);
    const cancel = new AbortController();
    const answer = createThinkers(source).advise(OFFERING, cancel.signal);
    cancel.abort();
    expect(await answer).toBeNull();
    expect(source.startWorker).toHaveBeenCalledTimes(1);
  });

  test('is none where nothing is to be decided', async () => {
    expect(await createThinkers(sourceOf()).advise(publicView(game()), until())).toBeNull();
  });
});
