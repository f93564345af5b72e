import { describe, expect, test, vi } from 'vitest';
import type { Puzzle, Worth } from '../../../src/bots/puzzle/puzzle';
import type { Move } from '../../../src/rules/state';
import { openPuzzle, type PuzzleGame } from '../../../src/store/puzzle/puzzleGame';
import type { Puzzles } from '../../../src/store/puzzle/puzzles';
import type { Try } from '../../../src/store/puzzle/tries';
import { BEST_TRY, BEST_WORTH, PUZZLE, WRONG, WRONG_TRY, WRONG_WORTH } from '../../support/positions/puzzle';
import { position } from '../../support/rules/build';

/** Measures as told, one worth after the other. */
function open(tries: readonly Try[], ...worths: readonly (Worth | Error)[]) {
  const keep = vi.fn<Puzzles['keep']>();
  const asked: (readonly Move[])[] = [];
  const left = [...worths];
  const measure = async (_: Puzzle, moves: readonly Move[]) => {
    asked.push(moves);
    const worth = left.shift();
    if (worth === undefined || worth instanceof Error) throw worth ?? new Error('asked once more');
    return worth;
  };
  const puzzles = { keep, measure } as Partial<Puzzles> as Puzzles;
  return { puzzle: openPuzzle({ puzzle: PUZZLE, tries }, puzzles, () => 'left out'), keep, asked };
}

/** Everything that waits for something else has happened. */
const settled = () => new Promise((done) => setTimeout(done));

async function playTurn({ game: { table } }: PuzzleGame, moves: readonly Move[]): Promise<void> {
  for (const move of moves) table.act({ type: 'play', move });
  await settled();
}

const movesOn = ({ game: { table } }: PuzzleGame) => table.past.value.map(({ move }) => move);
const START = position(PUZZLE.position);

describe('a puzzle on the table', () => {
  test('hands a turn in by ending it, and leaves it lying as it is', async () => {
    const { puzzle, asked, keep } = open([], WRONG_WORTH);
    await playTurn(puzzle, WRONG);
    expect(asked).toEqual([WRONG]);
    expect(movesOn(puzzle)).toEqual(WRONG.slice(0, -1));
    expect(puzzle.game.table.state.value.seat).toBe(START.seat);
    expect(puzzle.stage.value).toBe('told');
    expect(puzzle.tries.value).toEqual([WRONG_TRY]);
    expect(keep).toHaveBeenLastCalledWith({ puzzle: PUZZLE, tries: [WRONG_TRY] });
  });

  test('can be tried again from the beginning, three times in all; then the best turn can be shown', async () => {
    const { puzzle } = open([], WRONG_WORTH, WRONG_WORTH, WRONG_WORTH);
    for (let tries = 1; tries <= 3; tries++) {
      expect(puzzle.isOver.value).toBe(false);
      await playTurn(puzzle, WRONG);
      puzzle.tryAgain();
      await settled();
      expect(movesOn(puzzle)).toEqual(tries < 3 ? [] : WRONG.slice(0, -1));
    }
    expect(puzzle.isOver.value).toBe(true);
    puzzle.show('best');
    await settled();
    expect(movesOn(puzzle)).toEqual(PUZZLE.best.slice(0, -1));
    puzzle.show('own');
    await settled();
    expect(movesOn(puzzle)).toEqual(WRONG.slice(0, -1));
  });

  test('is over at once with a turn that is as good, or better', async () => {
    const { puzzle } = open([WRONG_TRY], BEST_WORTH);
    await playTurn(puzzle, PUZZLE.best);
    expect(puzzle.isOver.value).toBe(true);
    const better: Worth = { ...BEST_WORTH, loss: { mean: -1, low: -1.5, high: -0.5, rollouts: 64 }, isCertain: true };
    const other = open([], better).puzzle;
    await playTurn(other, WRONG);
    expect(other.isOver.value).toBe(true);
  });

  test('lets nothing be played or taken back while it is measured or told', async () => {
    const { puzzle } = open([], WRONG_WORTH);
    await playTurn(puzzle, WRONG);
    const { table } = puzzle.game;
    expect(table.pickable.value).toEqual([]);
    expect(table.moves.value).toEqual([]);
    table.act({ type: 'undo', hasConsent: true });
    table.act({ type: 'play', move: { type: 'endTurn' } });
    await settled();
    expect(movesOn(puzzle)).toEqual(WRONG.slice(0, -1));
    expect(puzzle.tries.value).toHaveLength(1);
  });

  test('takes back what was played for nothing, even after a draw', async () => {
    const { puzzle } = open([]);
    await playTurn(puzzle, WRONG.slice(0, 2));
    expect(puzzle.game.table.undoPrice.value).toBe('free');
    expect(puzzle.game.table.restartPrice.value).toBe('free');
  });

  test('leaves special actions out and says why', async () => {
    const { puzzle } = open([]);
    const { table } = puzzle.game;
    expect(START.players[START.seat].tokens).toMatchObject({ pink: 'jellyfish' });
    expect(table.special.value).toBe('no');
    await playTurn(puzzle, [{ type: 'special', from: 'atoll', luminos: [START.atoll[0]] }]);
    const [refusal] = table.refusals.value;
    expect(refusal.rule === 'source' && refusal.sentence()).toBe('left out');
  });

  test('does not count a turn that could not be measured', async () => {
    const { puzzle, keep } = open([], new Error('the worker has died'), BEST_WORTH);
    await playTurn(puzzle, WRONG);
    expect(puzzle.stage.value).toBe('failed');
    expect(puzzle.tries.value).toEqual([]);
    expect(keep).not.toHaveBeenCalled();
    puzzle.tryAgain();
    await settled();
    await playTurn(puzzle, PUZZLE.best);
    expect(puzzle.stage.value).toBe('told');
  });

  test('that was over when it was left shows the best turn when it is opened again', async () => {
    const { puzzle } = open([WRONG_TRY, BEST_TRY]);
    await settled();
    expect(puzzle.stage.value).toBe('told');
    expect(movesOn(puzzle)).toEqual(PUZZLE.best.slice(0, -1));
  });

  test('becomes no game of its own', async () => {
    const { puzzle } = open([], WRONG_WORTH);
    await playTurn(puzzle, WRONG);
    expect(puzzle.game.id.value).toBeNull();
    expect(puzzle.game.saved()).toBeNull();
    expect(puzzle.game.advise).toBeNull();
  });
});
