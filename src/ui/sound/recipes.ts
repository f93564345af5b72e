import type { Sound } from './cues';

/** A sound is made of these, all times in seconds from its beginning. */
export type Part = Tone | Hiss;

interface Shape {
  readonly at: number;
  /** Until it is loudest, and until it has died away. */
  readonly attack: number;
  readonly lasts: number;
  readonly level: number;
}

/** A tone that slides from one frequency to another. */
interface Tone extends Shape {
  readonly wave: 'sine' | 'triangle';
  readonly from: number;
  readonly to: number;
}

/** Noise around one frequency. */
interface Hiss extends Shape {
  readonly wave: 'noise';
  readonly around: number;
  readonly sharpness: number;
}

function note(frequency: number, at: number, lasts: number, level: number): Part {
  return { wave: 'triangle', from: frequency, to: frequency, at, attack: 0.02, lasts, level };
}

/** Low notes come slowly and stay: warm, never a signal. */
function warm(frequency: number, at: number, level: number): Part {
  return { wave: 'sine', from: frequency, to: frequency, at, attack: 0.08, lasts: 1.5, level };
}

export const RECIPES: Readonly<Record<Sound, readonly Part[]>> = {
  // A wooden piece set down: a dull body, a short knock.
  tick: [
    { wave: 'sine', from: 460, to: 400, at: 0, attack: 0.002, lasts: 0.09, level: 0.5 },
    { wave: 'sine', from: 1240, to: 1180, at: 0, attack: 0.001, lasts: 0.04, level: 0.18 },
    { wave: 'noise', around: 1800, sharpness: 1.2, at: 0, attack: 0.001, lasts: 0.025, level: 0.3 },
  ],
  slide: [
    { wave: 'noise', around: 900, sharpness: 0.8, at: 0, attack: 0.07, lasts: 0.17, level: 0.16 },
    { wave: 'sine', from: 360, to: 330, at: 0.11, attack: 0.002, lasts: 0.07, level: 0.22 },
  ],
  pebble: [
    { wave: 'sine', from: 2050, to: 1950, at: 0, attack: 0.001, lasts: 0.04, level: 0.2 },
    { wave: 'noise', around: 3200, sharpness: 2.5, at: 0, attack: 0.001, lasts: 0.03, level: 0.22 },
  ],
  thud: [
    { wave: 'sine', from: 220, to: 120, at: 0, attack: 0.004, lasts: 0.2, level: 0.5 },
    { wave: 'noise', around: 380, sharpness: 0.7, at: 0, attack: 0.003, lasts: 0.09, level: 0.3 },
  ],
  // A bubble rings higher as it closes.
  drop: [
    { wave: 'sine', from: 520, to: 1180, at: 0, attack: 0.006, lasts: 0.12, level: 0.34 },
    { wave: 'sine', from: 900, to: 1500, at: 0.035, attack: 0.004, lasts: 0.07, level: 0.12 },
  ],
  chord: [warm(110, 0, 0.3), warm(164.8, 0.02, 0.26), warm(220, 0.05, 0.26), warm(277.2, 0.09, 0.2)],
  turn: [note(392, 0, 0.3, 0.26), note(523.3, 0.15, 0.42, 0.26)],
  finale: [
    note(220, 0, 0.9, 0.2),
    note(277.2, 0.16, 0.9, 0.2),
    note(329.6, 0.32, 0.9, 0.2),
    note(440, 0.48, 1, 0.2),
    note(554.4, 0.64, 1.7, 0.2),
    warm(110, 0.64, 0.3),
  ],
};
