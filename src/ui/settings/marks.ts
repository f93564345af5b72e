import { computed, type ReadonlySignal } from '@preact/signals';
import { remember } from '../app/state/remembered';

/** The small marks that say on which level a lumino lies. */
export const MARKS = ['off', 'on'] as const;
export type Marks = (typeof MARKS)[number];

export const { chosen: marks, choose: chooseMarks } = remember<Marks>('lumicora.marks', MARKS, 'on');

export const hasMarks: ReadonlySignal<boolean> = computed(() => marks.value === 'on');
