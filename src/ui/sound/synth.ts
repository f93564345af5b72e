import type { Cue } from './cues';
import { type Part, RECIPES } from './recipes';

/** A sound never ends at nothing: an exponential cannot get there. */
const SILENCE = 0.0001;

const NOISE_SECONDS = 0.25;

/** What sounds are played on. */
export interface Instrument {
  readonly context: AudioContext;
  readonly out: AudioNode;
  readonly noise: AudioBuffer;
}

export function createInstrument(context: AudioContext, loudness: number): Instrument {
  const out = context.createGain();
  out.gain.value = loudness;
  out.connect(context.destination);
  return { context, out, noise: makeNoise(context) };
}

/** Lays everything out in time, from now on; the browser plays it from there. */
export function perform(instrument: Instrument, cues: readonly Cue[]): void {
  const now = instrument.context.currentTime;
  for (const { sound, at, pitch } of cues) {
    for (const part of RECIPES[sound]) performPart(instrument, part, now + at + part.at, pitch);
  }
}

function performPart({ context, out, noise }: Instrument, part: Part, start: number, pitch: number): void {
  const end = start + part.lasts;
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(part.level, start + part.attack);
  loudness.gain.exponentialRampToValueAtTime(SILENCE, end);
  loudness.connect(out);
  if (part.wave === 'noise') {
    const source = context.createBufferSource();
    source.buffer = noise;
    const filter = context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.value = part.around * pitch;
    filter.Q.value = part.sharpness;
    source.connect(filter).connect(loudness);
    source.start(start);
    source.stop(end);
  } else {
    const source = context.createOscillator();
    source.type = part.wave;
    source.frequency.setValueAtTime(part.from * pitch, start);
    source.frequency.exponentialRampToValueAtTime(part.to * pitch, end);
    source.connect(loudness);
    source.start(start);
    source.stop(end);
  }
}

function makeNoise(context: BaseAudioContext): AudioBuffer {
  const { sampleRate } = context;
  const buffer = context.createBuffer(1, Math.ceil(NOISE_SECONDS * sampleRate), sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
