import type { MindQuestion } from '../../../src/bots/messages';
import { createMinds } from '../../../src/bots/minds';
import { publicView } from '../../../src/bots/publicView';
import { answerPuzzle } from '../../../src/bots/puzzle/answering';
import type { PuzzleQuestion } from '../../../src/bots/puzzle/messages';
import { CHARACTERS } from '../../../src/history/record';
import type { Move } from '../../../src/rules/state';
import { greedily } from '../policies';
import { PUZZLE, WRONG } from '../positions/puzzle';
import { playGame, TABLES } from '../rules/randomGame';

/** Questions to the minds from all over many games, each character in turn. */
export function mindQuestions(count: number): readonly MindQuestion[] {
  const questions: MindQuestion[] = [];
  for (let seed = 1; questions.length < count; seed++) {
    const table = TABLES[seed % TABLES.length];
    for (const [move, { before }] of [...playGame(table, seed, greedily)].entries()) {
      // Every nineteenth move, beginning elsewhere in each game: all steps, rounds and seats come up.
      if ((move + seed) % 19 !== 0 || questions.length === count) continue;
      const id = questions.length;
      questions.push({ type: 'decide', id, character: CHARACTERS[id % CHARACTERS.length], view: publicView(before) });
    }
  }
  return questions;
}

/** What the minds answer here. */
export function answersOf(questions: readonly MindQuestion[]): readonly Move[] {
  const minds = createMinds();
  return questions.flatMap((each) => (each.type === 'decide' ? [minds.decide(each.character, each.view)] : []));
}

/** A day's puzzle to be found, and a turn to be measured. */
export function puzzleQuestions(): readonly PuzzleQuestion[] {
  return [
    { type: 'findPuzzle', day: '2026-11-01' },
    { type: 'measureTurn', puzzle: PUZZLE, moves: WRONG },
  ];
}

/** The last that is answered to each here, without telling how far it is. */
export function puzzleAnswers(questions: readonly PuzzleQuestion[]): readonly unknown[] {
  return questions.map((question) => [...answerPuzzle(question)].at(-1));
}
