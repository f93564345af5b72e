import type { Made } from '../../history/timeline';
import type { LuminoId } from '../../rules/data/luminos';
import { legalMoves, play } from '../../rules/game';
import { specialActions } from '../../rules/play/special';
import type { GameState, Move } from '../../rules/state';
import { type Digits, pop, popLarge, put, type Source, Unfit } from './digits';

// A move is its place among the legal ones, so that most cost a few bits and one without a choice none at all. Where a
// special action is possible it is one more; there can be 2^40 of them, so that one is spelt out.

/** Adds a move and gives the state after it. */
export function putMove(digits: Digits, state: GameState, move: Move): GameState {
  const outcome = play(state, move);
  if (!outcome.ok) throw new Unfit();
  const moves = legalMoves(state);
  const base = moves.length + (hasSpecial(state) ? 1 : 0);
  if (move.type === 'special') {
    const there = placeOf(state, move.from);
    put(digits, moves.length, base);
    put(digits, PLACES.indexOf(move.from), PLACES.length);
    put(digits, maskOf(there, move.luminos) - 1n, 2n ** BigInt(there.length) - 1n);
  } else {
    const index = moves.findIndex((other) => isSame(move, other));
    put(digits, index, base);
  }
  return outcome.state;
}

export function popMove(
  source: Source,
  state: GameState,
): Pick<Made, 'move' | 'events'> & { readonly after: GameState } {
  const moves = legalMoves(state);
  const index = pop(source, moves.length + (hasSpecial(state) ? 1 : 0));
  const move = index < moves.length ? moves[index] : popSpecial(source, state);
  const outcome = play(state, move);
  if (!outcome.ok) throw new Unfit();
  return { move, events: outcome.events, after: outcome.state };
}

const PLACES = ['atoll', 'display'] as const;

function popSpecial(source: Source, state: GameState): Move {
  const from = PLACES[pop(source, PLACES.length)];
  const there = placeOf(state, from);
  const mask = popLarge(source, 2n ** BigInt(there.length) - 1n) + 1n;
  return { type: 'special', from, luminos: there.filter((_, index) => (mask >> BigInt(index)) % 2n === 1n) };
}

function hasSpecial(state: GameState): boolean {
  return specialActions(state).next().done === false;
}

function placeOf({ atoll, seat, players }: GameState, from: 'atoll' | 'display'): readonly LuminoId[] {
  return from === 'atoll' ? atoll : players[seat].display;
}

function maskOf(there: readonly LuminoId[], luminos: readonly LuminoId[]): bigint {
  return there.reduce((mask, lumino, index) => (luminos.includes(lumino) ? mask + 2n ** BigInt(index) : mask), 0n);
}

/** Whether two moves of one state do the same; in which order luminos are named makes no difference. */
function isSame(a: Move, b: Move): boolean {
  switch (a.type) {
    case 'layStart':
      return a.type === b.type && a.left === b.left;
    case 'special':
      return a.type === b.type && a.from === b.from && isSameSet(a.luminos, b.luminos);
    case 'takeFromAtoll':
      return a.type === b.type && isSameSet(a.luminos, b.luminos);
    case 'offer':
    case 'takeFromDisplay':
    case 'discard':
      return a.type === b.type && a.lumino === b.lumino;
    case 'lay':
      return a.type === b.type && a.lumino === b.lumino && a.numberOn === b.numberOn && a.otherOn === b.otherOn;
    case 'score':
      return a.type === b.type && a.colour === b.colour;
    case 'takeLimestone':
    case 'endTurn':
    case 'pass':
      return a.type === b.type;
  }
}

/** No lumino comes twice in either: the rules have seen to that. */
function isSameSet(a: readonly LuminoId[], b: readonly LuminoId[]): boolean {
  return a.length === b.length && a.every((lumino) => b.includes(lumino));
}
