import type { LuminoId } from '../../rules/data/luminos';
import type { GameState, Move } from '../../rules/state';
import { choose, type MoveDraft } from './moveDraft';
import type { MoveSource, TableRefusal } from './moveSource';

/** Begins to choose luminos for the bag, or gives that up. */
export function beSpecial(source: MoveSource, state: GameState, draft: MoveDraft, isSpecial: boolean): MoveDraft {
  return isSpecial && !source.hasSpecial(state) ? draft : choose({ ...draft, isSpecial }, []);
}

/** What is chosen as a special action, if that makes one. */
export function specialMove(
  state: GameState,
  { isSpecial, chosen }: Pick<MoveDraft, 'isSpecial' | 'chosen'>,
): SpecialMove | null {
  if (!isSpecial || chosen.length === 0) return null;
  return { type: 'special', from: placeOf(state, chosen[0]), luminos: chosen };
}

export type SpecialMove = Extract<Move, { readonly type: 'special' }>;

/** Every lumino that some move could take from where it lies; of the hand all. */
export function pickableIn(source: MoveSource, state: GameState, isSpecial: boolean): readonly LuminoId[] {
  if (isSpecial) return [...state.atoll, ...state.players[state.seat].display];
  switch (state.step.type) {
    case 'start':
    case 'settle':
      return state.players[state.seat].hand;
    case 'offer':
    case 'act':
      return [...new Set(source.legal(state).flatMap(luminosOf))];
    case 'score':
    case 'over':
      return [];
  }
}

/** A tap on a lumino: chooses it, or lets it go again. */
export function pick(source: MoveSource, state: GameState, draft: MoveDraft, lumino: LuminoId): MoveDraft {
  const { chosen } = draft;
  if (!chosen.includes(lumino)) return add(source, state, draft, lumino);
  const others = chosen.filter((other) => other !== lumino);
  return choose(draft, others);
}

/** The beginning of a drag: chooses the lumino, never lets go of it. */
export function lift(source: MoveSource, state: GameState, draft: MoveDraft, lumino: LuminoId): MoveDraft {
  const next = add(source, state, draft, lumino);
  return next.chosen.includes(lumino) ? { ...next, lifted: lumino } : next;
}

/** Chooses a lumino, together with those that can be taken with it: of the atoll, or all that are to go into the bag. */
function add(source: MoveSource, state: GameState, draft: MoveDraft, lumino: LuminoId): MoveDraft {
  const { chosen } = draft;
  if (chosen.includes(lumino)) return choose(draft, chosen);
  if (!pickableIn(source, state, draft.isSpecial).includes(lumino)) {
    return refuse(draft, objectionsTo(source, state, lumino));
  }
  if (draft.isSpecial) {
    const place = placeOf(state, lumino);
    return choose(draft, [...chosen.filter((other) => placeOf(state, other) === place), lumino]);
  }
  if (state.step.type !== 'act' || !state.atoll.includes(lumino)) return choose(draft, [lumino]);
  const together = [...chosen.filter((other) => state.atoll.includes(other)), lumino];
  const refusals = asked(source, state, { type: 'takeFromAtoll', luminos: together });
  if (refusals.length === 0) return choose(draft, together);
  return refusals.some(({ rule }) => rule === 'oneColour') ? choose(draft, [lumino]) : refuse(draft, refusals);
}

function placeOf({ atoll }: GameState, lumino: LuminoId): 'atoll' | 'display' {
  return atoll.includes(lumino) ? 'atoll' : 'display';
}

function luminosOf(move: Move): readonly LuminoId[] {
  switch (move.type) {
    case 'offer':
    case 'takeFromDisplay':
    case 'lay':
    case 'discard':
      return [move.lumino];
    case 'takeFromAtoll':
    case 'special':
      return move.luminos;
    case 'layStart':
    case 'takeLimestone':
    case 'endTurn':
    case 'score':
    case 'pass':
      return [];
  }
}

/** Why a lumino cannot be picked, where one lumino makes a whole move that the rules can judge. */
function objectionsTo(source: MoveSource, state: GameState, lumino: LuminoId): readonly TableRefusal[] {
  switch (state.step.type) {
    case 'offer':
    case 'act':
      return asked(
        source,
        state,
        state.atoll.includes(lumino)
          ? { type: 'takeFromAtoll', luminos: [lumino] }
          : { type: state.step.type === 'offer' ? 'offer' : 'takeFromDisplay', lumino },
      );
    case 'start':
    case 'settle':
    case 'score':
    case 'over':
      return [];
  }
}

function asked(source: MoveSource, state: GameState, move: Move): readonly TableRefusal[] {
  const judged = source.judge(state, move);
  return judged.ok ? [] : judged.refusals.filter(({ rule }) => rule !== 'malformed');
}

function refuse(draft: MoveDraft, refusals: readonly TableRefusal[]): MoveDraft {
  return refusals.length === 0 ? draft : { ...draft, refusals };
}
