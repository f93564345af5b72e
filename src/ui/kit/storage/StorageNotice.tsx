import type { ComponentChildren } from 'preact';
import { forgetRestored, restored, trouble } from '../../../store/troubles';
import { focusHeading } from '../../focusHeading';
import { storageTexts } from '../../storage/texts';
import { useHeir } from '../../useHeir';
import '../../storage/storageNotice.css';

/** Says what is wrong with keeping games and what came back; nothing as long as all is well. */
export function StorageNotice({
  children,
}: {
  /** What can be done about it here. */ readonly children?: ComponentChildren;
}) {
  const { why, spared, unkept, restored: back, understood } = storageTexts.value;
  const wrong = trouble.value;
  const heir = useHeir(focusHeading);
  const games = restored.value;
  return (
    <>
      {wrong !== null && (
        <div class="storageNotice" role="alert">
          <p>
            <strong>{why[wrong.database]}</strong> {wrong.isSpared ? spared : unkept}
          </p>
          {children}
        </div>
      )}
      {games > 0 && (
        <div class="storageNotice calm" role="status">
          <p>{back(games)}</p>
          <button type="button" class="quiet" ref={heir} onClick={forgetRestored}>
            {understood}
          </button>
        </div>
      )}
    </>
  );
}
