import { vi } from 'vitest';

/** What a context was asked to play: when each source starts, in the context's own time. */
export interface FakeAudio {
  readonly starts: number[];
  readonly contexts: { state: string; resumed: number }[];
  /** How the next contexts begin, and whether they can be woken. */
  state: string;
  wakes: boolean;
}

/** An AudioContext that makes no sound and remembers what it was asked for. */
export function stubAudio(): FakeAudio {
  const fake: FakeAudio = { starts: [], contexts: [], state: 'running', wakes: true };
  const param = { value: 0, setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
  const node = () => ({ gain: param, frequency: param, Q: param, connect: (to: unknown) => to });
  const source = () => ({ ...node(), start: (at: number) => fake.starts.push(at), stop() {} });
  class FakeContext {
    readonly currentTime = 10;
    readonly sampleRate = 8000;
    readonly destination = node();
    state = fake.state;
    resumed = 0;
    readonly createGain = node;
    readonly createBiquadFilter = node;
    readonly createOscillator = source;
    readonly createBufferSource = source;
    constructor() {
      fake.contexts.push(this);
    }
    createBuffer(_: number, length: number) {
      return { getChannelData: () => new Float32Array(length) };
    }
    async resume() {
      this.resumed++;
      if (!fake.wakes) throw new DOMException('not allowed', 'NotAllowedError');
      this.state = 'running';
    }
    async suspend() {
      this.state = 'suspended';
    }
  }
  vi.stubGlobal('AudioContext', FakeContext);
  return fake;
}
