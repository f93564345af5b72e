import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { restored, trouble } from '../../store/troubles';

/** What is wrong with keeping games, or was. Hardly ever anything: the words come only then. */
export function Trouble() {
  const [Notice, setNotice] = useState<ComponentType | null>(null);
  const isWanted = trouble.value !== null || restored.value > 0;
  useEffect(() => {
    if (!isWanted) return;
    import('../kit/storage/StorageNotice').then(
      ({ StorageNotice }) => setNotice(() => StorageNotice),
      () => {},
    );
  }, [isWanted]);
  return isWanted && Notice !== null ? <Notice /> : null;
}
