import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Watching } from '../../store/table/playback';

/** Between one move and the next, in milliseconds: time to see it and to read what it was. */
const PACE = 1200;

/** Going through a game by hand, which stops it, or letting it go by itself. */
export interface Playing extends Pick<Watching, 'goTo' | 'nextMove' | 'previousMove' | 'nextTurn' | 'previousTurn'> {
  readonly isPlaying: ReadonlySignal<boolean>;
  first(): void;
  last(): void;
  /** Goes on by itself from here, from the beginning if this is the end; or stops. */
  playOrPause(): void;
  /** From now on time passes, until the returned function is called. */
  watch(): () => void;
}

export function createPlaying(watching: Watching): Playing {
  const { step, total } = watching;
  const isPlaying = signal(false);
  const stop = () => {
    isPlaying.value = false;
  };
  const byHand = (go: () => void) => () => {
    stop();
    go();
  };
  return {
    isPlaying,
    goTo(to) {
      stop();
      watching.goTo(to);
    },
    first: byHand(() => watching.goTo(0)),
    last: byHand(() => watching.goTo(total)),
    nextMove: byHand(watching.nextMove),
    previousMove: byHand(watching.previousMove),
    nextTurn: byHand(watching.nextTurn),
    previousTurn: byHand(watching.previousTurn),
    playOrPause() {
      if (!isPlaying.value && step.value === total) watching.goTo(0);
      isPlaying.value = !isPlaying.value && total > 0;
    },
    watch() {
      const stopPlaying = effect(() => {
        if (!isPlaying.value) return;
        if (step.value === total) return stop();
        const timer = setTimeout(watching.nextMove, PACE);
        return () => clearTimeout(timer);
      });
      // Nobody is looking.
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
