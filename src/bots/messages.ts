import type { Move } from '../rules/state';
import type { Advice } from './advice';
import type { CharacterName } from './mind/characters';
import type { PublicView } from './publicView';
import type { Why } from './why';

/** What the page asks the worker that thinks. */
export type MindQuestion = Asked & { readonly id: number };

export type Asked =
  | { readonly type: 'decide'; readonly character: CharacterName; readonly view: PublicView }
  /** Why it has played these moves, from that view on. */
  | {
      readonly type: 'explain';
      readonly character: CharacterName;
      readonly view: PublicView;
      readonly moves: readonly Move[];
    }
  /** What the strongest would tell the player to move. */
  | { readonly type: 'advise'; readonly view: PublicView };

/** A question that makes the mind throw is answered by an error of the worker. */
export type MindAnswer =
  | { readonly type: 'decide'; readonly id: number; readonly move: Move }
  | { readonly type: 'explain'; readonly id: number; readonly why: Why | null }
  | { readonly type: 'advise'; readonly id: number; readonly advice: Advice | null };
