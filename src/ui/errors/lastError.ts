import { type ReadonlySignal, signal } from '@preact/signals';
import { isOurReason, isOurs } from '../app/errors/ownErrors';

/** Something that nobody caught. */
export interface Failure {
  readonly error: unknown;
  /** Right after the players had asked to go on: that alone does not help. */
  readonly isAgain: boolean;
}

/** What happens within so many milliseconds after going on happens again. */
const SOON = 10_000;

const failure = signal<Failure | null>(null);
export const lastFailure: ReadonlySignal<Failure | null> = failure;

let wentOn = Number.NEGATIVE_INFINITY;

/** The first one stays until the players go on: it is the cause, and what follows it the effect. */
export function fail(error: unknown): void {
  if (failure.peek() === null) failure.value = { error, isAgain: performance.now() - wentOn < SOON };
}

export function goOn(): void {
  wentOn = performance.now();
  failure.value = null;
}

/** What is thrown outside of any component arrives here. */
export function listenToErrors(): void {
  addEventListener('error', (event) => {
    if (isOurs(event, location.origin)) fail(event.error ?? event.message);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    if (isOurReason(reason)) fail(reason);
  });
  // Another screen, by the browser's own buttons for one, is a way on, too.
  addEventListener('hashchange', () => {
    if (failure.peek() !== null) goOn();
  });
}
