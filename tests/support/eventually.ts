import { vi } from 'vitest';

/** What has not happened by then on a busy machine never will. */
const LIMIT_MS = 60_000;

/** Checks again and again until it does not fail any more. */
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: LIMIT_MS, interval: 5 });
}
