import { isLeaving } from '../../app/state/leaving';
import type { TableScreen } from '../../table/tableScreen';
import { tableTexts } from '../../table/texts';
import { useWatch } from '../../useWatch';
import './backAgain.css';

/** Going back once has only asked; this says what going back again does. */
export function BackAgain({ screen }: { readonly screen: TableScreen }) {
  const sentence = tableTexts.value.screen.backAgain;
  useWatch(() => {
    if (isLeaving.value) screen.say(tableTexts.peek().screen.backAgain);
  });
  return isLeaving.value ? <p class="backAgain">{sentence}</p> : null;
}
