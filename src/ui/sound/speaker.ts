import type { Cue } from './cues';
import { createInstrument, type Instrument, perform } from './synth';

/** Quiet: it accompanies people who talk. */
const LOUDNESS = 0.3;
/** What could not be heard within this time is not heard at all: late sounds only puzzle. */
const TOO_LATE_MS = 500;

/** The page's sound device. Whatever goes wrong with sound stays here: the game must not notice. */
export interface Speaker {
  /** Plays them, if the browser allows it. */
  play(cues: readonly Cue[]): void;
  /** Lets go of the sound device until something is to be heard again. */
  rest(): Promise<void>;
  /** Browsers put sound to sleep, and allow it to wake by a player's touch: then, and on return, it is woken. */
  keepAwake(): () => void;
}

export function canSound(): boolean {
  return typeof AudioContext === 'function';
}

export function createSpeaker(): Speaker {
  let instrument: Instrument | null = null;

  const wake = async (): Promise<Instrument | null> => {
    instrument ??= open();
    // Not only 'suspended': iOS calls it 'interrupted' after a phone call or another app's sound.
    if (instrument !== null && instrument.context.state !== 'running') await instrument.context.resume();
    return instrument;
  };
  const rest = async () => {
    try {
      await instrument?.context.suspend();
    } catch {}
  };

  return {
    rest,
    play(cues) {
      if (cues.length === 0) return;
      const wished = performance.now();
      wake()
        .then((woken) => {
          if (woken !== null && performance.now() - wished <= TOO_LATE_MS) perform(woken, cues);
        })
        .catch(() => {});
    },
    keepAwake() {
      const rouse = () => {
        wake().catch(() => {});
      };
      const rouseOnReturn = () => {
        if (document.visibilityState === 'visible' && instrument !== null) rouse();
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
    },
  };
}

/** Null before the first touch: opened without one, a browser complains and keeps it asleep. */
function open(): Instrument | null {
  if (!canSound() || navigator.userActivation?.hasBeenActive === false) return null;
  respectSilentSwitch();
  return createInstrument(new AudioContext({ latencyHint: 'interactive' }), LOUDNESS);
}

/** What Safari knows about the page's part in the device's sound. */
type WithAudioSession = Navigator & { readonly audioSession: { type: string } };

/** Ambient sound is silent with the device, and leaves the music of other apps alone. */
function respectSilentSwitch(): void {
  if (hasAudioSession(navigator)) navigator.audioSession.type = 'ambient';
}

function hasAudioSession(of: Navigator): of is WithAudioSession {
  return 'audioSession' in of && typeof of.audioSession === 'object' && of.audioSession !== null;
}
