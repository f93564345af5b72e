import { type PublicView, publicView } from '../../bots/publicView';
import type { GameState, Move } from '../../rules/state';
import type { MoveSource } from './moveSource';

/** Who moves for a seat: a person, for whom the game waits until the screen plays a move, or something that thinks. */
export type Agent = typeof PERSON | Thinker;

export const PERSON = { kind: 'person' } as const;

export interface Thinker {
  readonly kind: 'thinker';
  /**
   * Asked once the game has come to its seat, and again if its answer was refused. When `signal` is aborted the game has
   * moved on without it, by an undo or because the table was left: the answer is not wanted any more.
   */
  decide(view: AgentView, signal: AbortSignal): Promise<Move>;
}

/** What an agent knows: everything that everyone at the table can see, and what may be played. */
export interface AgentView {
  readonly state: PublicView;
  /** Special actions are not listed: there are too many. */
  readonly legal: readonly Move[];
  readonly hasSpecial: boolean;
}

export function viewFor(state: GameState, source: MoveSource): AgentView {
  return { state: publicView(state), legal: source.legal(state), hasSpecial: source.hasSpecial(state) };
}
