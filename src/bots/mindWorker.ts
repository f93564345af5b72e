import type { MindQuestion } from './messages';
import { createMinds } from './minds';

const minds = createMinds();

addEventListener('message', ({ data }: MessageEvent<MindQuestion>) => {
  if (data.type === 'analyse') minds.analyse(data, (answer) => postMessage(answer));
  else postMessage(minds.answer(data));
});
