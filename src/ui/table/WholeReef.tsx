import { AT_REST } from '../../board/camera';
import type { TableScreen } from './tableScreen';
import { tableTexts } from './texts';
import '../boardScreen/wholeReef.css';

/** The way back for whoever has come too near to see everything. */
export function WholeReef({ screen: { camera, moveCamera } }: { readonly screen: TableScreen }) {
  if (camera.value.zoom <= 1.01) return null;
  return (
    <button type="button" class="quiet wholeReef" onClick={() => moveCamera(AT_REST)}>
      {tableTexts.value.screen.wholeReef}
    </button>
  );
}
