import { useState } from 'preact/hooks';
import type { GameId } from '../../storage/record';
import { exportGame } from '../../store/library';
import { type Saved, saveFile } from '../files/saveFile';
import { storageTexts } from './texts';

/** Hands over the game as a file, wherever it is kept. */
export function SaveAsFile({ id }: { readonly id: GameId }) {
  const { saveFile: label, savedFile, notSavedFile } = storageTexts.value;
  const [saved, setSaved] = useState<Saved>('cancelled');
  const save = async () => {
    const text = await exportGame(id);
    const name = `lumicora-${new Date().toISOString().slice(0, 10)}.txt`;
    setSaved(text === null ? 'failed' : await saveFile(name, new Blob([text], { type: 'text/plain' })));
  };
  return (
    <>
      <button type="button" class="quiet" onClick={save}>
        {label}
      </button>
      <span role="status">{saved === 'failed' ? notSavedFile : saved === 'cancelled' ? '' : savedFile}</span>
    </>
  );
}
