import { START_FIELDS } from '../data/hex';
import { LUMINOS } from '../data/luminos';
import { type GameState, LAST_ROUND, type Player, type Reef, type Seat } from '../state';

/** A rule that a position breaks although each of its parts could be, where it shows, and both as a sentence. */
export interface Conflict {
  readonly name: 'step' | 'ending' | 'player';
  readonly seat: Seat | null;
  readonly rule: ConflictRule;
  readonly problem: string;
}

type ConflictRule =
  /** [3] Before all start luminos lie there is nothing else; afterwards each reef has its own. */
  | 'start'
  /** [5] The lumino offered, and what a player can have in hand. */
  | 'offered'
  | 'hand'
  /** [5.3] [7.1] How many luminos atoll and displays have at this step. */
  | 'atoll'
  | 'display'
  /** [7] When the early end can be near. */
  | 'ending';

type Broken = readonly [rule: ConflictRule, problem: string];

/** Why a position could not come up in a game, so that the game might get stuck in it, or null. */
export function positionConflict(state: GameState): Conflict | null {
  const ending = endingProblem(state);
  if (ending !== null) return conflict('ending', null, ending);
  const step = stepProblem(state);
  if (step !== null) return conflict('step', null, step);
  for (const [seat, player] of state.players.entries()) {
    const own = state.step.type === 'start' ? startProblem(state, player, seat) : playerProblem(state, player, seat);
    if (own !== null) return conflict('player', seat, own);
  }
  return null;
}

function conflict(name: Conflict['name'], seat: Seat | null, [rule, problem]: Broken): Conflict {
  return { name, seat, rule, problem };
}

function endingProblem({ ending, round, step, supply }: GameState): Broken | null {
  if (step.type === 'start') {
    return ending === 'none' && !supply.dry && round === 1 ? null : ['start', 'the game has not begun'];
  }
  if (ending === 'called' && round === LAST_ROUND) return ['ending', 'the early end is called before round 10'];
  if (ending === 'extra' && step.type !== 'score' && step.type !== 'over') {
    return ['ending', 'the extra phase is a scoring phase'];
  }
  if (supply.dry && ending === 'none' && round < LAST_ROUND) {
    return ['ending', 'a bag that runs dry calls the early end'];
  }
  return null;
}

function stepProblem(state: GameState): Broken | null {
  const { step, atoll } = state;
  const { hand } = state.players[state.seat];
  if (step.type === 'start') {
    return atoll.length > 0 ? ['start', 'the atoll is empty until all start luminos lie'] : null;
  }
  if (step.type === 'act' && !atoll.includes(step.offered)) {
    return ['offered', 'the lumino offered lies in the atoll'];
  }
  if (hand.length > 3) return ['hand', 'a hand has at most three luminos'];
  if (hand.some((lumino) => LUMINOS[lumino].colour !== LUMINOS[hand[0]].colour)) {
    return ['hand', 'a hand has one colour'];
  }
  const least = step.type === 'act' ? 5 : 4;
  return isRefilled(state) && atoll.length < least ? ['atoll', `the atoll has at least ${least} luminos now`] : null;
}

function startProblem({ seat: now }: GameState, { display, hand, reef }: Player, seat: Seat): Broken | null {
  const lying = reef.reduce((halves, stack) => halves + stack.length, 0);
  if (display.length > 0) return ['start', `seat ${seat + 1} has no display before all start luminos lie`];
  return seat < now
    ? expectation(
        hand.length === 0 && lying === 2,
        'start',
        `seat ${seat + 1} has laid the start lumino and nothing else`,
      )
    : expectation(hand.length === 1 && lying === 0, 'start', `seat ${seat + 1} has the start lumino still in hand`);
}

function playerProblem(state: GameState, { display, hand, reef }: Player, seat: Seat): Broken | null {
  const holds = seat === state.seat && state.step.type === 'settle';
  const [least, most] = displayLimits(state, seat);
  return (
    expectation(hasStart(reef), 'start', `the reef of seat ${seat + 1} has its start lumino`) ??
    expectation(holds || hand.length === 0, 'hand', `seat ${seat + 1} has nothing in hand now`) ??
    expectation(
      display.length >= least && display.length <= most,
      'display',
      `the display of seat ${seat + 1} has ${least === most ? least : `${least} to ${most}`} luminos now`,
    )
  );
}

function expectation(holds: boolean, rule: ConflictRule, problem: string): Broken | null {
  return holds ? null : [rule, problem];
}

/** How many luminos a display can have: 4 before the turn, 3 after the offer, 3 or 2 after the action, then 4 again. */
function displayLimits(state: GameState, seat: Seat): readonly [number, number] {
  const { step, players, octopus } = state;
  if (step.type === 'score' || step.type === 'over') return [isRefilled(state) ? 4 : 0, 4];
  const turnOf = (who: Seat) => (who - octopus + players.length) % players.length;
  if (turnOf(seat) > turnOf(state.seat)) return [4, 4];
  if (turnOf(seat) < turnOf(state.seat)) return [2, 3];
  return step.type === 'offer' ? [4, 4] : step.type === 'act' ? [3, 3] : [2, 3];
}

/** There was enough in the bag so far. In the extra phase and after it that cannot be told any more. */
function isRefilled({ ending, supply, step }: GameState): boolean {
  return !supply.dry && ending !== 'extra' && step.type !== 'over';
}

function hasStart(reef: Reef): boolean {
  return START_FIELDS.every((field) => reef[field].length > 0);
}
