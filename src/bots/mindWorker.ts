import type { MindAnswer, MindQuestion } from './messages';
import { createMinds } from './minds';
import { answerPuzzle } from './puzzle/answering';
import type { PuzzleAnswer, PuzzleQuestion } from './puzzle/messages';

const minds = createMinds();

addEventListener('message', ({ data }: MessageEvent<MindQuestion | PuzzleQuestion>) => {
  const answer = (each: MindAnswer | PuzzleAnswer) => postMessage(each);
  if (data.type === 'analyse') minds.analyse(data, answer);
  else if (data.type === 'findPuzzle' || data.type === 'measureTurn')
    for (const each of answerPuzzle(data)) answer(each);
  else answer(minds.answer(data));
});
