import type { OpenedGame } from '../../../store/openGame';
import { restored, trouble } from '../../../store/troubles';
import { SaveAsFile } from '../../kit/storage/SaveAsFile';
import { StorageNotice } from '../../kit/storage/StorageNotice';
import { storageTexts } from '../../storage/texts';

/** Trouble with keeping this game, in the place for notices. */
export function TableTrouble({ game }: { readonly game: OpenedGame }) {
  const { id, isShortened } = game;
  if (trouble.value === null && restored.value === 0 && !isShortened) return null;
  return (
    <div class="notice troubles">
      {isShortened && <p>{storageTexts.value.shortened}</p>}
      <StorageNotice>{id.value !== null && <SaveAsFile game={game} />}</StorageNotice>
    </div>
  );
}
