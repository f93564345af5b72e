import { isLeaving } from '../leaving';
import { useWatch } from '../useWatch';
import type { TableScreen } from './tableScreen';
import { tableTexts } from './texts';
import './backAgain.css';

/** Going back once has only asked; this says what going back again does. */
export function BackAgain({ screen }: { readonly screen: TableScreen }) {
  const sentence = tableTexts.value.screen.backAgain;
  useWatch(() => {
    if (isLeaving.value) screen.say(tableTexts.peek().screen.backAgain);
  });
  return isLeaving.value ? <p class="backAgain">{sentence}</p> : null;
}
