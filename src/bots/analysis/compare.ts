import { createPosition, PLAYERS, readView } from '../board/position';
import type { Ground } from '../board/tables';
import { publicView } from '../publicView';
import type { Lines } from './candidates';
import type { DecisionPoint } from './game';
import { addTo, measured, type Sums } from './interval';
import { bestOther, expectedLeadOf, leadOf } from './lead';
import { addParts, PART_SOURCES } from './parts';
import type { Measured } from './report';
import { MADE, type Rollouts } from './rollouts';

/** What was found out about a decision so far: plain JSON. */
export interface Compared {
  /** Deals that were tried ahead, and by line the leads that came of it. */
  deals: number;
  readonly leads: readonly Sums[];
  /** The lines that are still tried; all of them at first. */
  kept: readonly number[];
  /** By seat, summed up: what the played line changed against the evaluation's own choice. */
  readonly changes: number[];
  fresh: Fresh | null;
}

/** Played out to the end, with deals of their own: what was played, and another line. */
export interface Fresh {
  readonly against: number;
  /** Whether what was played looked better than that line, not worse. */
  readonly isFine: boolean;
  /** By how much the better of the two was ahead when they were looked through. */
  readonly looked: number;
  /** By how much the line that looked better was ahead. */
  readonly gaps: Sums;
  /** What was played less the other line, by PART_SOURCES, summed up. */
  readonly parts: number[];
}

export interface Comparer {
  /** Tries the next deal ahead on each line. */
  tryAhead(point: DecisionPoint, lines: Lines, found: Compared): void;
  /** Plays the next fresh deal out. */
  playFresh(point: DecisionPoint, lines: Lines, fresh: Fresh): void;
}

/** Deals for looking through: at first for every line, then for the best and what has to be known. */
const FIRST_DEALS = 8;
const ALL_DEALS = 24;
const KEPT = 2;

/** Fresh deals begin with another number than those that chose the best line. */
const FRESH_DEAL = 1000;
/** After so many fresh deals it may be clear; from the first of these on, every few deals it may be given up. */
const LOOKS: readonly number[] = [16, 32, 64, 128];
const GIVING_UP_EVERY = 8;
/** In points: how far looking through is off, as a rule, from what fresh deals say in the end. */
const LOOKED_ERROR = 2;

/** In points: what looks so much worse is measured, and what costs so much is shown. */
export const SUSPICIOUS = 1;
const LEAST_LOSS = 1.5;
/** What stops at the first look that is certain has had luck: as a rule it costs less. So its interval must be narrow, too. */
const NARROW = 1.5;
const NARROW_SHARE = 0.5;

export function beginComparing({ lines }: Lines, players: number): Compared {
  return {
    deals: 0,
    leads: lines.map(() => ({ count: 0, sum: 0, squares: 0 })),
    kept: lines.map((_, line) => line),
    changes: Array.from({ length: players }, () => 0),
    fresh: null,
  };
}

export function beginFresh(against: number, isFine: boolean, looked: number): Fresh {
  return { against, isFine, looked, gaps: { count: 0, sum: 0, squares: 0 }, parts: PART_SOURCES.map(() => 0) };
}

export function isLookedThrough({ leads, deals }: Compared): boolean {
  return leads.length < 2 || deals === ALL_DEALS;
}

/**
 * The best line but what was played, among those that were tried to the end, and how far it is ahead; `isOtherTake`: of
 * those that take something else.
 */
export function bestRival(
  found: Compared,
  { played, takes }: Lines,
  isOtherTake: boolean,
): { line: number; ahead: number } | null {
  let best: { line: number; ahead: number } | null = null;
  for (const line of found.kept) {
    if (line === played || (isOtherTake && takes[line] === takes[played])) continue;
    const ahead = meanOf(found.leads[line]) - meanOf(found.leads[played]);
    if (best === null || ahead > best.ahead) best = { line, ahead };
  }
  return best;
}

/** Whether there is nothing more to find out: it is certain, large enough and known well, or hardly will be. */
export function isClear(fresh: Fresh): boolean {
  const { count } = fresh.gaps;
  if (count < LOOKS[0]) return false;
  const loss = measured(fresh.gaps, true);
  if (count % GIVING_UP_EVERY === 0 && isHopeless(fresh, loss)) return true;
  const isNarrow = loss.high - loss.mean <= Math.max(NARROW, NARROW_SHARE * loss.mean);
  return count === LOOKS[LOOKS.length - 1] || (LOOKS.includes(count) && isCertain(loss) && isNarrow);
}

/**
 * Few fresh deals miss by several points, and what looked like a large loss mostly is one: until they are many, what was
 * seen when looking through counts as well. A fine turn that is missed does no harm.
 */
function isHopeless({ isFine, looked }: Fresh, { mean, low, high }: Measured): boolean {
  // A fifth of the interval is about one standard error.
  const error = (high - low) / 5;
  const trust = isFine ? 0 : error ** 2 / (error ** 2 + LOOKED_ERROR ** 2);
  return mean + trust * (looked - mean) + Math.sqrt(1 - trust) * error < LEAST_LOSS;
}

export function isCertain({ mean, low }: Measured): boolean {
  return low > 0 && mean >= LEAST_LOSS;
}

export function createComparer(ground: Ground, rollouts: Rollouts): Comparer {
  const position = createPosition();
  const { points, made, end } = rollouts;
  const ofPlayed = new Float64Array(4);

  return {
    tryAhead({ state }, { lines, takes, played, own }, found) {
      readView(publicView(state), position);
      const players = position[PLAYERS];
      for (const line of found.kept) {
        rollouts.forget();
        rollouts.playAhead(position, lines[line], found.deals);
        addTo(found.leads[line], expectedLeadOf(points, state.seat, end));
        const sign = (line === played ? 1 : 0) - (line === own ? 1 : 0);
        for (let seat = 0; seat < players && sign !== 0; seat++) {
          found.changes[seat] += sign * expectedLeadOf(points, seat, end);
        }
      }
      found.deals++;
      if (found.deals === FIRST_DEALS) found.kept = keptOf(found, takes, played, own);
    },
    playFresh({ state }, { lines, played }, { against, isFine, gaps, parts }) {
      const { seat } = state;
      readView(publicView(state), position);
      const players = position[PLAYERS];
      const deal = FRESH_DEAL + gaps.count;
      const from = MADE * seat;
      rollouts.forget();
      rollouts.playOut(position, lines[played], deal);
      ofPlayed.set(points);
      addParts(end, seat, ground, made, from, 1, parts);
      rollouts.forget();
      rollouts.playOut(position, lines[against], deal);
      addParts(end, seat, ground, made, from, -1, parts);
      parts[parts.length - 1] += bestOther(points, seat, players) - bestOther(ofPlayed, seat, players);
      const gap = leadOf(points, seat, players) - leadOf(ofPlayed, seat, players);
      addTo(gaps, isFine ? -gap : gap);
    },
  };
}

/** The best lines, the best that takes something else than what was played, and those that have to be known. */
function keptOf({ leads }: Compared, takes: readonly string[], played: number, own: number): readonly number[] {
  const order = leads.map((_, line) => line).sort((one, other) => meanOf(leads[other]) - meanOf(leads[one]));
  const other = order.find((line) => takes[line] !== takes[played]) ?? played;
  const kept = [...order.slice(0, KEPT), other, played, own];
  return leads.flatMap((_, line) => (kept.includes(line) ? [line] : []));
}

function meanOf({ sum, count }: Sums): number {
  return sum / count;
}
