import { fittingLimestone } from '../rules/data/limestone';
import { ANIMALS, type Animal, COLOURS, type Colour, LUMINOS, type LuminoId } from '../rules/data/luminos';
import { play } from '../rules/game';
import { DARK_ANIMALS, finalScores, JELLYFISH_POINTS } from '../rules/play/finalScoring';
import { scoreColour, scoringLimestone } from '../rules/play/scoringPhase';
import { type WorthSource, worthOf } from '../rules/play/worth';
import type { GameState, Move } from '../rules/state';
import type { Consideration } from './mind/mind';
import type { PublicView } from './publicView';

/** Why a mind has played so: what its choice brings more, or less, than the best of what it did not choose. */
export interface Why {
  readonly instead: Instead;
  /** What can be counted on the table already, the largest difference first. What makes no difference is not in it. */
  readonly parts: readonly WhyPart[];
  /** What the mind expects beyond that until the end of the game; null if it had not thought of what was played. */
  readonly later: number | null;
  /** An animal whose next one is in the display after this choice and would not be after the other. */
  readonly inReach: { readonly animal: Animal; readonly count: number } | null;
}

export interface WhyPart {
  readonly source: PointSource;
  readonly points: number;
}

/** Where points come from. Of a turn, `colour` is what scoring it would bring by now; of a scoring, what it has brought. */
export type PointSource = Exclude<WorthSource, { readonly type: 'made' }> | { readonly type: 'discard' };

/** The choice that it is compared with. */
export type Instead =
  /** Null where it would have offered or taken the same; both null: only laid otherwise. */
  | { readonly type: 'turn'; readonly offer: LuminoId | null; readonly take: Take | null }
  | { readonly type: 'score'; readonly colour: Colour }
  | { readonly type: 'pass' };

export type Take =
  | { readonly type: 'limestone' }
  | { readonly type: 'display' | 'atoll'; readonly luminos: readonly LuminoId[] };

/** In points. */
const LEAST_DIFFERENCE = 0.75;

/**
 * Compares the moves that were played from that view on, a whole turn or one scoring decision, with what the mind
 * considered there. Null if there is nothing to compare them with.
 */
export function explain(view: PublicView, moves: readonly Move[], considered: readonly Consideration[]): Why | null {
  const own = choiceOf(moves);
  const judged = considered
    .map((each) => ({ ...each, choice: choiceOf(each.moves) }))
    .sort((one, other) => other.value - one.value);
  const others = judged.filter(({ choice }) => choice.start !== own.start);
  // Players would not have thought of scoring a colour that brings nothing.
  const second =
    others.find(({ choice }) => !isForNothing(view, choice)) ??
    others.at(0) ??
    judged.find(({ choice }) => choice.lays !== own.lays);
  const played = outcomeOf(view, moves);
  if (second === undefined || played === null) return null;
  const alike = judged.filter(({ choice }) => choice.start === own.start);
  const plan = alike.find(({ choice }) => choice.lays === own.lays) ?? alike.at(0);
  // It may have laid otherwise than it had planned: what the plan promised for later is all that it expected.
  const planned = plan === undefined ? null : outcomeOf(view, plan.moves);
  const expected = plan === undefined || planned === null ? null : plan.value - sumOf(planned);
  const compare = (rival: typeof second): Why | null => {
    const other = outcomeOf(view, rival.moves);
    if (other === null) return null;
    const next = ANIMALS.filter((animal) => played.next[animal] > 0 && other.next[animal] === 0).at(0) ?? null;
    return {
      instead: insteadOf(own, rival.choice),
      parts: differences(played.parts, other.parts),
      later: expected === null ? null : expected - (rival.value - sumOf(other)),
      inReach: next === null ? null : { animal: next, count: played.next[next] },
    };
  };
  const why = compare(second);
  if (why === null || !isTrifle(why)) return why;
  // Another offer that is as good explains nothing: what else it could have taken does.
  const other = judged.find(({ choice }) => takeText(choice.take) !== takeText(own.take));
  return other === undefined ? why : (compare(other) ?? why);
}

/** The largest first, without what is the same in both. */
export function differences(played: readonly WhyPart[], other: readonly WhyPart[]): readonly WhyPart[] {
  return played
    .map(({ source, points }, index) => ({ source, points: points - other[index].points }))
    .filter(({ points }) => points !== 0)
    .sort((one, two) => Math.abs(two.points) - Math.abs(one.points));
}

/** Nothing that anyone would call a difference. */
function isTrifle({ parts, later }: Why): boolean {
  return parts.length === 0 && Math.abs(later ?? 0) < LEAST_DIFFERENCE;
}

function sumOf({ parts }: Outcome): number {
  return parts.reduce((sum, { points }) => sum + points, 0);
}

/** What was decided. Luminos that look the same make the same choice. */
export interface Choice {
  readonly offer: LuminoId | null;
  readonly take: Take | null;
  readonly scored: Colour | 'pass' | null;
  /** All but the lays, and those, as texts to compare. */
  readonly start: string;
  readonly lays: string;
}

