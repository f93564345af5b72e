import { WEIGHTS } from '../mind/weights';
import { parseWeights } from '../mind/weightsText';
import type { PuzzleAnswer, PuzzleQuestion } from './messages';
import { MOST_EVALUATIONS } from './puzzle';
import { createPuzzleSearch } from './search';
import { compareTurns, measureWorth } from './worth';

/** After so many steps the worker says that it lives, however little they have brought: a few seconds on a slow tablet. */
const STEPS_BETWEEN_SIGNS = 100;

/** Works on a question in small pieces, and tells how far it is now and then; the last answer is what was asked for. */
export function* answerPuzzle(question: PuzzleQuestion): Generator<PuzzleAnswer> {
  const weights = parseWeights(WEIGHTS);
  let told = 0;
  const isNews = (share: number) => share - told >= 0.01;
  if (question.type === 'measureTurn') {
    const measuring = measureWorth(compareTurns(question.puzzle, question.moves, weights));
    for (;;) {
      const { done, value } = measuring.next();
      if (done === true) {
        yield { type: 'measured', worth: value };
        return;
      }
      told = value;
      yield { type: 'progress', share: told };
    }
  }
  const search = createPuzzleSearch(question.day, weights);
  for (let steps = 1; ; steps++) {
    const puzzle = search.step();
    if (puzzle !== null) {
      yield { type: 'found', puzzle };
      return;
    }
    // Most are found long before the bound: it comes closer to the end, the slower the longer it takes.
    const share = search.evaluations() / (search.evaluations() + MOST_EVALUATIONS / 6);
    if (!isNews(share) && steps % STEPS_BETWEEN_SIGNS !== 0) continue;
    told = share;
    yield { type: 'progress', share };
  }
}
