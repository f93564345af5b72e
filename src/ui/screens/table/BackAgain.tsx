import { isLeaving } from '../../app/state/leaving';
import { tableTexts } from '../../app/state/texts';
import { useSyncEffect } from '../../kit/useSyncEffect';
import type { TableScreen } from './tableScreen';
import './backAgain.css';

/** Going back once has only asked; this says what going back again does. */
export function BackAgain({ screen }: { readonly screen: TableScreen }) {
  const sentence = tableTexts.value.screen.backAgain;
  useSyncEffect(() => {
    if (isLeaving.value) screen.announce(tableTexts.peek().screen.backAgain);
  });
  return isLeaving.value ? <p class="backAgain">{sentence}</p> : null;
}
