import type { Move } from '../rules/state';
import { type Matter, matterOf } from './matter';
import type { Consideration } from './mind/mind';
import type { PublicView } from './publicView';
import { type Choice, choiceOf, differences, outcomeOf, takeText, type WhyPart } from './why';

/** What a mind says to a player who asks: what matters now, a few good ways to go on, and which of them it likes best. */
export interface Advice {
  readonly matter: Matter;
  /** In an order that does not tell which is best. */
  readonly ways: readonly Way[];
  /** Its place in `ways`. */
  readonly best: number;
}

/** A whole turn, what is left of one, or one decision in a scoring phase. */
export interface Way {
  readonly moves: readonly Move[];
  /** What it changes that can be counted on the table, the largest first. */
  readonly parts: readonly WhyPart[];
  /** Another of these ways brings more points at once: what speaks for this one comes later. */
  readonly isForLater: boolean;
}

const MOST_WAYS = 3;

/** In points below the best: what is good enough to be shown for being different, and to be shown at all. */
const NEAR = 3;
const GOOD = 5;

/** Null if there is nothing to decide. */
export function advise(view: PublicView, considered: readonly Consideration[]): Advice | null {
  const [first] = considered;
  if (first === undefined || view.step.type === 'start') return null;
  if (considered.length === 1 && (first.moves[0].type === 'endTurn' || first.moves[0].type === 'pass')) return null;
  const chosen = differentWays(considered.map(judge));
  const before = outcomeOf(view, view.step.type === 'score' ? [{ type: 'pass' }] : []);
  const counted = chosen.flatMap(({ moves, choice }) => {
    const after = outcomeOf(view, moves);
    if (before === null || after === null) return [];
    const parts = differences(after.parts, before.parts);
    return [{ moves, parts, sum: sumOf(parts), order: hashOf(view, choice) }];
  });
  const [best] = counted;
  const matter = matterOf(view, first.moves);
  if (best === undefined || best.moves !== first.moves || matter === null) return null;
  const most = Math.max(...counted.map(({ sum }) => sum));
  const shuffled = [...counted].sort((one, other) => one.order - other.order);
  return {
    matter,
    ways: shuffled.map(({ moves, parts, sum }) => ({ moves, parts, isForLater: sum < most })),
    best: shuffled.indexOf(best),
  };
}

interface Judged extends Consideration {
  readonly choice: Choice;
  readonly take: string;
  /** Where it lays, whichever way round. */
  readonly places: string;
}

function judge(considered: Consideration): Judged {
  const { moves } = considered;
  const choice = choiceOf(moves);
  const places = moves.flatMap((move) => (move.type === 'lay' ? [[move.numberOn, move.otherOn].sort().join('+')] : []));
  return { ...considered, choice, take: takeText(choice.take), places: places.sort().join() };
}

/** The best first, then such as take something else, then such as lay elsewhere, then such as differ at all. */
function differentWays(judged: readonly Judged[]): readonly Judged[] {
  const [best] = judged;
  const chosen = [best];
  const isDiscarding = ({ moves }: Judged) => moves.some(({ type }) => type === 'discard');
  const good = judged.filter((each) => isDiscarding(best) || !isDiscarding(each));
  const add = (isOther: (one: Judged, other: Judged) => boolean, margin: number) => {
    for (const each of good) {
      if (chosen.length === MOST_WAYS) return;
      if (best.value - each.value <= margin && chosen.every((other) => isOther(each, other))) chosen.push(each);
    }
  };
  add((one, other) => one.take !== other.take, NEAR);
  add((one, other) => one.places !== other.places, NEAR);
  add((one, other) => one.take !== other.take || one.places !== other.places, GOOD);
  // In a scoring phase there are few choices: whatever they bring, it helps to compare them.
  const margin = best.choice.scored === null ? GOOD : Number.POSITIVE_INFINITY;
  add((one, other) => one.choice.start !== other.choice.start || one.choice.lays !== other.choice.lays, margin);
  return chosen;
}

function sumOf(parts: readonly WhyPart[]): number {
  return parts.reduce((sum, { points }) => sum + points, 0);
}

/** The same for the same choice in the same position, and nothing that could be guessed from how good it is. (FNV-1a) */
function hashOf({ round, seat, atoll }: PublicView, { start, lays }: Choice): number {
  let hash = 0x811c9dc5;
  for (const letter of `${round} ${seat} ${atoll} ${start} ${lays}`) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  // Ways differ in their last letters, which alone reach only some of the bits. (murmur3's last step)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
