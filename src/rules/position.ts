import { START_FIELDS } from './hex';
import { LUMINOS } from './luminos';
import type { GameState, Player, Reef, Seat } from './state';
import { LAST_ROUND } from './supply';

/** What is wrong with a position, and which word of its notation says so; `seat` for a player's word, else 0. */
export interface PositionProblem {
  readonly problem: string;
  readonly word: 'step' | 'ending' | 'player';
  readonly seat: Seat;
}

/** Why a position that is well-formed could still not come up in a game and be played on from, or null. */
export function positionProblem(state: GameState): PositionProblem | null {
  const step = stepProblem(state);
  if (step !== null) return { problem: step, word: 'step', seat: 0 };
  const ending = endingProblem(state);
  if (ending !== null) return { problem: ending, word: 'ending', seat: 0 };
  for (const [seat, player] of state.players.entries()) {
    const problem = playerProblem(state, player, seat);
    if (problem !== null) return { problem, word: 'player', seat };
  }
  return null;
}

function stepProblem({ step, atoll, players, seat, supply }: GameState): string | null {
  const { hand } = players[seat];
  switch (step.type) {
    case 'start':
      return atoll.length > 0 ? 'the atoll is empty until all start luminos lie' : null;
    case 'act':
      return atoll.includes(step.offered) ? null : 'the lumino offered lies in the atoll';
    case 'settle':
      return hand.every((lumino) => LUMINOS[lumino].colour === LUMINOS[hand[0]].colour) && hand.length <= 3
        ? null
        : 'a hand has at most three luminos of one colour';
    case 'offer':
      return atoll.length < 4 && !supply.dry ? 'the atoll has at least 4 luminos before a turn' : null;
    case 'score':
    case 'over':
      return null;
  }
}

function endingProblem({ ending, round, step }: GameState): string | null {
  if (ending === 'called' && round === LAST_ROUND) return 'the early end is called before round 10';
  if (ending === 'extra' && step.type !== 'score' && step.type !== 'over') return 'the extra phase is a scoring phase';
  return null;
}

function playerProblem(state: GameState, player: Player, seat: number): string | null {
  const { step } = state;
  const who = `seat ${seat + 1}`;
  const isToMove = seat === state.seat;
  if (step.type === 'start') {
    const hasLaid = seat < state.seat;
    if (player.display.length > 0) return `${who} has no display before the start luminos lie`;
    if (player.hand.length !== (hasLaid ? 0 : 1)) return `${who} has ${hasLaid ? 'laid' : 'not laid'} the start lumino`;
    const lying = player.reef.reduce((halves, stack) => halves + stack.length, 0);
    return lying === (hasLaid ? 2 : 0)
      ? null
      : `${who} has ${hasLaid ? 'only' : 'not even'} the start lumino on the reef`;
  }
  if (!hasStart(player.reef)) return `the reef of ${who} lacks its start lumino`;
  if (player.hand.length > 0 && !(isToMove && step.type === 'settle')) return `${who} has nothing to hold in hand now`;
  const [least, most] = displayLimits(state, seat);
  const count = player.display.length;
  return count < least || count > most ? `the display of ${who} has ${count} luminos` : null;
}

/** How many luminos a display can have: 4 before the turn, 3 after the offer, 3 or 2 after the action. */
function displayLimits({ step, players, octopus, seat: now }: GameState, seat: number): readonly [number, number] {
  if (step.type === 'score' || step.type === 'over') return [0, 4];
  const turnOf = (who: number) => (who - octopus + players.length) % players.length;
  if (turnOf(seat) > turnOf(now)) return [4, 4];
  if (turnOf(seat) < turnOf(now)) return [2, 3];
  return step.type === 'offer' ? [4, 4] : step.type === 'act' ? [3, 3] : [2, 3];
}

function hasStart(reef: Reef): boolean {
  return START_FIELDS.every((field) => reef[field].length > 0);
}
