import type { LuminoId } from '../../rules/data/luminos';
import type { GameEvent } from '../../rules/events';
import { play } from '../../rules/game';
import type { GameState, Move, Seat } from '../../rules/state';
import type { Decision, PlayedGame } from './report';

/** A game taken apart into what was decided and what was drawn. */
export interface GameParts {
  /** With all start luminos laid and everything dealt; the start itself if it is a position. */
  readonly begun: GameState;
  readonly end: GameState;
  /** Of all seats. How the start luminos lie is not among them. */
  readonly decisions: readonly DecisionPoint[];
  readonly draws: readonly DrawPoint[];
  /** After each turn and after each scoring phase. */
  readonly standings: readonly Standing[];
}

export interface DecisionPoint {
  readonly type: Decision['type'];
  readonly at: number;
  /** Where it was made, and what was played. */
  readonly state: GameState;
  readonly moves: readonly Move[];
}

export interface DrawPoint {
  readonly at: number;
  readonly seat: Seat | null;
  readonly luminos: readonly LuminoId[];
  /** What else could have been drawn. */
  readonly unseen: readonly LuminoId[];
  /** Where the luminos lie: after a draw into the atoll, with everything laid that the player had taken. */
  readonly state: GameState;
}

export interface Standing {
  readonly at: number;
  /** After a turn, just before it is closed: nothing that follows from its end is drawn yet. */
  readonly state: GameState;
}

/** Throws for a game that is not over, or that the rules refuse. */
export function takeApart({ start, moves }: PlayedGame): GameParts {
  const decisions: DecisionPoint[] = [];
  const draws: DrawPoint[] = [];
  const standings: Standing[] = [];
  let begun = start;
  let state = start;
  let turn: { readonly at: number; readonly state: GameState } | null = null;
  let refills: readonly DrawPoint[] = [];
  for (const [at, move] of moves.entries()) {
    const outcome = play(state, move);
    if (!outcome.ok) throw new Error(`move ${at} is not allowed: ${JSON.stringify(outcome.refusals)}`);
    const after = outcome.state;
    const drawn = drawsOf(at, after, outcome.events);
    if (state.step.type === 'start') {
      begun = after;
      draws.push(...drawn);
    } else if (move.type === 'special') {
      decisions.push({ type: 'special', at, state, moves: [move] });
      draws.push(...drawn);
    } else if (state.step.type === 'score') {
      decisions.push({ type: 'scoring', at, state, moves: [move] });
      draws.push(...drawn);
      if (after.step.type !== 'score' || after.round !== state.round) standings.push({ at: at + 1, state: after });
    } else {
      turn ??= { at, state };
      if (move.type === 'endTurn') {
        decisions.push({ type: 'turn', ...turn, moves: moves.slice(turn.at, at + 1) });
        const laid = state;
        draws.push(...refills.map((refill) => ({ ...refill, state: laid })), ...drawn);
        standings.push({ at: at + 1, state });
        turn = null;
        refills = [];
      } else {
        refills = [...refills, ...drawn];
      }
    }
    state = after;
  }
  if (state.step.type !== 'over') throw new Error('the game is not over');
  return { begun, end: state, decisions, draws, standings };
}

/** One for each place. An emergency stack that was opened meanwhile makes no difference: nobody knew what is in it. */
function drawsOf(at: number, state: GameState, events: readonly GameEvent[]): readonly DrawPoint[] {
  const luminos = new Map<Seat | null, readonly LuminoId[]>();
  for (const event of events) {
    if (event.type === 'drawn') luminos.set(event.seat, [...(luminos.get(event.seat) ?? []), ...event.luminos]);
  }
  const unseen = [...state.supply.bag, ...state.supply.emergency];
  return [...luminos].map(([seat, drawn]) => ({ at, seat, luminos: drawn, unseen, state }));
}
