import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFrameQueue } from '../../../../src/ui/screens/games/nearby';

let frames: (() => void)[] = [];

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (next: () => void) => frames.push(next));
});

afterEach(() => vi.unstubAllGlobals());

test('two in each frame, in order; what is called off is left out; nothing runs when nothing waits', () => {
  const queue = createFrameQueue();
  const done: number[] = [];
  const ends = [0, 1, 2, 3, 4, 5].map((number) => queue(() => done.push(number)));
  ends[3]();
  expect(done).toEqual([]);
  const seen: number[][] = [];
  for (let next = frames.shift(); next !== undefined; next = frames.shift()) {
    next();
    seen.push([...done]);
  }
  expect(seen).toEqual([
    [0, 1],
    [0, 1, 2, 4],
    [0, 1, 2, 4, 5],
  ]);
  queue(() => done.push(6));
  expect(frames.length).toBe(1);
  frames[0]();
  expect(done).toEqual([0, 1, 2, 4, 5, 6]);
});