export function choiceOf(moves: readonly Move[]): Choice {
  let offer: LuminoId | null = null;
  let take: Take | null = null;
  let scored: Colour | 'pass' | null = null;
  const lays: string[] = [];
  for (const move of moves) {
    if (move.type === 'offer') offer = move.lumino;
    else if (move.type === 'takeLimestone') take = { type: 'limestone' };
    else if (move.type === 'takeFromDisplay') take = { type: 'display', luminos: [move.lumino] };
    else if (move.type === 'takeFromAtoll') take = { type: 'atoll', luminos: move.luminos };
    else if (move.type === 'lay') lays.push(`${lookOf(move.lumino)} ${move.numberOn} ${move.otherOn}`);
    else if (move.type === 'score') scored = move.colour;
    else if (move.type === 'pass') scored = 'pass';
  }
  const start = `${offerText(offer)} ${takeText(take)} ${scored}`;
  return { offer, take, scored, start, lays: lays.sort().join() };
}

function isForNothing({ players, seat }: PublicView, { scored }: Choice): boolean {
  return scored !== null && scored !== 'pass' && scoreColour(players[seat].reef, scored).points === 0;
}

function insteadOf(own: Choice, other: Choice): Instead {
  if (other.scored === 'pass') return { type: 'pass' };
  if (other.scored !== null) return { type: 'score', colour: other.scored };
  return {
    type: 'turn',
    offer: offerText(own.offer) === offerText(other.offer) ? null : other.offer,
    take: takeText(own.take) === takeText(other.take) ? null : other.take,
  };
}

function offerText(offer: LuminoId | null): string {
  return offer === null ? '' : lookOf(offer);
}

export function takeText(take: Take | null): string {
  if (take === null || take.type === 'limestone') return `${take?.type}`;
  return `${take.type} ${take.luminos.map(lookOf).sort().join()}`;
}

function lookOf(lumino: LuminoId): string {
  const { colour, value, animal } = LUMINOS[lumino];
  return `${colour}${value}${animal}`;
}

/** What a choice leads to for the one who makes it. */
interface Outcome {
  /** Always the same sources in the same order. */
  readonly parts: readonly WhyPart[];
  /** By animal, on the dark score board: how many there are with the next one, if that is in the display; else 0. */
  readonly next: Readonly<Record<Animal, number>>;
}

export function outcomeOf(view: PublicView, moves: readonly Move[]): Outcome | null {
  if (view.step.type === 'score') return scoringOutcome(view, moves[0]);
  const state = playAhead(view, moves);
  return state === null ? null : { parts: partsOf(state), next: nextAnimals(state) };
}

/** Where these moves lead, before the turn ends; null if nothing can be said about it. */
export function playAhead(view: PublicView, moves: readonly Move[]): GameState | null {
  const { unseen, bag, dry } = view.supply;
  // What is drawn meanwhile brings this player nothing, so any order of the bag will do.
  let state: GameState = {
    ...view,
    supply: { bag: unseen.slice(0, bag), emergency: unseen.slice(bag), random: 0, dry },
  };
  for (const move of moves) {
    if (move.type === 'endTurn') break;
    const outcome = play(state, move);
    // A special action has drawn other luminos than these.
    if (!outcome.ok || move.type === 'special') return null;
    state = outcome.state;
  }
  return state;
}

/** In a turn only discarding changes the points that are made. */
function partsOf(state: GameState): readonly WhyPart[] {
  return worthOf(state).map(({ source, points }) => ({
    source: source.type === 'made' ? { type: 'discard' } : source,
    points,
  }));
}

function nextAnimals(state: GameState): Outcome['next'] {
  const { display } = state.players[state.seat];
  const { animals } = finalScores(state)[state.seat];
  const next = { shell: 0, crab: 0, seahorse: 0, starfish: 0 };
  for (const score of animals) {
    if (score.board !== 'dark') continue;
    const count = score.fields.length + 1;
    const isWorthMore = count <= DARK_ANIMALS[score.animal].length;
    if (isWorthMore && display.some((lumino) => LUMINOS[lumino].animal === score.animal)) next[score.animal] = count;
  }
  return next;
}

/** [7.2] What a scoring brings at once; passing brings nothing yet. */
function scoringOutcome({ players, seat, round }: PublicView, move: Move): Outcome | null {
  if (move.type !== 'score' && move.type !== 'pass') return null;
  const { reef, limestone } = players[seat];
  const scored = move.type === 'score' ? move.colour : null;
  const taken = scored === null ? 0 : fittingLimestone(limestone, scoringLimestone(round));
  return {
    parts: [
      ...COLOURS.map((colour) => ({
        source: { type: 'colour', colour } as const,
        points: colour === scored ? scoreColour(reef, colour).points : 0,
      })),
      { source: { type: 'limestone' }, points: Math.floor((limestone + taken) / 2) - Math.floor(limestone / 2) },
      { source: { type: 'jellyfish' }, points: scored === null ? 0 : JELLYFISH_POINTS },
    ],
    next: { shell: 0, crab: 0, seahorse: 0, starfish: 0 },
  };
}
