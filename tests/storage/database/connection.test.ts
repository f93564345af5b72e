import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Connection, createConnection } from '../../../src/storage/database/connection';
import { newDevice, presentDevice } from '../../support/storage/device';

let database: Connection;

beforeEach(() => {
  newDevice();
  database = createConnection(presentDevice());
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const countNotes = () => database.use((opened) => opened.count('notes'));

test('[database] one that does not open the first time is tried again', async () => {
  const open = vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('Internal error opening backing store', 'UnknownError');
  });
  expect(await countNotes()).toBe(0);
  expect(open).toHaveBeenCalledTimes(2);
});

test('[database] one that is forbidden is not', async () => {
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  await expect(countNotes()).rejects.toMatchObject({ trouble: 'none' });
  expect(open).toHaveBeenCalledTimes(1);
});

test('[database] a connection that says nothing any more is replaced before it is needed; a living one stays', async () => {
  await countNotes();
  const open = vi.spyOn(indexedDB, 'open');
  database.check();
  await countNotes();
  expect(open).not.toHaveBeenCalled();

  const silence = vi.spyOn(IDBObjectStore.prototype, 'count').mockImplementation(() => new IDBRequest());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  database.check();
  await vi.advanceTimersByTimeAsync(1500);
  vi.useRealTimers();
  silence.mockRestore();
  expect(await countNotes()).toBe(0);
  expect(open).toHaveBeenCalledTimes(1);
});

test('[database] where nothing was opened there is nothing to check', () => {
  const open = vi.spyOn(indexedDB, 'open');
  database.check();
  expect(open).not.toHaveBeenCalled();
});
