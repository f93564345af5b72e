import { BOARDS, type Board } from '../../rules/data/boards';
import { START_FIELDS } from '../../rules/data/hex';
import { COLOURS, halvesOf, startLumino } from '../../rules/data/luminos';
import { LAST_ROUND, type Move } from '../../rules/state';
import { createDice, hashPosition } from '../board/dice';
import {
  ACT,
  createPosition,
  DISPLAY,
  DISPLAY_COUNT,
  ENDING,
  HAND,
  HAND_COUNT,
  HEIGHTS,
  NOT_ENDING,
  OFFER,
  type Position,
  ROUND,
  readView,
  SCORE,
  SEAT,
  START,
  STEP,
  seatStart,
  TOPS,
} from '../board/position';
import { colourPoints } from '../board/scoring';
import { groundOf } from '../board/tables';
import { isOpen } from '../board/turn';
import type { PublicView } from '../publicView';
import type { Character } from './characters';
import { createEvaluator } from './evaluator';
import { AFTER_SCORING } from './features';
import { leanOf, taste } from './lean';
import { createNetwork, type Network, type Weights } from './network';
import {
  ACTION,
  DISPLAY_ACTION,
  LAY_COUNT,
  LAYS,
  LIMESTONE_ACTION,
  OFFERS,
  type Plan,
  TAKE_COUNT,
  TAKES,
} from './plan';
import { createPlanner } from './planner';
import { createScorer, PASS } from './scorer';
import { bestOf, createSearch } from './search';

/** A player that thinks. It remembers nothing: the same view always gets the same answer. */
export interface Mind {
  /** The next move of the player to move. Throws when the game is over. */
  decide(view: PublicView): Move;
}

export function createMind(character: Character, weights: Weights): Mind {
  const byBoard = new Map<Board, Mind>();
  return {
    decide(view) {
      const board = BOARDS[view.side];
      const mind = byBoard.get(board) ?? createMindFor(board, character, weights);
      byBoard.set(board, mind);
      return mind.decide(view);
    },
  };
}

function createMindFor(board: Board, character: Character, weights: Weights): Mind {
  const ground = groundOf(board);
  const network = withForesight(createNetwork(weights), character.foresight);
  const evaluator = createEvaluator(ground, network);
  const planner = createPlanner(ground, evaluator);
  const scorer = createScorer(evaluator);
  const search = createSearch(ground, network, planner);
  const position = createPosition();
  const dice = createDice(0);
  const liking = new Float64Array(32);

  function choosePlan(view: PublicView): Plan {
    const { candidates, width, efforts, overlooks, whim } = character;
    const step = position[STEP];
    const effort =
      efforts === null ? null : step === OFFER ? efforts.offer : step === ACT ? efforts.act : efforts.settle;
    const found = effort === null ? planner : search;
    const count = effort === null ? planner.plan(position, candidates, width) : search.choose(position, effort);
    const lean = leanOf(view);
    dice.start(hashPosition(position));
    for (let index = 0; index < count; index++) {
      const isOverlooked = dice.roll(100) < overlooks;
      const mood = (whim * dice.roll(1000)) / 1000 + character.lean * taste(lean, found.plans[index], position);
      // Something always remains to be seen: what is overlooked is only liked less than everything else.
      liking[index] = found.values[index] + mood - (isOverlooked ? 1000 : 0);
    }
    return found.plans[bestOf(liking, count)];
  }

  function chooseScoring(): number {
    const at = seatStart(position[SEAT]);
    const { scoresFrom } = character;
    if (scoresFrom === null) {
      scorer.judge(position);
      return bestOf(scorer.values, 5);
    }
    let best = PASS;
    let most = -1;
    let open = 0;
    for (let colour = 0; colour < 4; colour++) {
      if (!isOpen(position, at, colour)) continue;
      open++;
      const points = colourPoints(position, at, colour);
      if (points > most) {
        most = points;
        best = colour;
      }
    }
    const isTime = position[ENDING] !== NOT_ENDING || LAST_ROUND - position[ROUND] < open;
    return isTime || most >= scoresFrom ? best : PASS;
  }

  /** The start lumino the way round that the network likes better on this board. */
  function chooseStart(view: PublicView): Move {
    const lumino = view.players[view.seat].hand[0];
    const { colours } = startLumino(lumino);
    const at = seatStart(view.seat);
    evaluator.look(position, view.seat);
    const values = colours.map((_, index) => {
      const halves = halvesOf(lumino);
      for (const [place, field] of START_FIELDS.entries()) {
        position[at + HEIGHTS + field] = 1;
        position[at + TOPS + field] = halves[place === index ? 0 : 1];
      }
      return evaluator.value(position, AFTER_SCORING);
    });
    return { type: 'layStart', left: colours[values[1] > values[0] ? 1 : 0] };
  }

  return {
    decide(view) {
      readView(view, position);
      const at = seatStart(position[SEAT]);
      switch (position[STEP]) {
        case START:
          return chooseStart(view);
        case SCORE: {
          const choice = chooseScoring();
          return choice === PASS ? { type: 'pass' } : { type: 'score', colour: COLOURS[choice] };
        }
        case OFFER:
          if (position[at + DISPLAY_COUNT] === 1) return { type: 'offer', lumino: position[at + DISPLAY] };
          return { type: 'offer', lumino: choosePlan(view)[OFFERS] };
        case ACT:
          return actOf(choosePlan(view));
        default:
          if (view.step.type !== 'settle') throw new Error('there is nothing to decide');
          return position[at + HAND_COUNT] === 0 ? { type: 'endTurn' } : settleOf(choosePlan(view), position, at);
      }
    },
  };
}

function actOf(plan: Plan): Move {
  if (plan[ACTION] === LIMESTONE_ACTION) return { type: 'takeLimestone' };
  if (plan[ACTION] === DISPLAY_ACTION) return { type: 'takeFromDisplay', lumino: plan[TAKES] };
  return { type: 'takeFromAtoll', luminos: Array.from(plan.subarray(TAKES, TAKES + plan[TAKE_COUNT])) };
}

/** The first lay of the plan; without any, something is discarded. */
function settleOf(plan: Plan, position: Position, at: number): Move {
  if (plan[LAY_COUNT] === 0) return { type: 'discard', lumino: position[at + HAND] };
  return { type: 'lay', lumino: plan[LAYS], numberOn: plan[LAYS + 1], otherOn: plan[LAYS + 2] };
}

function withForesight(network: Network, share: number): Network {
  if (share === 1) return network;
  return share === 0 ? () => 0 : (rows, time) => share * network(rows, time);
}
