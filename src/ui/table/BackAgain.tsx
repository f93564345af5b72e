import { isLeaving } from '../leaving';
import { tableTexts } from './texts';
import './backAgain.css';

/** Going back once has only asked; this says what going back again does. */
export function BackAgain() {
  return (
    <div class="backAgain" role="status">
      {isLeaving.value && <p>{tableTexts.value.screen.backAgain}</p>}
    </div>
  );
}
