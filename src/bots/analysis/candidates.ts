import { COLOURS } from '../../rules/data/luminos';
import type { Move } from '../../rules/state';
import { createPosition, readView, SETTLE, STEP } from '../board/position';
import type { Ground } from '../board/tables';
import { createEvaluator } from '../mind/evaluator';
import type { Network } from '../mind/network';
import { movesOf } from '../mind/plan';
import { createPlanner } from '../mind/planner';
import { createScorer, PASS } from '../mind/scorer';
import { publicView } from '../publicView';
import { choiceOf, takeText } from '../why';
import type { DecisionPoint } from './game';
import { bestOf } from './rollouts';

/** What a decision is compared with. Places in `lines`. */
export interface Lines {
  readonly lines: readonly (readonly Move[])[];
  /** What each of them takes, as texts to compare. */
  readonly takes: readonly string[];
  readonly played: number;
  /** What rollouts go on with there: the evaluation's own choice. */
  readonly own: number;
}

export interface Candidates {
  /** The best by the evaluation, as many as `most`, the evaluation's own choice, and what was played. */
  find(point: DecisionPoint, most: number): Lines;
}

/** How many ways to lay are kept in mind: as the strongest character does. */
const WIDTH = 4;

export function createCandidates(ground: Ground, network: Network): Candidates {
  const evaluator = createEvaluator(ground, network);
  const planner = createPlanner(ground, evaluator);
  const scorer = createScorer(evaluator);
  const position = createPosition();

  function plan(most: number, width: number, isDiverse: boolean): readonly (readonly Move[])[] {
    const count = planner.plan(position, most, width, isDiverse);
    return planner.plans.slice(0, count).map((each) => movesOf(each, position));
  }

  function findTurns(most: number): { readonly best: readonly (readonly Move[])[]; readonly own: readonly Move[] } {
    const best = most === 0 ? [] : plan(most, WIDTH, position[STEP] !== SETTLE);
    const [own = [{ type: 'endTurn' }]] = plan(1, 1, false);
    return { best, own };
  }

  function findScorings(most: number): ReturnType<typeof findTurns> {
    scorer.judge(position);
    const moveOf = (choice: number): readonly Move[] =>
      choice === PASS ? [{ type: 'pass' }] : [{ type: 'score', colour: COLOURS[choice] }];
    const open = [0, 1, 2, 3, PASS].filter((choice) => scorer.values[choice] > Number.NEGATIVE_INFINITY);
    return { best: most === 0 ? [] : open.map(moveOf), own: moveOf(bestOf(scorer.values)) };
  }

  return {
    find({ type, state, moves }, most) {
      readView(publicView(state), position);
      const { best, own } = type === 'scoring' ? findScorings(most) : findTurns(most);
      const lines: (readonly Move[])[] = [];
      const add = (line: readonly Move[]) => {
        const key = keyOf(line);
        const known = lines.findIndex((each) => keyOf(each) === key);
        return known >= 0 ? known : lines.push(line) - 1;
      };
      // First, so that of moves that come to the same those are shown that were played.
      const played = add(moves);
      for (const line of best) add(line);
      const chosen = add(own);
      return { lines, takes: lines.map((line) => takeText(choiceOf(line).take)), played, own: chosen };
    },
  };
}

/** The same for moves that come to the same. */
function keyOf(moves: readonly Move[]): string {
  const [first] = moves;
  if (first.type === 'special') return 'special';
  const { start, lays } = choiceOf(moves);
  return `${start} ${lays}`;
}
