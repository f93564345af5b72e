import { useEffect } from 'preact/hooks';
import { isPersistent, lookWhetherPersistent } from '../../store/persistence';
import { Setting } from '../screens/settings/Setting';
import { storageTexts } from '../storage/texts';

/** Nothing to choose, but to know: whether the browser may clear games away. */
export function KeepingSetting() {
  useEffect(() => {
    lookWhetherPersistent();
  }, []);
  const { persistence, isPersistent: promised, mayBeCleared } = storageTexts.value;
  if (isPersistent.value === null) return null;
  return <Setting name={persistence} about={isPersistent.value ? promised : mayBeCleared} />;
}
