import type { Cue } from './cues';
import { perform } from './synth';

/** Quiet: it accompanies people who talk. */
const LOUDNESS = 0.3;
/** What could not be heard within so many milliseconds is not heard at all: late sounds only puzzle. */
const TOO_LATE = 500;

interface Speaker {
  readonly context: AudioContext;
  readonly out: AudioNode;
}

let speaker: Speaker | null = null;

export function canSound(): boolean {
  return typeof AudioContext === 'function';
}

/** Plays them, if the browser lets us. Whatever goes wrong with sound stays here: the game must not notice. */
export function hear(cues: readonly Cue[]): void {
  if (cues.length === 0) return;
  const wished = performance.now();
  wake()
    .then((woken) => {
      if (woken === null || performance.now() - wished > TOO_LATE) return;
      perform(woken.context, woken.out, cues, woken.context.currentTime);
    })
    .catch(() => {});
}

/** Lets go of the sound device until something is to be heard again. */
export async function rest(): Promise<void> {
  try {
    await speaker?.context.suspend();
  } catch {}
}

/** Browsers put sound to sleep, and allow it to wake by a player's touch: then, and on return, it is woken. */
export function keepAwake(): () => void {
  const rouse = () => {
    wake().catch(() => {});
  };
  const rouseOnReturn = () => {
    if (document.visibilityState === 'visible' && speaker !== null) rouse();
  };
  // Which of these a browser takes for a touch that may begin sound differs.
  const gestures = ['pointerdown', 'pointerup', 'keydown'] as const;
  for (const gesture of gestures) addEventListener(gesture, rouse, { capture: true, passive: true });
  document.addEventListener('visibilitychange', rouseOnReturn);
  return () => {
    for (const gesture of gestures) removeEventListener(gesture, rouse, { capture: true });
    document.removeEventListener('visibilitychange', rouseOnReturn);
    rest();
  };
}

async function wake(): Promise<Speaker | null> {
  speaker ??= open();
  // Not only 'suspended': iOS calls it 'interrupted' after a phone call or another app's sound.
  if (speaker !== null && speaker.context.state !== 'running') await speaker.context.resume();
  return speaker;
}

/** Null before the first touch: opened without one, a browser complains and keeps it asleep. */
function open(): Speaker | null {
  if (!canSound() || navigator.userActivation?.hasBeenActive === false) return null;
  const context = new AudioContext({ latencyHint: 'interactive' });
  const out = context.createGain();
  out.gain.value = LOUDNESS;
  out.connect(context.destination);
  return { context, out };
}
