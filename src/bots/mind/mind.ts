import { BOARDS, type Board } from '../../rules/data/boards';
import { START_FIELDS } from '../../rules/data/hex';
import { COLOURS, halvesOf, startLumino } from '../../rules/data/luminos';
import { JELLYFISH_POINTS } from '../../rules/play/finalScoring';
import { LAST_ROUND, type Move } from '../../rules/state';
import { createDice, hashPosition } from '../board/dice';
import {
  ACT,
  CALLED,
  createPosition,
  ENDING,
  HAND_COUNT,
  HEIGHTS,
  NOT_ENDING,
  OFFER,
  OVER,
  ROUND,
  readView,
  SCORE,
  SEAT,
  SETTLE,
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
import { AFTER_SCORING, AFTER_TURN } from './features';
import { leanOf, taste } from './lean';
import { createNetwork, type Network, type Weights } from './network';
import { LAY_COUNT, movesOf, TAKE_COUNT } from './plan';
import { createPlanner } from './planner';
import { createScorer, PASS } from './scorer';
import { createSearch } from './search';

/** A player that thinks. It remembers nothing: the same view always gets the same answer. */
export interface Mind {
  /** The next move of the player to move. Throws when the game is over. */
  decide(view: PublicView): Move;
  /**
   * What it compares at this point, the one that it plays first: whole turns, or what is left of one, as moves up to
   * `endTurn`; in a scoring phase the colours and passing.
   */
  consider(view: PublicView): readonly Consideration[];
}

export interface Consideration {
  readonly moves: readonly Move[];
  /** The points that the player may expect at the end of the game, as far as this mind can tell. */
  readonly value: number;
}

export function createMind(character: Character, weights: Weights): Mind {
  const byBoard = new Map<Board, Mind['consider']>();
  const consider: Mind['consider'] = (view) => {
    const board = BOARDS[view.side];
    const considerOn = byBoard.get(board) ?? createThinking(board, character, weights);
    byBoard.set(board, considerOn);
    return considerOn(view);
  };
  return { consider, decide: (view) => consider(view)[0].moves[0] };
}

function createThinking(board: Board, character: Character, weights: Weights): Mind['consider'] {
  const ground = groundOf(board);
  const network = withForesight(createNetwork(weights), character.foresight);
  const evaluator = createEvaluator(ground, network);
  const planner = createPlanner(ground, evaluator);
  const scorer = createScorer(evaluator);
  const search = createSearch(ground, network, planner);
  const position = createPosition();
  const dice = createDice(0);

  function considerTurns(view: PublicView): readonly Consideration[] {
    const { candidates, width, efforts, overlooks, whim } = character;
    const step = position[STEP];
    const effort =
      efforts === null ? null : step === OFFER ? efforts.offer : step === ACT ? efforts.act : efforts.settle;
    const found = effort === null ? planner : search;
    const count = effort === null ? planner.plan(position, candidates, width) : search.choose(position, effort);
    const lean = leanOf(view);
    dice.start(hashPosition(position));
    const liked = found.plans.slice(0, count).map((plan, index) => {
      const isOverlooked = dice.roll(100) < overlooks;
      const isForNothing = effort === null && (step === SETTLE || plan[TAKE_COUNT] > 0) && plan[LAY_COUNT] === 0;
      const mood = (whim * dice.roll(1000)) / 1000 + character.lean * taste(lean, plan, position);
      const value = found.values[index];
      // Something always remains to be done: what is overlooked, or taken to be thrown away, is only liked less.
      const liking = value + mood - (isForNothing ? 2000 : 0) - (isOverlooked ? 1000 : 0);
      return { moves: movesOf(plan, position), value, liking };
    });
    return byLiking(liked);
  }

  function considerScoring(): readonly Consideration[] {
    scorer.judge(position);
    if (character.efforts !== null) search.judge(position, scorer.values, character.efforts.score);
    const chosen = character.scoresFrom === null ? null : chooseEarly(character.scoresFrom);
    const choices = [0, 1, 2, 3, PASS].filter((choice) => scorer.values[choice] > Number.NEGATIVE_INFINITY);
    return byLiking(
      choices.map((choice) => {
        const value = scorer.values[choice] - forgone(choice);
        const move: Move = choice === PASS ? { type: 'pass' } : { type: 'score', colour: COLOURS[choice] };
        return { moves: [move], value, liking: choice === chosen ? Number.POSITIVE_INFINITY : value };
      }),
    );
  }

  /** [7] What is counted as if it were scored, though fewer scoring phases than colours are left after this choice. */
  function forgone(choice: number): number {
    const left = position[ENDING] === NOT_ENDING ? LAST_ROUND - position[ROUND] : position[ENDING] === CALLED ? 1 : 0;
    // The last scoring is tried out to the end of the game.
    if (left === 0) return 0;
    const at = seatStart(position[SEAT]);
    const later = [0, 1, 2, 3].filter((colour) => colour !== choice && isOpen(position, at, colour));
    const points = later.map((colour) => JELLYFISH_POINTS + colourPoints(position, at, colour));
    points.sort((one, other) => one - other);
    return points.slice(0, Math.max(0, later.length - left)).reduce((sum, each) => sum + each, 0);
  }

  /** The colour that brings most, as soon as that is enough or time is running out. */
  function chooseEarly(scoresFrom: number): number {
    const at = seatStart(position[SEAT]);
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

  /** The start lumino both ways round, as the network likes them on this board. */
  function considerStart(view: PublicView): readonly Consideration[] {
    const lumino = view.players[view.seat].hand[0];
    const { colours } = startLumino(lumino);
    const at = seatStart(view.seat);
    const halves = halvesOf(lumino);
    evaluator.look(position, view.seat);
    const ways = colours.map((left, index) => {
      for (const [place, field] of START_FIELDS.entries()) {
        position[at + HEIGHTS + field] = 1;
        position[at + TOPS + field] = halves[place === index ? 0 : 1];
      }
      const value = evaluator.value(position, AFTER_SCORING);
      return { moves: [{ type: 'layStart', left } as const], value, liking: value };
    });
    return byLiking(ways);
  }

  function considerEnd(): readonly Consideration[] {
    evaluator.look(position, position[SEAT]);
    return [{ moves: [{ type: 'endTurn' }], value: evaluator.value(position, AFTER_TURN) }];
  }

  return (view) => {
    readView(view, position);
    switch (position[STEP]) {
      case START:
        return considerStart(view);
      case SCORE:
        return considerScoring();
      case OVER:
        throw new Error('there is nothing to decide');
      case SETTLE:
        if (position[seatStart(position[SEAT]) + HAND_COUNT] === 0) return considerEnd();
    }
    return considerTurns(view);
  };
}

/** The one that is liked most first; equal ones stay in their order. */
function byLiking(liked: readonly (Consideration & { readonly liking: number })[]): readonly Consideration[] {
  return [...liked].sort((one, other) => other.liking - one.liking).map(({ moves, value }) => ({ moves, value }));
}

function withForesight(network: Network, share: number): Network {
  if (share === 1) return network;
  return share === 0 ? () => 0 : (rows, output) => share * network(rows, output);
}
