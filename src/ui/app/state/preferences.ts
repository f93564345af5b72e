import { computed, type ReadonlySignal } from '@preact/signals';
import { remember } from './remembered';

/** The hand that plays: what is pressed often lies on its side. */
export const HANDS = ['left', 'right'] as const;
export type Hand = (typeof HANDS)[number];

export const { chosen: hand, choose: chooseHand } = remember<Hand>('lumicora.hand', HANDS, 'right');

export const isLeftHanded: ReadonlySignal<boolean> = computed(() => hand.value === 'left');

/** The small marks that say on which level a lumino lies. */
export const MARKS = ['off', 'on'] as const;
export type Marks = (typeof MARKS)[number];

export const { chosen: marks, choose: chooseMarks } = remember<Marks>('lumicora.marks', MARKS, 'on');

export const hasMarks: ReadonlySignal<boolean> = computed(() => marks.value === 'on');

/** Over a place where a lumino is held: what laying it there would change in points. */
export const BRINGS = ['off', 'on'] as const;
type BringsChoice = (typeof BRINGS)[number];

export const { chosen: brings, choose: chooseBrings } = remember<BringsChoice>('lumicora.brings', BRINGS, 'on');

export const hasBrings: ReadonlySignal<boolean> = computed(() => brings.value === 'on');

/** Around the table: the screen turns to the player to move. Hand it on: the tablet goes from player to player. */
export const SEATINGS = ['around', 'handOn'] as const;
export type Seating = (typeof SEATINGS)[number];

export const { chosen: seating, choose: chooseSeating } = remember<Seating>('lumicora.seating', SEATINGS, 'handOn');

/** Between two turns: the table shows what was done and who is next, or a card says it and waits for the next player. */
export const BETWEEN_TURNS = ['table', 'card'] as const;
export type BetweenTurns = (typeof BETWEEN_TURNS)[number];

export const { chosen: betweenTurns, choose: chooseBetweenTurns } = remember<BetweenTurns>(
  'lumicora.betweenTurns',
  BETWEEN_TURNS,
  'table',
);

/** Whether the table has a button that can be asked for a hint. */
export const HINTS = ['off', 'on'] as const;
export type HintChoice = (typeof HINTS)[number];

export const { chosen: hints, choose: chooseHints } = remember<HintChoice>('lumicora.hints', HINTS, 'on');

export const areHintsOn: ReadonlySignal<boolean> = computed(() => hints.value === 'on');

/** How fast characters play. */
export const PACES = ['calm', 'normal', 'quick'] as const;
export type PaceChoice = (typeof PACES)[number];

export const { chosen: pace, choose: choosePace } = remember<PaceChoice>('lumicora.pace', PACES, 'normal');

export const SOUNDS = ['off', 'on'] as const;
export type SoundChoice = (typeof SOUNDS)[number];

/** On unless it was switched off: what is heard is quiet, and the table has a button to mute it. */
export const { chosen: sound, choose: chooseSound } = remember<SoundChoice>('lumicora.sound', SOUNDS, 'on');

export const isSoundOn: ReadonlySignal<boolean> = computed(() => sound.value === 'on');
