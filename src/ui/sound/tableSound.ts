import { effect, type ReadonlySignal, untracked } from '@preact/signals';
import type { Motion } from '../../board/view';
import type { Happening } from '../../history/timeline';
import { cuesFor } from './cues';
import type { Speaker } from './speaker';

interface Sounding {
  readonly speaker: Speaker;
  readonly isOn: ReadonlySignal<boolean>;
  readonly motion: ReadonlySignal<Motion>;
}

/** Makes a game heard while sound is on: what is played, not what is taken back. Returns its undo. */
export function soundTable(happening: ReadonlySignal<Happening>, { speaker, isOn, motion }: Sounding): () => void {
  let last = happening.peek();
  const stopPlaying = effect(() => {
    const now = happening.value;
    if (now === last) return;
    last = now;
    untracked(() => {
      if (now.type === 'played' && isOn.value) speaker.play(cuesFor(now.events, motion.value));
    });
  });
  // With sound off no sound device is open.
  const stopWaking = effect(() => (isOn.value ? speaker.keepAwake() : undefined));
  return () => {
    stopPlaying();
    stopWaking();
  };
}
