import { takeLimestone } from '../data/limestone';
import { COLOURS, type Colour, LUMINOS, type LuminoId } from '../data/luminos';
import type { GameEvent } from '../events';
import type { GameState, Move, Outcome, Refusal, Step } from '../state';
import { nextPlayers, nextState, wrongStep } from './nextState';
import { beginScoring } from './scoringPhase';
import { choiceRefusals } from './special';
import { refillAtoll } from './supply';

/** [5.2 C] The most luminos that are taken from the atoll (ruling 13). */
const MOST_TAKEN = 3;

/** [5.1] What can be offered: each lumino of the display. */
export function offerMoves(state: GameState): Move[] {
  return state.players[state.seat].display.map((lumino) => ({ type: 'offer', lumino }));
}

/** [5.1] Puts a lumino of the display into the atoll. */
export function offer(state: GameState, lumino: LuminoId): Outcome {
  if (state.step.type !== 'offer') return wrongStep(state);
  const { seat } = state;
  const player = state.players[seat];
  if (!player.display.includes(lumino)) {
    return { ok: false, refusals: [{ rule: 'place', lumino, place: 'display' }] };
  }
  const players = nextPlayers(state, seat, { display: player.display.filter((other) => other !== lumino) });
  return {
    ok: true,
    state: nextState(state, { players, step: { type: 'act', offered: lumino }, atoll: [...state.atoll, lumino] }),
    events: [{ type: 'offered', seat, lumino }],
  };
}

/** [5.2] Actions A, B and C, with every choice that they leave. */
export function actMoves(state: GameState, offered: LuminoId): Move[] {
  const moves: Move[] = [{ type: 'takeLimestone' }];
  for (const lumino of state.players[state.seat].display) moves.push({ type: 'takeFromDisplay', lumino });
  for (const colour of COLOURS) {
    if (colour === LUMINOS[offered].colour) continue;
    const takeable = state.atoll.filter((lumino) => LUMINOS[lumino].colour === colour);
    addChoices(moves, takeable);
  }
  return moves;
}

/** [5.2 A] */
export function takeValue(state: GameState): Outcome {
  if (state.step.type !== 'act') return wrongStep(state);
  const { seat, step } = state;
  const events: GameEvent[] = [];
  const limestone = takeLimestone(state, LUMINOS[step.offered].value, events);
  return settleNext(nextState(state, { players: nextPlayers(state, seat, { limestone }), step: SETTLE }), events);
}

/** [5.2 B] */
export function takeFromDisplay(state: GameState, lumino: LuminoId): Outcome {
  if (state.step.type !== 'act') return wrongStep(state);
  const { seat } = state;
  const player = state.players[seat];
  if (!player.display.includes(lumino)) {
    return { ok: false, refusals: [{ rule: 'place', lumino, place: 'display' }] };
  }
  const display = player.display.filter((other) => other !== lumino);
  const players = nextPlayers(state, seat, { display, hand: [lumino] });
  return settleNext(nextState(state, { players, step: SETTLE }), [{ type: 'takenFromDisplay', seat, lumino }]);
}

/** [5.2 C] */
export function takeFromAtoll(state: GameState, luminos: readonly LuminoId[]): Outcome {
  if (state.step.type !== 'act') return wrongStep(state);
  const { seat, step } = state;
  const refusals: Refusal[] = choiceRefusals(luminos, state.atoll, 'atoll', MOST_TAKEN);
  const colours = COLOURS.filter((colour) => luminos.some((lumino) => LUMINOS[lumino].colour === colour));
  if (colours.length > 1) refusals.push({ rule: 'oneColour', colours });
  const offered: Colour = LUMINOS[step.offered].colour;
  if (colours.includes(offered)) refusals.push({ rule: 'offeredColour', colour: offered });
  if (refusals.length > 0) return { ok: false, refusals };
  const hand = state.atoll.filter((lumino) => luminos.includes(lumino));
  const atoll = state.atoll.filter((lumino) => !luminos.includes(lumino));
  const players = nextPlayers(state, seat, { hand });
  return settleNext(nextState(state, { players, atoll, step: SETTLE }), [
    { type: 'takenFromAtoll', seat, luminos: hand },
  ]);
}

/** Closes a turn. After the last one of a round the scoring phase begins. */
export function endTurn(state: GameState): Outcome {
  if (state.step.type !== 'settle') return wrongStep(state);
  const { hand } = state.players[state.seat];
  if (hand.length > 0) return { ok: false, refusals: [{ rule: 'hand', luminos: hand }] };
  const events: GameEvent[] = [{ type: 'turnEnded', seat: state.seat }];
  const seat = (state.seat + 1) % state.players.length;
  const isRoundOver = seat === state.octopus;
  return {
    ok: true,
    state: isRoundOver ? beginScoring(state, events) : nextState(state, { seat, step: { type: 'offer' } }),
    events,
  };
}

/** [5.3] After the action the atoll is refilled; then the hand is settled. */
function settleNext(state: GameState, events: GameEvent[]): Outcome {
  return { ok: true, state: refillAtoll(state, events), events };
}

const SETTLE: Step = { type: 'settle' };

/** Adds every way to take one, two or three of these. */
function addChoices(moves: Move[], takeable: readonly LuminoId[]): void {
  for (const [a, first] of takeable.entries()) {
    moves.push({ type: 'takeFromAtoll', luminos: [first] });
    for (let b = a + 1; b < takeable.length; b++) {
      moves.push({ type: 'takeFromAtoll', luminos: [first, takeable[b]] });
      for (let c = b + 1; c < takeable.length; c++) {
        moves.push({ type: 'takeFromAtoll', luminos: [first, takeable[b], takeable[c]] });
      }
    }
  }
}
