import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Playback } from '../../../store/table/playback';

export const SPEEDS = ['slow', 'normal', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];

/** Between one move and the next: time to see it and to read what it was. */
const PACES_MS: Readonly<Record<Speed, number>> = { slow: 2400, normal: 1200, fast: 600 };

/** Going through a game by hand, which stops it, or letting it go by itself. */
export interface Autoplay extends Pick<Playback, 'goTo' | 'nextMove' | 'previousMove' | 'nextTurn' | 'previousTurn'> {
  readonly isPlaying: ReadonlySignal<boolean>;
  readonly speed: ReadonlySignal<Speed>;
  /** Does not stop it. */
  chooseSpeed(speed: Speed): void;
  faster(): void;
  slower(): void;
  first(): void;
  last(): void;
  /** Goes on by itself from here, from the beginning if this is the end; or stops. */
  playOrPause(): void;
  /** From now on time passes, until the returned function is called. */
  watch(): () => void;
}

export function createAutoplay(playback: Playback): Autoplay {
  const { step, total } = playback;
  const isPlaying = signal(false);
  const speed = signal<Speed>('normal');
  const change = (by: 1 | -1) => {
    speed.value = SPEEDS[SPEEDS.indexOf(speed.value) + by] ?? speed.value;
  };
  const stop = () => {
    isPlaying.value = false;
  };
  const byHand = (go: () => void) => () => {
    stop();
    go();
  };
  return {
    isPlaying,
    speed,
    chooseSpeed(next) {
      speed.value = next;
    },
    faster: () => change(1),
    slower: () => change(-1),
    goTo(to) {
      stop();
      playback.goTo(to);
    },
    first: byHand(() => playback.goTo(0)),
    last: byHand(() => playback.goTo(total)),
    nextMove: byHand(playback.nextMove),
    previousMove: byHand(playback.previousMove),
    nextTurn: byHand(playback.nextTurn),
    previousTurn: byHand(playback.previousTurn),
    playOrPause() {
      if (!isPlaying.value && step.value === total) playback.goTo(0);
      isPlaying.value = !isPlaying.value && total > 0;
    },
    watch() {
      const stopPlaying = effect(() => {
        if (!isPlaying.value) return;
        if (step.value === total) return stop();
        const timer = setTimeout(playback.nextMove, PACES_MS[speed.value]);
        return () => clearTimeout(timer);
      });
      // A hidden page is not watched.
      const leave = () => {
        if (document.hidden) stop();
      };
      document.addEventListener('visibilitychange', leave);
      return () => {
        stopPlaying();
        document.removeEventListener('visibilitychange', leave);
      };
    },
  };
}
