import { beforeAll, describe, expect, test } from 'vitest';
import { WEIGHTS } from '../../src/bots/mind/weights';
import { parseWeights } from '../../src/bots/mind/weightsText';
import { answerPuzzle } from '../../src/bots/puzzle/answering';
import { gameOf } from '../../src/bots/puzzle/day';
import { kindOf } from '../../src/bots/puzzle/kinds';
import { MOST_EVALUATIONS, type Puzzle } from '../../src/bots/puzzle/puzzle';
import { createPuzzleSearch, type PuzzleSearch } from '../../src/bots/puzzle/search';
import { compareTurns, measureWorth } from '../../src/bots/puzzle/worth';
import { play } from '../../src/rules/game';
import { parsePosition } from '../../src/rules/text/position';
import { PUZZLE, WRONG } from '../support/positions/puzzle';

const weights = parseWeights(WEIGHTS);
/** So little that nothing good can be found: what counts is that all of it comes out alike. */
const FEW = 60_000;

function finish(search: PuzzleSearch): Puzzle {
  let puzzle = search.step();
  while (puzzle === null) puzzle = search.step();
  return puzzle;
}

describe('the search for the puzzle of a day', () => {
  let found: Puzzle;
  beforeAll(() => {
    found = finish(createPuzzleSearch('2026-11-18', weights, FEW));
  }, 120_000);

  test('finds the same however it is cut into pieces, and whatever else is searched meanwhile', () => {
    const search = createPuzzleSearch('2026-11-18', weights, FEW);
    const other = createPuzzleSearch('2026-11-19', weights, FEW);
    let puzzle = search.step();
    while (puzzle === null) {
      other.step();
      puzzle = search.step();
    }
    expect(puzzle).toEqual(found);
  });

  test('has a puzzle at its bound, the best found so far, and says so', () => {
    expect(found.isClear).toBe(false);
    expect(found.evaluations).toBeGreaterThanOrEqual(FEW);
    // One closer look at most comes after the bound.
    expect(found.evaluations).toBeLessThan(FEW + MOST_EVALUATIONS / 2);
  });

  test('gives a position with two players and legal whole turns, each of another kind', () => {
    const { position, best, rivals, day } = found;
    const parsed = parsePosition(position);
    if (!parsed.ok) throw new Error(parsed.problem);
    expect(day).toBe('2026-11-18');
    expect(parsed.value.players).toHaveLength(2);
    expect(parsed.value.step.type).toBe('offer');
    for (const turn of [best, ...rivals]) {
      let state = parsed.value;
      for (const move of turn) {
        const outcome = play(state, move);
        if (!outcome.ok) throw new Error(`${JSON.stringify(move)} is refused`);
        state = outcome.state;
      }
      expect(turn.at(-1)).toEqual({ type: 'endTurn' });
    }
    const kinds = [best, ...rivals].map(kindOf);
    expect(new Set(kinds).size).toBe(kinds.length);
  });

  test('sees all boards and score boards in a month, and other luminos every day', () => {
    const games = Array.from({ length: 30 }, (_, day) => gameOf(`2026-11-${String(day + 1).padStart(2, '0')}`, 0));
    expect(new Set(games.map(({ side, scoreBoard }) => side + scoreBoard)).size).toBe(4);
    expect(new Set(games.map(({ seed }) => seed)).size).toBe(30);
  });

  test('is asked of a worker with one question, which tells how far it is', () => {
    const answers = [...answerPuzzle({ type: 'measureTurn', puzzle: PUZZLE, moves: WRONG })];
    const shares = answers.flatMap((answer) => (answer.type === 'progress' ? [answer.share] : []));
    expect(shares.length).toBeGreaterThan(0);
    expect(shares).toEqual([...shares].sort((one, other) => one - other));
    expect(answers.at(-1)?.type).toBe('measured');
  });
});

describe('kinds of turns', () => {
  const lay = { type: 'lay', lumino: 56, numberOn: 33, otherOn: 26 } as const;
  const turned = { type: 'lay', lumino: 56, numberOn: 26, otherOn: 33 } as const;
  const taken = { type: 'takeFromAtoll', luminos: [56] } as const;

  test('are alike whatever is offered and whichever way round it lies', () => {
    expect(kindOf([{ type: 'offer', lumino: 2 }, taken, lay])).toBe(
      kindOf([{ type: 'offer', lumino: 14 }, taken, turned]),
    );
  });

  test('differ by what is taken and by where it is laid', () => {
    const one = kindOf([{ type: 'offer', lumino: 2 }, taken, lay]);
    expect(kindOf([{ type: 'offer', lumino: 2 }, taken, { ...lay, otherOn: 34 }])).not.toBe(one);
    expect(
      kindOf([
        { type: 'offer', lumino: 2 },
        { ...taken, luminos: [0] },
        { ...lay, lumino: 0 },
      ]),
    ).not.toBe(one);
  });

  test('differ by how much limestone an offer brings', () => {
    const forLimestone = (lumino: number) => kindOf([{ type: 'offer', lumino }, { type: 'takeLimestone' }]);
    expect(new Set([0, 25].map(forLimestone)).size).toBe(2);
  });
});

describe('what a turn is worth', () => {
  const measure = (moves: Puzzle['best']) => {
    const measuring = measureWorth(compareTurns(PUZZLE, moves, weights));
    for (;;) {
      const { done, value } = measuring.next();
      if (done === true) return value;
    }
  };

  test('is nothing less for the best turn itself, known for certain', () => {
    const { loss, isCertain, parts } = measure(PUZZLE.best);
    expect(loss).toMatchObject({ mean: 0, low: 0, high: 0 });
    expect(isCertain).toBe(false);
    expect(parts).toEqual([]);
  });

  test('is the same each time, and its parts sum up to it but for the smallest', () => {
    const worth = measure(WRONG);
    expect(measure(WRONG)).toEqual(worth);
    expect(worth.loss.mean).toBeGreaterThan(0);
    expect(worth.isCertain).toBe(true);
    const sum = worth.parts.reduce((all, { points }) => all + points, 0);
    expect(Math.abs(sum + worth.loss.mean)).toBeLessThan(1.5);
  });

  test('throws for what is no position', () => {
    expect(() => compareTurns({ position: 'nonsense', best: [] }, [], weights)).toThrow('no position');
  });
});
