import { BOARDS } from '../../rules/data/boards';
import type { Move } from '../../rules/state';
import { parsePosition } from '../../rules/text/position';
import { addTo, measured, rounded, type Sums } from '../analysis/interval';
import { leadOf } from '../analysis/lead';
import { addParts, PART_SOURCES } from '../analysis/parts';
import type { Measured } from '../analysis/report';
import { createRollouts, MADE } from '../analysis/rollouts';
import { createPosition, readView, SEAT } from '../board/position';
import { groundOf } from '../board/tables';
import { createNetwork, type Weights } from '../mind/network';
import { publicView } from '../publicView';
import type { Puzzle, Worth } from './puzzle';

/** Measures a turn of a puzzle against its best one, a deal at a time. */
export interface Comparison {
  /** Plays both to the end with one more deal. */
  step(): void;
  readonly count: number;
  /** By how much the best is ahead; `isLooking`: it may be stopped here or go on. */
  ahead(isLooking?: boolean): Measured;
  /** Mean points by PART_SOURCES: the turn less the best. */
  parts(): readonly number[];
}

/** None of the deals that the puzzle was chosen by. */
const FRESH = 1_000_000;

/** Throws for a position that is none. */
export function compareTurns(
  { position, best }: Pick<Puzzle, 'position' | 'best'>,
  moves: readonly Move[],
  weights: Weights,
): Comparison {
  const parsed = parsePosition(position);
  if (!parsed.ok) throw new Error(`no position: ${parsed.problem}`);
  const ground = groundOf(BOARDS[parsed.value.side]);
  const rollouts = createRollouts(ground, createNetwork(weights));
  const { points, made, end } = rollouts;
  const from = createPosition();
  readView(publicView(parsed.value), from);
  const seat = from[SEAT];
  const gaps: Sums = { count: 0, sum: 0, squares: 0 };
  const sums = PART_SOURCES.map(() => 0);

  /** The lead after it. */
  function playOut(turn: readonly Move[], sign: number): number {
    rollouts.playOut(from, turn, FRESH + gaps.count);
    addParts(end, seat, ground, made, MADE * seat, sign, sums);
    sums[sums.length - 1] -= sign * points[1 - seat];
    return leadOf(points, seat, 2);
  }

  return {
    get count() {
      return gaps.count;
    },
    step() {
      rollouts.forget();
      addTo(gaps, playOut(best, -1) - playOut(moves, 1));
    },
    ahead: (isLooking = false) => measured(gaps, isLooking),
    parts: () => sums.map((sum) => sum / gaps.count),
  };
}

/** After so many deals one looks whether it is certain; after the last it is as good as any. */
const LOOKS: readonly number[] = [16, 32, 64, 128];
/** In points: less is nothing that anyone would call worse, or a reason. */
const LEAST_LOSS = 0.5;
const LEAST_PART = 0.3;

/** Measures until it is certain or will hardly become so; yields how far it is, from 0 to 1. */
export function* measureWorth(comparison: Comparison): Generator<number, Worth> {
  for (;;) {
    comparison.step();
    const { count } = comparison;
    const loss = comparison.ahead(true);
    const isCertain = Math.abs(loss.mean) >= LEAST_LOSS && (loss.low > 0 || loss.high < 0);
    const isSame = loss.low === 0 && loss.high === 0;
    const isLast = count === LOOKS[LOOKS.length - 1];
    if (isLast || (LOOKS.includes(count) && (isCertain || isSame)))
      return { loss, isCertain, parts: partsOf(comparison) };
    yield count / LOOKS[LOOKS.length - 1];
  }
}

function partsOf(comparison: Comparison): Worth['parts'] {
  return comparison
    .parts()
    .map((points, index) => ({ source: PART_SOURCES[index], points: rounded(points) }))
    .filter(({ points }) => Math.abs(points) >= LEAST_PART)
    .sort((one, other) => Math.abs(other.points) - Math.abs(one.points));
}
