import type { MindAnswer, MindQuestion } from './messages';
import { createMinds } from './minds';

const minds = createMinds();

addEventListener('message', ({ data: { id, character, view } }: MessageEvent<MindQuestion>) => {
  postMessage({ id, move: minds.decide(character, view) } satisfies MindAnswer);
});
