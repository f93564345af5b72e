import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { openColours } from '../../../rules/play/scoringOutlook';
import type { GameState, Step } from '../../../rules/state';
import type { Pace } from '../../../store/table/pacing';
import type { PaceChoice } from '../../app/state/preferences';

/** How long a character's next move is waited for, in milliseconds, so that everyone can follow. */
const PAUSE_MS: Readonly<Record<PaceChoice, Readonly<Record<Step['type'], number>>>> = {
  calm: { start: 1200, offer: 1600, act: 1600, settle: 1400, score: 2000, over: 0 },
  normal: { start: 700, offer: 800, act: 900, settle: 800, score: 1100, over: 0 },
  quick: { start: 250, offer: 250, act: 300, settle: 250, score: 400, over: 0 },
};

/** The same for the rest of a turn once a touch has hurried it. */
const HURRIED_MS = 60;

export interface CharacterPace {
  readonly pace: Pace;
  /** The rest of this turn, or this scoring, without pauses. */
  hurry(): void;
}

/** A character moves when nothing else is to be seen (`isFree`), after a pause that a touch cuts short. */
export function createCharacterPace(
  isFree: ReadonlySignal<boolean>,
  chosen: ReadonlySignal<PaceChoice>,
): CharacterPace {
  /** The turn that is hurried, by a name of its own. */
  const hurried = signal<string | null>(null);
  const now = signal<string | null>(null);
  return {
    async pace(state, cancel) {
      now.value = turnName(state);
      await when(() => isFree.value, cancel);
      const isHurried = () => hurried.value === turnName(state);
      const pause = isHurried() ? HURRIED_MS : pauseOf(state, chosen.peek());
      const isOver = signal(false);
      const timer = setTimeout(() => {
        isOver.value = true;
      }, pause);
      await when(() => isOver.value || isHurried(), cancel);
      clearTimeout(timer);
      // What has been opened meanwhile is looked at first.
      await when(() => isFree.value, cancel);
    },
    hurry() {
      hurried.value = now.peek();
    },
  };
}

function pauseOf(state: GameState, pace: PaceChoice): number {
  // There is nothing to weigh and nothing to follow.
  const isOnlyPassing = state.step.type === 'score' && openColours(state, state.seat).length === 0;
  return PAUSE_MS[isOnlyPassing ? 'quick' : pace][state.step.type];
}

function turnName({ round, seat, step }: GameState): string {
  return `${round} ${seat} ${step.type === 'score' ? 'score' : 'turn'}`;
}

/** Resolves as soon as it is so; never if it is called off before. */
function when(isSo: () => boolean, cancel: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (cancel.aborted) return;
    const until = new AbortController();
    const stop = effect(() => {
      if (!isSo()) return;
      until.abort();
      resolve();
    });
    if (until.signal.aborted) stop();
    else {
      until.signal.addEventListener('abort', stop);
      cancel.addEventListener('abort', stop);
    }
  });
}
