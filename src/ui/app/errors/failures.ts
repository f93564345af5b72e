import { type ReadonlySignal, signal } from '@preact/signals';
import { isOwnError, isOwnReason } from './ownErrors';

/** An error that was not caught. */
export interface Failure {
  readonly error: unknown;
  /** Right after the players had asked to go on: that alone does not help. */
  readonly isAgain: boolean;
}

export interface Failures {
  /** What the players are told about; null as long as nothing is broken. */
  readonly current: ReadonlySignal<Failure | null>;
  /** The first one stays until the players go on: it is the cause, and what follows it the effect. */
  report(error: unknown): void;
  goOn(): void;
}

/** An error that comes this soon after going on is the same one again. */
const SAME_AGAIN_MS = 10_000;

export function createFailures(): Failures {
  const current = signal<Failure | null>(null);
  let wentOnAt = Number.NEGATIVE_INFINITY;
  return {
    current,
    report(error) {
      if (current.peek() !== null) return;
      current.value = { error, isAgain: performance.now() - wentOnAt < SAME_AGAIN_MS };
    },
    goOn() {
      wentOnAt = performance.now();
      current.value = null;
    },
  };
}

/** What is thrown outside of any component. */
export function listenToErrors(): Failures {
  const failures = createFailures();
  addEventListener('error', (event) => {
    if (isOwnError(event, location.origin)) failures.report(event.error ?? event.message);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    if (isOwnReason(reason)) failures.report(reason);
  });
  // Another screen, by the browser's own buttons for one, is a way on, too.
  addEventListener('hashchange', () => {
    if (failures.current.peek() !== null) failures.goOn();
  });
  return failures;
}
