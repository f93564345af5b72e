import type { Move } from '../../rules/state';
import { createPosition, type Position } from '../board/position';
import { type Ground, LUMINO_VALUE } from '../board/tables';
import { offer } from '../board/turn';
import { createEvaluator } from '../mind/evaluator';
import type { Network } from '../mind/network';
import { movesOf } from '../mind/plan';
import { createPlanner } from '../mind/planner';
import { choiceOf, takeText } from '../why';

/** A turn that stands for all of its kind, the best of them by the evaluation. */
export interface Kind {
  readonly name: string;
  readonly moves: readonly Move[];
  /** What the player may expect in the end, by the evaluation. */
  readonly value: number;
}

/** The kinds of turns in a position, the best first. */
export interface Kinds {
  /** Quickly: the first is the best, the second the next best that was seen, if any. */
  glance(position: Position): readonly Kind[];
  /** The same with every way to lay. */
  look(position: Position): readonly Kind[];
  /** Adds the best of those that take something else, or lay the same elsewhere, however many lie between. */
  lookFurther(position: Position, seen: readonly Kind[]): readonly Kind[];
}

/**
 * What is taken and which fields it covers. Turns that only offer something else, or lay it the other way round, are alike;
 * but what is offered for limestone is what that brings.
 */
export function kindOf(moves: readonly Move[]): string {
  const { take, offer: offered } = choiceOf(moves);
  const places = moves.flatMap((move) => {
    return move.type === 'lay' ? [[move.numberOn, move.otherOn].sort((a, b) => a - b).join('+')] : [];
  });
  const brings = take?.type === 'limestone' && offered !== null ? LUMINO_VALUE[offered] : '';
  return `${takeText(take)} ${brings} ${places.sort().join()}`;
}

const MOST_PLANS = 32;
/** Ways to lay that are kept while a lumino is added to them. */
const GLANCE_WIDTH = 2;
const FULL_WIDTH = 8;

export function createKinds(ground: Ground, network: Network): Kinds {
  const planner = createPlanner(ground, createEvaluator(ground, network));
  const offered = createPosition();

  function collect(from: Position, width: number, isDiverse: boolean, before: readonly Move[], to: Map<string, Kind>) {
    const count = planner.plan(from, MOST_PLANS, width, isDiverse);
    for (let index = 0; index < count; index++) {
      const moves = [...before, ...movesOf(planner.plans[index], from)];
      const name = kindOf(moves);
      const value = planner.values[index];
      const known = to.get(name);
      if (known === undefined || known.value < value) to.set(name, { name, moves, value });
    }
  }

  return {
    glance(position) {
      const found = new Map<string, Kind>();
      collect(position, GLANCE_WIDTH, false, [], found);
      return bestFirst(found);
    },
    look(position) {
      const found = new Map<string, Kind>();
      collect(position, FULL_WIDTH, false, [], found);
      return bestFirst(found);
    },
    lookFurther(position, seen) {
      const found = new Map(seen.map((kind) => [kind.name, kind]));
      collect(position, FULL_WIDTH, true, [], found);
      const [first] = seen[0].moves;
      if (first.type === 'offer') {
        // With one offer only there is room for more ways to lay.
        offered.set(position);
        offer(offered, first.lumino);
        collect(offered, FULL_WIDTH, false, [first], found);
      }
      return bestFirst(found);
    },
  };
}

/** Equal ones stay in the order in which they were found. */
function bestFirst(found: ReadonlyMap<string, Kind>): readonly Kind[] {
  return [...found.values()].sort((one, other) => other.value - one.value);
}
