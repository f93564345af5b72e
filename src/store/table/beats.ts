import type { Happening, Made } from '../../history/timeline';
import type { ColourScore } from '../../rules/scores';
import type { GameState, Seat } from '../../rules/state';

/**
 * A moment that the players see before the game goes on. `state` is what the table shows meanwhile; null for the game as
 * it stands by now.
 */
export type Beat =
  /** A turn has ended: what its player did, move by move. */
  | { readonly type: 'turn'; readonly seat: Seat; readonly made: readonly Made[]; readonly state: GameState }
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
  | { readonly type: 'next'; readonly seat: Seat; readonly isReturn: boolean; readonly state: null };

/** What of the last thing that happened is worth a moment, in the order in which it is seen. */
export function beatsOf({ type, events }: Happening, past: readonly Made[], state: GameState): readonly Beat[] {
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
