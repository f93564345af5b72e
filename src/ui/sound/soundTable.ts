import { effect, type ReadonlySignal, untracked } from '@preact/signals';
import type { Happening } from '../../store/table';
import { motion } from '../app/state/motion';
import { sound } from '../settings/sound';
import { cuesFor } from './cues';
import { hear, keepAwake } from './speaker';

/** Makes a table heard while sound is on: what is played, not what is taken back. Returns its undo. */
export function soundTable(happening: ReadonlySignal<Happening>): () => void {
  let last = happening.peek();
  const stopHearing = effect(() => {
    const now = happening.value;
    if (now === last) return;
    last = now;
    untracked(() => {
      if (now.type === 'played' && sound.value === 'on') hear(cuesFor(now.events, motion.value));
    });
  });
  // Nobody who has sound off has an open sound device.
  const stopWaking = effect(() => (sound.value === 'on' ? keepAwake() : undefined));
  return () => {
    stopHearing();
    stopWaking();
  };
}
