import { action, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { GameRecord } from '../../history/record';
import { logOf } from '../../history/replay';
import type { Happening, Made, Mark } from '../../history/timeline';
import { isField } from '../../rules/data/guards';
import type { GameState, Seat } from '../../rules/state';
import type { GameView } from './gameView';
import { beginLooking, enlarge, filter, isSeat, lookOn } from './looking';

/** A game that has been played, to be gone through in both directions. */
export interface Playback {
  /** The game as it stood, to be looked at; the large reef is that of the player who moved last. */
  readonly view: GameView;
  /** The whole way, wherever the view stands. */
  readonly past: readonly Made[];
  readonly marks: readonly Mark[];
  /** How many moves have been made, of how many. */
  readonly step: ReadonlySignal<number>;
  readonly total: number;
  /** Who made the last move; before the first one, who is about to. */
  readonly mover: ReadonlySignal<Seat>;
  /** After how many moves a turn begins, ascending; the last one is the end. */
  readonly turns: readonly number[];
  /** The game after that many moves. */
  stateAt(step: number): GameState;
  /** Steps that do not exist are ignored. */
  goTo(step: number): void;
  nextMove(): void;
  previousMove(): void;
  /** To where the next turn begins, or back to where this one began. */
  nextTurn(): void;
  previousTurn(): void;
}

const OPENED: Happening = { type: 'opened', events: [] };

/** A game that was played so, at its beginning. Like the table's, every method takes whatever comes. */
export function createPlayback(past: readonly Made[], end: GameState, marks: readonly Mark[]): Playback {
  const total = past.length;
  const turns = turnsOf(past);
  const stateAt = (step: number) => past[step]?.state ?? end;
  const moverAt = (step: number) => stateAt(Math.max(0, step - 1)).seat;
  /** As if the player who moved were still to move: that is the reef to come back to. */
  const seenAt = (step: number): GameState => ({ ...stateAt(step), seat: moverAt(step) });

  const at = signal({ step: 0, happening: OPENED });
  const looking = signal(beginLooking(seenAt(0)));
  const step = computed(() => at.value.step);
  const state = computed(() => stateAt(step.value));

  const goTo = action((next: number) => {
    const last = at.value.step;
    if (!isStep(next, total) || next === last) return;
    const isForward = next === last + 1;
    at.value = { step: next, happening: isForward ? { type: 'played', events: past[last].events } : OPENED };
    looking.value = lookOn(seenAt(next), looking.value);
  });
  const seen = () => seenAt(at.value.step);

  return {
    view: {
      state,
      happening: computed(() => at.value.happening),
      past: computed(() => past.slice(0, step.value)),
      marks: computed(() => marksUpTo(marks, step.value)),
      shown: computed(() => looking.value.shown),
      level: computed(() => looking.value.level),
      looked: computed(() => looking.value.looked),
      act: action((intent) => {
        switch (intent.type) {
          case 'look':
            if (intent.field === null || isField(intent.field)) {
              looking.value = { ...looking.value, looked: intent.field };
            }
            break;
          case 'filter':
            looking.value = filter(seen(), looking.value, intent.level);
            break;
          case 'enlarge':
            if (isSeat(intent.seat, state.value)) looking.value = enlarge(seen(), looking.value, intent.seat);
            break;
          case 'letGo':
            looking.value = { ...looking.value, looked: null };
            break;
        }
      }),
    },
    past,
    marks,
    step,
    total,
    mover: computed(() => moverAt(step.value)),
    turns,
    stateAt,
    goTo,
    nextMove: () => goTo(at.value.step + 1),
    previousMove: () => goTo(at.value.step - 1),
    nextTurn: () => goTo(turns.find((turn) => turn > at.value.step) ?? total),
    previousTurn: () => goTo(turns.filter((turn) => turn < at.value.step).at(-1) ?? 0),
  };
}

/** The game as it was after that many moves, as a game of its own. */
export function recordUpTo(record: GameRecord, { past, marks }: Playback, step: number): GameRecord {
  return { ...record, log: logOf(past.slice(0, step), marksUpTo(marks, step)), redo: [] };
}

/** What was taken back at that very place belongs to the way there. */
function marksUpTo(marks: readonly Mark[], step: number): readonly Mark[] {
  return marks.filter(({ at }) => at <= step);
}

function turnsOf(past: readonly Made[]): readonly number[] {
  const begins = past.flatMap(({ state }, index) => (isTurnGoingOn(past[index - 1]?.state, state) ? [] : [index]));
  return [...begins, past.length];
}

/** The same player goes on. A start lumino and a scoring are turns of one move, even if the same player comes next. */
function isTurnGoingOn(before: GameState | undefined, { seat, step }: GameState): boolean {
  if (before === undefined || before.step.type === 'start' || before.step.type === 'score') return false;
  return before.seat === seat && step.type !== 'score';
}

// -0 would be shown as it is.
function isStep(value: unknown, total: number): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= total && !Object.is(value, -0);
}
