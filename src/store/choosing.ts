import type { LuminoId } from '../rules/data/luminos';
import { legalMoves, play } from '../rules/game';
import { specialActions } from '../rules/play/special';
import type { GameState, Move, Refusal } from '../rules/state';
import { turn } from './aiming';
import { choose, type Doing, heldOf } from './table/moveDraft';

/** The player to move has a jellyfish to give for other luminos, and it is the time for it. */
export function canBeSpecial(state: GameState): boolean {
  return specialActions(state).next().done === false;
}

/** Begins to choose luminos for the bag, or gives that up. */
export function beSpecial(state: GameState, doing: Doing, isSpecial: boolean): Doing {
  return isSpecial && !canBeSpecial(state) ? doing : choose({ ...doing, isSpecial }, []);
}

/** What is chosen as a special action, if that makes one. */
export function specialMove(
  state: GameState,
  { isSpecial, chosen }: Pick<Doing, 'isSpecial' | 'chosen'>,
): SpecialMove | null {
  if (!isSpecial || chosen.length === 0) return null;
  return { type: 'special', from: placeOf(state, chosen[0]), luminos: chosen };
}

export type SpecialMove = Extract<Move, { readonly type: 'special' }>;

/** Every lumino that some move could take from where it lies; of the hand all. */
export function pickableIn(state: GameState, isSpecial: boolean): readonly LuminoId[] {
  if (isSpecial) return [...state.atoll, ...state.players[state.seat].display];
  switch (state.step.type) {
    case 'start':
    case 'settle':
      return state.players[state.seat].hand;
    case 'offer':
    case 'act':
      return [...new Set(legalMoves(state).flatMap(luminosOf))];
    case 'score':
    case 'over':
      return [];
  }
}

/** A tap on a lumino: chooses it, or turns it if it is held, or else lets it go again. */
export function pick(state: GameState, doing: Doing, lumino: LuminoId): Doing {
  const { chosen } = doing;
  if (!chosen.includes(lumino)) return lift(state, doing, lumino);
  if (heldOf(state, doing) !== null) return turn(state, doing);
  const others = chosen.filter((other) => other !== lumino);
  return choose(doing, others);
}

/** Chooses a lumino, together with those that can be taken with it: of the atoll, or all that are to go into the bag. */
export function lift(state: GameState, doing: Doing, lumino: LuminoId): Doing {
  const { chosen } = doing;
  if (chosen.includes(lumino)) return choose(doing, chosen);
  if (!pickableIn(state, doing.isSpecial).includes(lumino)) return refuse(doing, objectionsTo(state, lumino));
  if (doing.isSpecial) {
    const place = placeOf(state, lumino);
    return choose(doing, [...chosen.filter((other) => placeOf(state, other) === place), lumino]);
  }
  if (state.step.type !== 'act' || !state.atoll.includes(lumino)) return choose(doing, [lumino]);
  const together = [...chosen.filter((other) => state.atoll.includes(other)), lumino];
  const refusals = asked(state, { type: 'takeFromAtoll', luminos: together });
  if (refusals.length === 0) return choose(doing, together);
  return refusals.some(({ rule }) => rule === 'oneColour') ? choose(doing, [lumino]) : refuse(doing, refusals);
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
function objectionsTo(state: GameState, lumino: LuminoId): readonly Refusal[] {
  switch (state.step.type) {
    case 'offer':
    case 'act':
      return asked(
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

function asked(state: GameState, move: Move): readonly Refusal[] {
  const outcome = play(state, move);
  return outcome.ok ? [] : outcome.refusals.filter(({ rule }) => rule !== 'malformed');
}

function refuse(doing: Doing, refusals: readonly Refusal[]): Doing {
  return refusals.length === 0 ? doing : { ...doing, refusals };
}
