import type { MindQuestion } from './messages';
import { createMinds } from './minds';

const minds = createMinds();

addEventListener('message', ({ data }: MessageEvent<MindQuestion>) => postMessage(minds.answer(data)));
