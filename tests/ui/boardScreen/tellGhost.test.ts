import { computed, effect, signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Ghost } from '../../../src/store/table/prospects';
import { tellGhost } from '../../../src/ui/boardScreen/boardScreen';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function ghostOn(numberOn: number): Ghost {
  return { numberOn, otherOn: numberOn + 1, cost: 0, level: 1, refusals: [] };
}

/** What is told of a ghost that can be moved. */
function telling() {
  const ghost = signal<Ghost | null>(null);
  const found: (number | null)[] = [];
  const told = signal<Ghost | null>(null);
  const brings = computed(() => {
    found.push(ghost.value?.numberOn ?? null);
    return null;
  });
  const end = tellGhost({ seat: { ghost, brings }, told });
  const heard: (number | null)[] = [];
  effect(() => {
    heard.push(told.value?.numberOn ?? null);
  });
  return { ghost, found, heard, end };
}

test('a ghost is told of where it stays, not where it is on its way', () => {
  const { ghost, heard } = telling();
  for (const field of [3, 4, 5]) {
    ghost.value = ghostOn(field);
    vi.advanceTimersByTime(120);
  }
  expect(heard).toEqual([null]);
  vi.advanceTimersByTime(150);
  expect(heard).toEqual([null, 5]);
});

test('what a ghost brings is found out before it is told, and not where the ghost is on its way', () => {
  const { ghost, found, heard } = telling();
  for (const field of [3, 4]) {
    ghost.value = ghostOn(field);
    vi.advanceTimersByTime(60);
  }
  expect(found).toEqual([]);
  vi.advanceTimersByTime(60);
  expect({ found, heard }).toEqual({ found: [4], heard: [null] });
  vi.advanceTimersByTime(60);
  expect({ found, heard }).toEqual({ found: [4], heard: [null, 4] });
});

test('what is told of a ghost is taken back as soon as that goes on or is gone', () => {
  const { ghost, heard } = telling();
  ghost.value = ghostOn(3);
  vi.advanceTimersByTime(150);
  ghost.value = ghostOn(4);
  expect(heard).toEqual([null, 3, null]);
  vi.advanceTimersByTime(150);
  ghost.value = null;
  expect(heard).toEqual([null, 3, null, 4, null]);
  vi.advanceTimersByTime(1000);
  expect(heard).toEqual([null, 3, null, 4, null]);
});

test('a screen that is left tells nothing more', () => {
  const { ghost, heard, end } = telling();
  ghost.value = ghostOn(3);
  end();
  vi.advanceTimersByTime(1000);
  expect(heard).toEqual([null]);
});
