import type { MindQuestion } from './messages';
import { createMinds } from './minds';
import { answerPuzzle } from './puzzle/answering';
import type { PuzzleQuestion } from './puzzle/messages';

const minds = createMinds();

addEventListener('message', ({ data }: MessageEvent<MindQuestion | PuzzleQuestion>) => {
  if (data.type !== 'findPuzzle' && data.type !== 'measureTurn') postMessage(minds.answer(data));
  else for (const answer of answerPuzzle(data)) postMessage(answer);
});
