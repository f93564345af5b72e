import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Save } from '../../../src/storage/format/save';
import { type App, leaveDevice, newDevice, settled, startApp } from '../../support/storage/device';
import { FakeFiles } from '../../support/storage/fakeFiles';
import { cutTo, RUNNING, saveOf } from '../../support/storage/samples';
import { stubWorker } from '../../support/storage/workerHere';

const ALONE = () => true;

/** One game after that many moves. */
const played = (moves: number): Save => saveOf(cutTo(RUNNING, moves), { saves: moves });

let app: App;
/** It takes notes and does nothing else, as when a file operation never comes back. */
let isHanging: boolean;
/** What the worker was told to write, by the number of saves. */
let written: number[];

beforeEach(async () => {
  newDevice();
  new FakeFiles();
  isHanging = false;
  written = [];
  stubWorker(({ request }, on) => {
    if (request.type === 'write') written.push(Number(request.game.saves));
    if (!isHanging || request.type === 'note') on();
  });
  app = await startApp();
  await app.saves.writeSave(played(30), 0);
  await settled(app);
});

afterEach(async () => {
  isHanging = false;
  await leaveDevice();
});

/** How many milliseconds were waited in vain so far; they pass a hundred times faster. */
function countWaitedMs(): () => number {
  let waited = 0;
  const { setTimeout: wait } = globalThis;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((act: () => void, time = 0) => {
    if (time < 500) return wait(act, time);
    return wait(() => {
      waited += time;
      act();
    }, time / 100);
  }) as typeof setTimeout);
  return () => waited;
}

test('[backup] a worker that has stopped answering holds up the next game once, not for every move of the last', async () => {
  isHanging = true;
  const waited = countWaitedMs();
  const openAfter = async (first: number, last: number) => {
    for (let moves = first; moves <= last; moves++) {
      expect((await app.saves.writeSave(played(moves), moves - 1, ALONE)).kept).toBe('kept');
    }
    const before = waited();
    await app.saves.readSave('other');
    return waited() - before;
  };
  expect(await openAfter(31, 50)).toBeLessThanOrEqual(7000);
  expect(await openAfter(51, 60)).toBeLessThanOrEqual(3000);
});

test('[backup] of a game that waits for its turn only the newest save is copied', async () => {
  const writing = [31, 32, 33].map((moves) => app.backups.write(played(moves)));
  expect(await Promise.all(writing)).toEqual([true, true, true]);
  expect(written).toEqual([30, 33]);
});

test('[backup] what is written after a game was erased is there', async () => {
  app.backups.write(played(31));
  app.backups.erase('game1');
  await app.backups.write(played(1));
  expect(await app.backups.read('game1')).toEqual(played(1));
});
