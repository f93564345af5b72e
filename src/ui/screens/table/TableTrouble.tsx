import type { OpenedGame } from '../../../store/library/gameOpener';
import { useLibrary } from '../../app/services';
import { storageTexts, tableTexts } from '../../app/state/texts';
import { SaveAsFile } from '../../kit/storage/SaveAsFile';
import { StorageNotice } from '../../kit/storage/StorageNotice';

/** Trouble with keeping this game or with thinking, in the place for notices. */
export function TableTrouble({ game }: { readonly game: OpenedGame }) {
  const { id, isShortened, isThinkingSimply } = game;
  const { trouble, restored } = useLibrary();
  const isSimple = isThinkingSimply.value;
  if (trouble.value === null && restored.value === 0 && !isShortened && !isSimple) return null;
  return (
    <div class="notice troubles">
      {isShortened && <p>{storageTexts.value.shortened}</p>}
      {isSimple && <p role="status">{tableTexts.value.notices.thinksSimply}</p>}
      <StorageNotice>{id.value !== null && <SaveAsFile game={game} />}</StorageNotice>
    </div>
  );
}
