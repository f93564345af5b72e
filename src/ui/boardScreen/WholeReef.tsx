import { AT_REST } from '../../board/camera';
import { tableTexts } from '../app/state/texts';
import type { BoardScreen } from './boardScreen';
import './wholeReef.css';

/** The way back for a player who has zoomed in too far to see everything. */
export function WholeReef({ screen: { camera, moveCamera } }: { readonly screen: BoardScreen }) {
  if (camera.value.zoom <= 1.01) return null;
  return (
    <button type="button" class="outline wholeReef" onClick={() => moveCamera(AT_REST)}>
      {tableTexts.value.screen.wholeReef}
    </button>
  );
}
