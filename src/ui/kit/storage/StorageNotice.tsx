import type { ComponentChildren } from 'preact';
import { useLibrary } from '../../app/services';
import { storageTexts } from '../../app/state/texts';
import { focusHeading, useFocusFallback } from '../focus';
import './storageNotice.css';

/** Says what is wrong with keeping games and what came back; nothing as long as all is well. */
export function StorageNotice({
  children,
}: {
  /** What can be done about it here. */ readonly children?: ComponentChildren;
}) {
  const { why, backedUp, unkept, restored: back, understood } = storageTexts.value;
  const { trouble, restored, forgetRestored } = useLibrary();
  const wrong = trouble.value;
  const focusFallback = useFocusFallback(focusHeading);
  const games = restored.value;
  return (
    <>
      {wrong !== null && (
        <div class="storageNotice" role="alert">
          <p>
            <strong>{why[wrong.database]}</strong> {wrong.isBackedUp ? backedUp : unkept}
          </p>
          {children}
        </div>
      )}
      {games > 0 && (
        <div class="storageNotice calm" role="status">
          <p>{back(games)}</p>
          <button type="button" class="outline" ref={focusFallback} onClick={forgetRestored}>
            {understood}
          </button>
        </div>
      )}
    </>
  );
}
