import { useState } from 'preact/hooks';
import type { GameId } from '../../storage/record';
import { exportGame, readGame } from '../../store/library';
import { fileNameOf } from '../files/fileName';
import { type Saved, saveFile } from '../files/saveFile';
import { storageTexts } from './texts';

/** Hands over the game as a file, wherever it is kept. */
export function SaveAsFile({ id }: { readonly id: GameId }) {
  const { saveFile: label, savedFile, notSavedFile } = storageTexts.value;
  const [saved, setSaved] = useState<Saved>('cancelled');
  const save = async () => {
    const [text, kept] = await Promise.all([exportGame(id), readGame(id)]);
    const who = kept?.title ?? kept?.record.people.map(({ name }) => name).join('-');
    const name = fileNameOf(who ?? '', Date.now());
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
