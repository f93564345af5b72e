import type { Cue } from './cues';
import { type Part, RECIPES } from './recipes';

/** A sound never ends at nothing: an exponential cannot get there. */
const SILENCE = 0.0001;

/** Lays everything out in time; the browser plays it from there. `now` is the context's own time. */
export function perform(context: BaseAudioContext, out: AudioNode, cues: readonly Cue[], now: number): void {
  for (const { sound, at, pitch } of cues) {
    for (const part of RECIPES[sound]) performPart(context, out, part, now + at + part.at, pitch);
  }
}

function performPart(context: BaseAudioContext, out: AudioNode, part: Part, start: number, pitch: number): void {
  const end = start + part.lasts;
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(part.level, start + part.attack);
  loudness.gain.exponentialRampToValueAtTime(SILENCE, end);
  loudness.connect(out);
  if (part.wave === 'noise') {
    const source = context.createBufferSource();
    source.buffer = noise(context);
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

const NOISE_SECONDS = 0.25;
const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

function noise(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known !== undefined) return known;
  const { sampleRate } = context;
  const buffer = context.createBuffer(1, Math.ceil(NOISE_SECONDS * sampleRate), sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  noises.set(context, buffer);
  return buffer;
}
