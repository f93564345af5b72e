import { type ReadonlySignal, signal } from '@preact/signals';
import type { DatabaseTrouble } from '../storage/database';

/** What is wrong with keeping games on this device, and what that means for them now. */
export interface Trouble {
  readonly database: DatabaseTrouble;
  /** Games are at least kept in the spare place; or nowhere, and so only as long as this page is open. */
  readonly isSpared: boolean;
}

const now = signal<Trouble | null>(null);
const found = signal(0);

/** Null as long as all is well. */
export const trouble: ReadonlySignal<Trouble | null> = now;

/** So many games were lost in one place and are back since this start. */
export const restored: ReadonlySignal<number> = found;

export function noteTrouble(next: Trouble | null): void {
  const last = now.peek();
  if (next?.database !== last?.database || next?.isSpared !== last?.isSpared) now.value = next;
}

export function noteRestored(games: number): void {
  if (games > 0) found.value += games;
}

export function forgetRestored(): void {
  found.value = 0;
}
