import type { LuminoId } from '../../rules/data/luminos';
import type { GameState, Move } from '../../rules/state';
import type { MoveDraft } from './moveDraft';
import type { MoveSource } from './moveSource';

/** The lumino that is to be laid next, and the state in which it would be laid. */
export interface Reach {
  readonly held: LuminoId;
  /** With the lumino in hand. What is drawn when it is taken has no say in where it may lie. */
  readonly state: GameState;
  /** The move that takes it first; null if it is in hand. */
  readonly take: Move | null;
}

/** The one that is dragged or, if only one is chosen, that one: out of the hand, or wherever it may be taken from now. */
export function reachOf(
  source: MoveSource,
  state: GameState,
  { chosen, lifted, isSpecial }: Pick<MoveDraft, 'chosen' | 'lifted' | 'isSpecial'>,
): Reach | null {
  const held = lifted ?? (chosen.length === 1 ? chosen[0] : null);
  if (held === null || isSpecial) return null;
  switch (state.step.type) {
    case 'start':
    case 'settle':
      return { held, state, take: null };
    case 'act': {
      const take = moveOfBringing(state, chosen, held, 'hand');
      const taken = take === null ? null : source.judge(state, take);
      return taken?.ok ? { held, state: taken.state, take } : null;
    }
    case 'offer':
    case 'score':
    case 'over':
      return null;
  }
}

/**
 * The move that a lumino means by being dragged there, or null: whether it is its time is for the rules to say. Of the
 * atoll it brings along what is chosen with it.
 */
export function moveOfBringing(
  { atoll, players, seat }: GameState,
  chosen: readonly LuminoId[],
  lumino: LuminoId,
  to: TrayName,
): Move | null {
  const isMine = players[seat].display.includes(lumino);
  if (isMine && to === 'atoll') return { type: 'offer', lumino };
  if (isMine && to === 'hand') return { type: 'takeFromDisplay', lumino };
  if (!atoll.includes(lumino) || to !== 'hand') return null;
  return { type: 'takeFromAtoll', luminos: chosen.includes(lumino) ? chosen : [lumino] };
}

/** Where luminos lie beside the reefs. */
export type TrayName = 'atoll' | 'display' | 'hand';

/** The places beside the reefs that would take the lumino that is dragged. */
export function takersOf(
  source: MoveSource,
  state: GameState,
  { chosen, lifted, isSpecial }: Pick<MoveDraft, 'chosen' | 'lifted' | 'isSpecial'>,
): readonly TrayName[] {
  if (lifted === null || isSpecial) return NO_TAKERS;
  return TAKERS.filter((to) => {
    const move = moveOfBringing(state, chosen, lifted, to);
    return move !== null && source.judge(state, move).ok;
  });
}

const TAKERS: readonly TrayName[] = ['atoll', 'hand'];
const NO_TAKERS: readonly TrayName[] = [];
