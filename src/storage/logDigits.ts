import type { GameRecord, LogEntry } from '../history/record';
import type { GameState, Move } from '../rules/state';
import { LONGEST_LOG } from './format/logText';
import { type Digits, pop, popCount, put, putCount, type Source, Unfit } from './links/digits';
import { popMove, putMove } from './links/moveDigits';

type Way = Pick<GameRecord, 'log' | 'ahead'>;

/** After so many moves, so many more once stood. */
interface Note {
  readonly at: number;
  readonly moves: number;
}

/** Adds all that was done since `start`, and what can be done again. A game played to its end needs no length. */
export function putWay(digits: Digits, start: GameState, { log, ahead }: Way): void {
  if (log.length + ahead.length > LONGEST_LOG) throw new Unfit();
  const moves = log.filter((entry) => entry.type !== 'takenBack');
  const played: Digits = [];
  let state = start;
  for (const move of moves) state = putMove(played, state, move);
  const isOver = state.step.type === 'over';
  for (const move of ahead) state = putMove(played, state, move);
  put(digits, isOver ? 1 : 0, 2);
  if (!isOver) {
    putCount(digits, moves.length);
    putCount(digits, ahead.length);
  }
  digits.push(...played);
  putNotes(digits, notesOf(log), moves.length);
}

export function popWay(source: Source, start: GameState): Way {
  const isOver = pop(source, 2) === 1;
  const count = isOver ? LONGEST_LOG : popCount(source, LONGEST_LOG);
  const countAhead = isOver ? 0 : popCount(source, LONGEST_LOG);
  const moves: Move[] = [];
  let state = start;
  while (moves.length < count + countAhead && state.step.type !== 'over') {
    const made = popMove(source, state);
    moves.push(made.move);
    state = made.state;
  }
  const played = isOver ? moves : moves.slice(0, count);
  return { log: logOf(played, popNotes(source, played.length)), ahead: moves.slice(played.length) };
}

function notesOf(log: readonly LogEntry[]): readonly Note[] {
  const notes: Note[] = [];
  let at = 0;
  for (const entry of log) {
    if (entry.type === 'takenBack') notes.push({ at, moves: entry.moves });
    else at++;
  }
  return notes;
}

function logOf(moves: readonly Move[], notes: readonly Note[]): readonly LogEntry[] {
  const notesAt = (index: number) =>
    notes.filter(({ at }) => at === index).map((note): LogEntry => ({ type: 'takenBack', moves: note.moves }));
  return [...moves.flatMap((move, index) => [...notesAt(index), move]), ...notesAt(moves.length)];
}

/** They come in order, so that each one can only be where the last one was, or later. */
function putNotes(digits: Digits, notes: readonly Note[], end: number): void {
  putCount(digits, notes.length);
  let last = 0;
  for (const { at, moves } of notes) {
    if (moves < 1 || moves > LONGEST_LOG) throw new Unfit();
    put(digits, at - last, end - last + 1);
    putCount(digits, moves - 1);
    last = at;
  }
}

function popNotes(source: Source, end: number): readonly Note[] {
  let last = 0;
  return Array.from({ length: popCount(source, LONGEST_LOG) }, () => {
    last += pop(source, end - last + 1);
    return { at: last, moves: popCount(source, LONGEST_LOG - 1) + 1 };
  });
}
