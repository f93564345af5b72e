import type { Happening, Made } from '../../history/timeline';
import type { ColourScore } from '../../rules/scores';
import type { GameState, Seat } from '../../rules/state';
import { type HandingOn, handingOn } from './handingOn';

/**
 * A moment that the players see before the game goes on. `state` is what the table shows meanwhile; null for the game as
 * it stands by now.
 */
export type Beat =
  /** A turn has ended, or is seen again: what its player did, move by move. */
  | { readonly type: 'turn'; readonly seat: Seat; readonly made: readonly Made[]; readonly state: GameState | null }
  /** The table goes over to the scoring phase. */
  | { readonly type: 'scoring'; readonly round: number; readonly isExtra: boolean; readonly state: null }
  /** A colour was scored; `state` is the one before, `limestone` what fitted into the store. */
  | {
      readonly type: 'scored';
      readonly seat: Seat;
      readonly score: ColourScore;
      readonly limestone: number;
      readonly state: GameState;
    }
  /** A new round has begun; `octopus` is who has got it, if it moved. */
  | { readonly type: 'round'; readonly round: number; readonly octopus: Seat | null; readonly state: null }
  /** It is that player's turn. The game does not wait for this to be over. */
  | { readonly type: 'next'; readonly seat: Seat; readonly isReturn: boolean; readonly state: null }
  /** The game went back to a player who had handed it on. It does not wait for this either. */
  | { readonly type: 'takenBack'; readonly handing: HandingOn; readonly state: null };

export type TurnBeat = Extract<Beat, { readonly type: 'turn' }>;

/** What of the last thing that happened is worth a moment, in the order in which it is seen. */
export function beatsOf({ type, events }: Happening, past: readonly Made[], state: GameState): readonly Beat[] {
  const handing = type === 'undone' ? handingOn(events) : null;
  if (handing !== null) return [{ type: 'takenBack', handing, state: null }];
  const last = past.at(-1);
  if (last === undefined) return [];
  if (type === 'opened') return state.step.type === 'over' ? [] : [nextBeat(state, true)];
  if (type === 'redone') return isNewPlayer(last.state, state) ? [nextBeat(state, false)] : [];
  if (type !== 'played') return [];
  const beats: Beat[] = [];
  let octopus: Seat | null = null;
  for (const event of events) {
    switch (event.type) {
      case 'startLaid':
        // It is seen on its reef before the next one is shown.
        beats.push({ type: 'turn', seat: event.seat, made: [last], state: { ...state, seat: event.seat } });
        break;
      case 'turnEnded':
        beats.push({ type: 'turn', seat: event.seat, made: turnEndingWith(past), state: last.state });
        break;
      case 'colourScored': {
        const { seat, score } = event;
        beats.push({ type: 'scored', seat, score, limestone: limestoneIn(last), state: last.state });
        break;
      }
      case 'scoringBegan':
        beats.push({ type: 'scoring', round: event.round, isExtra: event.extra, state: null });
        break;
      case 'octopusMoved':
        octopus = event.to;
        break;
      case 'turtleMoved':
        if (state.step.type === 'offer') beats.push({ type: 'round', round: event.round, octopus, state: null });
        break;
    }
  }
  if (isNewPlayer(last.state, state)) beats.push(nextBeat(state, false));
  return beats;
}

/** What the others have done since this player's last turn: a beat for each of them, on their reef as it lies by now. */
export function beatsSince(past: readonly Made[], seat: Seat): readonly TurnBeat[] {
  const isEndOfTurn = ({ state, move }: Made) =>
    state.seat === seat && (move.type === 'endTurn' || move.type === 'layStart');
  const since = past.slice(past.map(isEndOfTurn).lastIndexOf(true) + 1).filter(({ state }) => state.seat !== seat);
  const others = [...new Set(since.map(({ state }) => state.seat))];
  return others.map((other) => ({
    type: 'turn',
    seat: other,
    made: since.filter(({ state }) => state.seat === other),
    state: null,
  }));
}

/** It only says something, while the game goes on behind it. */
export function isPassing(beat: Beat | null): boolean {
  return beat?.type === 'next' || beat?.type === 'takenBack';
}

/** The player to move is called, except while colours are scored: the scoring phase has its own place for that. */
function isNewPlayer(before: GameState, { seat, step }: GameState): boolean {
  if (step.type === 'score' || step.type === 'over') return false;
  // Who begins the round is news, even to the player who did something last.
  return (
    seat !== before.seat || (step.type === 'offer' && (before.step.type === 'start' || before.step.type === 'score'))
  );
}

function nextBeat({ seat }: GameState, isReturn: boolean): Beat {
  return { type: 'next', seat, isReturn, state: null };
}

/** All moves of the turn whose last move is the last of the past. */
function turnEndingWith(past: readonly Made[]): readonly Made[] {
  const last = past[past.length - 1];
  const isOfTurn = ({ state: { seat, round, step } }: Made) =>
    seat === last.state.seat && round === last.state.round && step.type !== 'score' && step.type !== 'start';
  let from = past.length;
  while (from > 0 && isOfTurn(past[from - 1])) from--;
  return past.slice(from);
}

function limestoneIn({ events }: Made): number {
  return events.reduce((sum, event) => (event.type === 'limestoneTaken' ? sum + event.taken : sum), 0);
}
