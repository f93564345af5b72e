import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { GameState } from '../../rules/state';
import { beginDraft, type LayFields, type MoveDraft } from './moveDraft';

/** What the seat to move is doing, as signals: each changes only with its own part. */
export interface DraftSignals {
  /** All but the aim, which changes with every field that a finger passes. */
  readonly calm: ReadonlySignal<Omit<MoveDraft, 'aim'>>;
  readonly aim: ReadonlySignal<LayFields | null>;
  readonly chosen: ReadonlySignal<MoveDraft['chosen']>;
  readonly lifted: ReadonlySignal<MoveDraft['lifted']>;
  readonly isSpecial: ReadonlySignal<boolean>;
  readonly first: ReadonlySignal<MoveDraft['first']>;
  update(next: (draft: MoveDraft) => MoveDraft): void;
}

export function createDraft(initial: GameState): DraftSignals {
  const { aim: noAim, ...nothing } = beginDraft(initial);
  const calm = signal<Omit<MoveDraft, 'aim'>>(nothing);
  const aim = signal<LayFields | null>(noAim);
  return {
    calm,
    aim,
    chosen: computed(() => calm.value.chosen),
    lifted: computed(() => calm.value.lifted),
    isSpecial: computed(() => calm.value.isSpecial),
    first: computed(() => calm.value.first),
    update(next) {
      const { aim: nextAim, ...rest } = next({ ...calm.value, aim: aim.value });
      aim.value = nextAim;
      if (!isSameCalm(rest, calm.value)) calm.value = rest;
    },
  };
}

function isSameCalm(a: Omit<MoveDraft, 'aim'>, b: Omit<MoveDraft, 'aim'>): boolean {
  return (
    a.chosen === b.chosen &&
    a.lifted === b.lifted &&
    a.isSpecial === b.isSpecial &&
    a.weighed === b.weighed &&
    a.direction === b.direction &&
    a.first === b.first &&
    a.refusals === b.refusals
  );
}
