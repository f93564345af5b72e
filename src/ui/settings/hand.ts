import { computed, type ReadonlySignal } from '@preact/signals';
import { remember } from '../app/state/remembered';

/** The hand that plays: what is pressed often lies on its side. */
export const HANDS = ['left', 'right'] as const;
export type Hand = (typeof HANDS)[number];

export const { chosen: hand, choose: chooseHand } = remember<Hand>('lumicora.hand', HANDS, 'right');

export const isLeftHanded: ReadonlySignal<boolean> = computed(() => hand.value === 'left');
