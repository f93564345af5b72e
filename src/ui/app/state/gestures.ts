import { type Remembered, remember } from './remembered';

/** What fingers can do at the table that nothing on the screen offers: look under a lumino, come closer, turn it in the air. */
export const GESTURES = ['look', 'zoom', 'turn'] as const;
export type Gesture = (typeof GESTURES)[number];

const STATES = ['new', 'known'] as const;
type State = (typeof STATES)[number];

const kept: Readonly<Record<Gesture, Remembered<State>>> = {
  look: remember<State>('lumicora.gesture.look', STATES, 'new'),
  zoom: remember<State>('lumicora.gesture.zoom', STATES, 'new'),
  turn: remember<State>('lumicora.gesture.turn', STATES, 'new'),
};

/** It was done or shown before: there is no need to show it. */
export function isGestureKnown(gesture: Gesture): boolean {
  return kept[gesture].chosen.value === 'known';
}

export function learnGesture(gesture: Gesture): void {
  if (kept[gesture].chosen.peek() !== 'known') kept[gesture].choose('known');
}
