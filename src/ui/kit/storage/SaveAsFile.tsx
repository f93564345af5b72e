import { useState } from 'preact/hooks';
import { exportSave } from '../../../store/library/gameLibrary';
import type { OpenedGame } from '../../../store/library/gameOpener';
import { storageTexts } from '../../app/state/texts';
import { fileNameOf } from '../files/fileName';
import { handText } from '../files/handText';

/** Hands over the game on the table as a file. It comes from memory, so it does not wait for a database in trouble. */
export function SaveAsFile({ game }: { readonly game: OpenedGame }) {
  const texts = storageTexts.value;
  const [news, setNews] = useState<'savedFile' | 'notSavedFile' | null>(null);
  const save = async () => {
    const last = game.saved();
    if (last === null) return;
    const name = last.title ?? last.record.people.map((person) => person.name).join('-');
    const { saved } = await handText(fileNameOf(name, Date.now()), exportSave(last));
    setNews(saved === 'failed' ? 'notSavedFile' : saved === 'cancelled' ? null : 'savedFile');
  };
  return (
    <>
      <button type="button" class="outline" onClick={save}>
        {texts.saveFile}
      </button>
      <span role="status">{news !== null && texts[news]}</span>
    </>
  );
}
