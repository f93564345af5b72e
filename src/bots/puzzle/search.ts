import { BOARDS } from '../../rules/data/boards';
import { COLOURS, startLumino } from '../../rules/data/luminos';
import { newGame, play } from '../../rules/game';
import { type GameState, LAST_ROUND, type Move } from '../../rules/state';
import { formatPosition } from '../../rules/text/position';
import { addTo, measured, type Sums } from '../analysis/interval';
import { leadOf } from '../analysis/lead';
import type { Measured } from '../analysis/report';
import { createRollouts } from '../analysis/rollouts';
import { createPosition, type Position, readView, SEAT } from '../board/position';
import { groundOf } from '../board/tables';
import { createEvaluator } from '../mind/evaluator';
import { createNetwork, type Network, type Weights } from '../mind/network';
import { createScorer, PASS } from '../mind/scorer';
import { publicView } from '../publicView';
import { gameOf } from './day';
import { createKinds, type Kind } from './kinds';
import { type Day, MOST_EVALUATIONS, type Puzzle } from './puzzle';

/** Looks for the puzzle of a day in small pieces. */
export interface PuzzleSearch {
  /** Does the next piece of work, well below 200 ms; the puzzle as soon as it is found. */
  step(): Puzzle | null;
  /** How many positions were judged so far, of at most MOST_EVALUATIONS and a little. */
  evaluations(): number;
}

/** By the evaluation: what is worth a closer look. */
const GLANCE_GAP = 1.5;
/** The lead that the best turn must have over every other kind: up to the own next turn, and at the end of the game. */
const AHEAD_MARGIN = 2.5;
const MARGIN = 3;
/** How many kinds are looked at up to the own next turn, and how often; then the same for the best of them. */
const CANDIDATES = 12;
const AHEAD_DEALS = 3;
const FINALISTS = 5;
const FINAL_DEALS = 6;
/** How often the best is played to the end against each of the others, at first and then with other deals. */
const FIRST_DEALS = 10;
const LAST_DEALS = 40;
/** After so many it may be clear that it is not enough. */
const CHECK_EVERY = 10;
/** Before, the end of the game is so far away that chance hides every difference. */
const FIRST_ROUND = 4;

