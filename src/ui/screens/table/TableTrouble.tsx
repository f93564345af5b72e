import type { OpenedGame } from '../../../store/library/gameOpener';
import { useLibrary } from '../../app/services';
import { storageTexts } from '../../app/state/texts';
import { SaveAsFile } from '../../kit/storage/SaveAsFile';
import { StorageNotice } from '../../kit/storage/StorageNotice';

/** Trouble with keeping this game, in the place for notices. */
export function TableTrouble({ game }: { readonly game: OpenedGame }) {
  const { id, isShortened } = game;
  const { trouble, restored } = useLibrary();
  if (trouble.value === null && restored.value === 0 && !isShortened) return null;
  return (
    <div class="notice troubles">
      {isShortened && <p>{storageTexts.value.shortened}</p>}
      <StorageNotice>{id.value !== null && <SaveAsFile game={game} />}</StorageNotice>
    </div>
  );
}
