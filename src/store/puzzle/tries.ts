import type { LossPart, LossSource, Measured } from '../../bots/analysis/report';
import type { Puzzle, Worth } from '../../bots/puzzle/puzzle';
import { isColour } from '../../rules/data/guards';
import { ANIMALS } from '../../rules/data/luminos';
import type { GameState, Move } from '../../rules/state';
import { parsePosition } from '../../rules/text/position';
import { isObject } from '../../storage/format/head';
import { RULES } from '../table/moveSource';

/** A turn that was handed in, and what it is worth. */
export interface Try {
  /** Up to `endTurn`. */
  readonly moves: readonly Move[];
  readonly worth: Worth;
}

export const MOST_TRIES = 3;

/** As good as the best or, now and then, better. */
export function isFound({ worth }: Try): boolean {
  return !worth.isCertain || worth.loss.mean < 0;
}

/** The best turn may be shown by now. */
export function isOver(tries: readonly Try[]): boolean {
  return tries.length >= MOST_TRIES || tries.some(isFound);
}

/** What was kept; null where it cannot be read. */
export function parsePuzzle(from: unknown): Puzzle | null {
  if (!isObject(from) || typeof from.day !== 'string' || typeof from.position !== 'string') return null;
  const parsed = parsePosition(from.position);
  const margin = parseMeasured(from.margin);
  if (!parsed.ok || margin === null || !Array.isArray(from.rivals)) return null;
  const best = parseTurn(from.best, parsed.value);
  const rivals = from.rivals.map((each) => parseTurn(each, parsed.value));
  const { evaluations, isClear } = from;
  if (best === null || !isNumber(evaluations) || typeof isClear !== 'boolean') return null;
  return {
    day: from.day,
    position: from.position,
    best,
    rivals: rivals.filter((each) => each !== null),
    margin,
    isClear,
    evaluations,
  };
}

export function parseTry(from: unknown, { position }: Puzzle): Try | null {
  const parsed = parsePosition(position);
  if (!isObject(from) || !isObject(from.worth) || !parsed.ok) return null;
  const moves = parseTurn(from.moves, parsed.value);
  const loss = parseMeasured(from.worth.loss);
  const { isCertain, parts } = from.worth;
  if (moves === null || loss === null || typeof isCertain !== 'boolean' || !Array.isArray(parts)) return null;
  const read = parts.map(parsePart);
  return { moves, worth: { loss, isCertain, parts: read.filter((part) => part !== null) } };
}

/** A whole turn that the rules allow there. */
function parseTurn(from: unknown, begun: GameState): readonly Move[] | null {
  if (!Array.isArray(from)) return null;
  let state = begun;
  for (const move of from) {
    const judged = RULES.judge(state, move);
    if (!judged.ok || state.seat !== begun.seat) return null;
    state = judged.state;
  }
  return from.length > 0 && from[from.length - 1].type === 'endTurn' ? from : null;
}

function parseMeasured(from: unknown): Measured | null {
  if (!isObject(from)) return null;
  const { mean, low, high, rollouts } = from;
  return isNumber(mean) && isNumber(low) && isNumber(high) && isNumber(rollouts) ? { mean, low, high, rollouts } : null;
}

function parsePart(from: unknown): LossPart | null {
  if (!isObject(from) || !isNumber(from.points)) return null;
  const source = parseSource(from.source);
  return source === null ? null : { source, points: from.points };
}

const PLAIN_SOURCES = ['limestone', 'remote', 'jellyfish', 'discard', 'rival'] as const;

function parseSource(from: unknown): LossSource | null {
  if (!isObject(from)) return null;
  const { type, colour, animal } = from;
  if ((type === 'colour' || type === 'majority') && isColour(colour)) return { type, colour };
  const known = ANIMALS.find((each) => each === animal);
  if (type === 'animal' && known !== undefined) return { type, animal: known };
  const plain = PLAIN_SOURCES.find((each) => each === type);
  return plain === undefined ? null : { type: plain };
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
