import type { ReadonlySignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Happening } from '../../history/timeline';
import { motion } from '../app/state/motion';
import { isSoundOn } from '../app/state/preferences';
import { usePageState } from '../kit/pageState';
import { createSpeaker } from './speaker';
import { soundTable } from './tableSound';

/** Makes a game heard as long as its screen is there, if the players have sound on. */
export function useTableSound(happening: ReadonlySignal<Happening>): void {
  const speaker = usePageState(createSpeaker);
  useEffect(() => soundTable(happening, { speaker, isOn: isSoundOn, motion }), [happening, speaker]);
}