/** @param most how many positions are judged before the best found so far has to do */
export function createPuzzleSearch(day: Day, weights: Weights, most = MOST_EVALUATIONS): PuzzleSearch {
  let evaluations = 0;
  const judge = createNetwork(weights);
  const network: Network = (rows, time) => {
    evaluations++;
    return judge(rows, time);
  };
  const ground = groundOf(BOARDS[gameOf(day, 0).side]);
  const kinds = createKinds(ground, network);
  const greedyKinds = createKinds(ground, () => 0);
  const scorer = createScorer(createEvaluator(ground, network));
  const rollouts = createRollouts(ground, network);
  const position = createPosition();
  const work = search();

  /** Plays game after game until a turn is good enough, or until the bound: then it is the best found so far. */
  function* search(): Generator<void, Puzzle> {
    let reserve: Puzzle | null = null;
    for (let number = 0; ; number++) {
      let state = newGame(gameOf(day, number));
      while (state.step.type !== 'over') {
        const isLate = evaluations >= most;
        if (isLate && reserve !== null) return reserve;
        let moves: readonly Move[];
        if (state.step.type === 'offer') {
          readView(publicView(state), position);
          const seen = kinds.glance(position);
          moves = seen[0].moves;
          yield;
          if (isPlace(state) && (isLate || (gapOf(seen) >= GLANCE_GAP && lays(moves)))) {
            const found: Puzzle | null = yield* examine(state, isLate);
            if (found?.isClear) return found;
            if (found !== null && (reserve === null || found.margin.low > reserve.margin.low)) reserve = found;
          }
        } else moves = [otherMove(state)];
        for (const move of moves) state = played(state, move);
      }
    }
  }

  /** Null if there is nothing to be expected of it. */
  function* examine(state: GameState, isDesperate: boolean): Generator<void, Puzzle | null> {
    readView(publicView(state), position);
    const from = position.slice();
    const some = kinds.look(from);
    yield;
    if (gapOf(some) < GLANCE_GAP && !isDesperate) return null;
    const all = kinds.lookFurther(from, some);
    yield;
    if (all.length < 2 || (gapOf(all) < GLANCE_GAP && !isDesperate)) return null;
    const candidates = yield* lookAhead(from, all.slice(0, CANDIDATES), 0, AHEAD_DEALS);
    if (leadOver(candidates) < AHEAD_MARGIN && !isDesperate) return null;
    const finalists = candidates.slice(0, FINALISTS).map(({ kind }) => kind);
    const [best, ...rivals] = yield* lookAhead(from, finalists, AHEAD_DEALS, FINAL_DEALS);
    if (leadOver([best, ...rivals]) < AHEAD_MARGIN && !isDesperate) return null;
    if (!lays(best.kind.moves) && !isDesperate) return null;
    const isGreedy = best.kind.name === greedyKinds.glance(from)[0].name;
    if (isGreedy && !isDesperate) return null;
    const dealt = AHEAD_DEALS + FINAL_DEALS;
    const first = yield* playOut(from, best, rivals, dealt, FIRST_DEALS);
    if (Math.min(...first.map(({ mean }) => mean)) < MARGIN - 1 && !isDesperate) return null;
    // Other deals: those that have made it look good would go on doing so.
    const last = yield* playOut(from, best, rivals, dealt + FIRST_DEALS, LAST_DEALS);
    const order = rivals.map((_, index) => index).sort((one, other) => last[one].mean - last[other].mean);
    return {
      day,
      position: formatPosition(state),
      best: best.kind.moves,
      rivals: order.map((index) => rivals[index].kind.moves),
      margin: last[order[0]],
      isClear: !isGreedy && lays(best.kind.moves) && last.every(({ mean, low }) => mean >= MARGIN && low > 0),
      evaluations,
    };
  }

  /** Each kind up to the own next turn, with the same deals; the best first. */
  function* lookAhead(
    from: Position,
    all: readonly Kind[],
    firstDeal: number,
    deals: number,
  ): Generator<void, readonly Candidate[]> {
    rollouts.forget();
    const candidates = all.map((kind) => ({ kind, lead: 0 }));
    for (const candidate of candidates) {
      for (let deal = firstDeal; deal < firstDeal + deals; deal++) {
        rollouts.playAhead(from, candidate.kind.moves, deal);
        candidate.lead += leadOf(rollouts.points, from[SEAT], 2) / deals;
      }
      yield;
    }
    return candidates.sort((one, other) => other.lead - one.lead);
  }

  /** How far ahead of each rival at the end of the game, with the same deals; not to the last one if it is too little. */
  function* playOut(
    from: Position,
    best: Candidate,
    rivals: readonly Candidate[],
    firstDeal: number,
    deals: number,
  ): Generator<void, readonly Measured[]> {
    rollouts.forget();
    const gaps = rivals.map((): Sums => ({ count: 0, sum: 0, squares: 0 }));
    for (let deal = 0; deal < deals; deal++) {
      rollouts.playOut(from, best.kind.moves, firstDeal + deal);
      const lead = leadOf(rollouts.points, from[SEAT], 2);
      for (const [index, { kind }] of rivals.entries()) {
        yield;
        rollouts.playOut(from, kind.moves, firstDeal + deal);
        addTo(gaps[index], lead - leadOf(rollouts.points, from[SEAT], 2));
      }
      const isToBeChecked = deal > 0 && deal % CHECK_EVERY === 0;
      if (isToBeChecked && gaps.some((each) => measured(each).high < MARGIN)) break;
    }
    return gaps.map((each) => measured(each));
  }

  /** A start lumino, or a scoring as the evaluation likes it best. */
  function otherMove(state: GameState): Move {
    if (state.step.type === 'start')
      return { type: 'layStart', left: startLumino(state.players[state.seat].hand[0]).colours[0] };
    readView(publicView(state), position);
    scorer.judge(position);
    let best = 0;
    for (let choice = 1; choice <= PASS; choice++) if (scorer.values[choice] > scorer.values[best]) best = choice;
    return best === PASS ? { type: 'pass' } : { type: 'score', colour: COLOURS[best] };
  }

  return {
    step() {
      const { done, value } = work.next();
      return done === true ? value : null;
    },
    evaluations: () => evaluations,
  };
}

interface Candidate {
  readonly kind: Kind;
  /** Over the other player, as expected at the own next turn. */
  readonly lead: number;
}

/** A turn in the middle of the game, and nothing else than a turn: nobody knows what a special action would draw. */
function isPlace({ round, ending }: GameState): boolean {
  return round >= FIRST_ROUND && round < LAST_ROUND && ending === 'none';
}

/** There is something to be seen on the board. */
function lays(moves: readonly Move[]): boolean {
  return moves.some(({ type }) => type === 'lay');
}

/** One that is alone among the best may be far ahead or not: that is worth a look. */
function gapOf(kinds: readonly Kind[]): number {
  return kinds.length < 2 ? Number.POSITIVE_INFINITY : kinds[0].value - kinds[1].value;
}

function leadOver(candidates: readonly Candidate[]): number {
  return candidates[0].lead - candidates[1].lead;
}

function played(state: GameState, move: Move): GameState {
  const outcome = play(state, move);
  if (!outcome.ok) throw new Error(`the rules refuse ${JSON.stringify(move)}`);
  return outcome.state;
}
