import type { TableScreen } from './tableScreen';
import { tableTexts } from './texts';
import './notice.css';

/** Says so if there is no picture, and what that means for the game. */
export function Notice({ screen: { noPicture, isInterrupted } }: { readonly screen: TableScreen }) {
  const { notices } = tableTexts.value;
  const why = noPicture.value;
  if (why === null) return isInterrupted.value ? <p class="notice brief">{notices.lost}</p> : null;
  return (
    <div class="notice" role="alert">
      <p>
        <strong>{notices[why]}</strong> {notices.plainMeans}
      </p>
      <button type="button" class="quiet" onClick={() => location.reload()}>
        {notices.reload}
      </button>
    </div>
  );
}
