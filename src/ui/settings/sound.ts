import { remember } from '../app/state/remembered';

export const SOUNDS = ['off', 'on'] as const;
export type SoundChoice = (typeof SOUNDS)[number];

export const { chosen: sound, choose: chooseSound } = remember<SoundChoice>('lumicora.sound', SOUNDS, 'off');
