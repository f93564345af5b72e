import { type GameRecord, isNote, type LogEntry } from '../../history/record';
import { logOf, type Replay } from '../../history/replay';
import type { Made, Mark } from '../../history/timeline';
import type { GameState } from '../../rules/state';
import { LONGEST_LOG } from '../format/logText';
import { type Digits, pop, popCount, put, putCount, type Source, Unfit } from './digits';
import { popMove, putMove } from './moveDigits';

type Way = Pick<GameRecord, 'log' | 'redo'>;

/** Adds all that was done since `start`, and what can be done again. A game played to its end needs no length. */
export function putWay(digits: Digits, start: GameState, { log, redo }: Way): void {
  if (log.length + redo.length > LONGEST_LOG) throw new Unfit();
  const moves = log.filter((entry) => !isNote(entry));
  const played: Digits = [];
  let state = start;
  for (const move of moves) state = putMove(played, state, move);
  const isOver = state.step.type === 'over';
  for (const move of redo) state = putMove(played, state, move);
  put(digits, isOver ? 1 : 0, 2);
  if (!isOver) {
    putCount(digits, moves.length);
    putCount(digits, redo.length);
  }
  digits.push(...played);
  putNotes(digits, notesOf(log), moves.length);
}

export function popWay(source: Source, start: GameState): Way & Replay {
  const isOver = pop(source, 2) === 1;
  const count = isOver ? LONGEST_LOG : popCount(source, LONGEST_LOG);
  const countRedo = isOver ? 0 : popCount(source, LONGEST_LOG);
  if (count + countRedo > LONGEST_LOG) throw new Unfit();
  const past: Made[] = [];
  let state = start;
  while (past.length < count && state.step.type !== 'over') {
    const { move, events, after } = popMove(source, state);
    past.push({ state, move, events });
    state = after;
  }
  // A game that is over says so, and no other does.
  if (isOver !== (state.step.type === 'over') || (!isOver && past.length < count)) throw new Unfit();
  const undone: Made[] = [];
  for (let last = state; undone.length < countRedo; last = undone[undone.length - 1].state) {
    const { move, events, after } = popMove(source, last);
    undone.push({ state: after, move, events });
  }
  const marks = popNotes(source, past.length).map(
    ({ at, moves }): Mark => ({ at, note: { type: 'takenBack', moves } }),
  );
  const log = logOf(past, marks);
  if (log.length + undone.length > LONGEST_LOG) throw new Unfit();
  return { log, redo: undone.map(({ move }) => move), state, past, marks, future: undone.reverse() };
}

/** Where moves were taken back, and how many. Other notes concern the table where they were made and stay there. */
interface TakenBack {
  readonly at: number;
  readonly moves: number;
}

function notesOf(log: readonly LogEntry[]): readonly TakenBack[] {
  const notes: TakenBack[] = [];
  let at = 0;
  for (const entry of log) {
    if (entry.type === 'takenBack') notes.push({ at, moves: entry.moves });
    else if (!isNote(entry)) at++;
  }
  return notes;
}

/** They come in order, so that each one can only be where the last one was, or later. */
function putNotes(digits: Digits, notes: readonly TakenBack[], end: number): void {
  putCount(digits, notes.length);
  let last = 0;
  for (const { at, moves } of notes) {
    if (moves < 1 || moves > LONGEST_LOG) throw new Unfit();
    put(digits, at - last, end - last + 1);
    putCount(digits, moves - 1);
    last = at;
  }
}

function popNotes(source: Source, end: number): readonly TakenBack[] {
  let last = 0;
  return Array.from({ length: popCount(source, LONGEST_LOG) }, () => {
    last += pop(source, end - last + 1);
    return { at: last, moves: popCount(source, LONGEST_LOG - 1) + 1 };
  });
}
