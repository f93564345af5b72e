import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import type { GameRecord } from '../../../../history/record';
import type { OpenedGame } from '../../../../store/library/gameOpener';
import { adaptToRules } from '../../../../store/library/resume';
import { goToReplay } from '../../../app/state/route';
import { storageTexts } from '../../../app/state/texts';
import { SaveAsFile } from '../../../kit/storage/SaveAsFile';
import './keepWays.css';

interface Dialog {
  readonly Share: ComponentType<{ readonly record: GameRecord; readonly onClose: () => void }>;
  readonly record: GameRecord;
}

/** What can be done with the game as a whole: watch it again, send it, save it as a file. */
export function KeepWays({ game }: { readonly game: OpenedGame }) {
  const texts = storageTexts.value;
  const { replay, share } = texts;
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const [refusal, setRefusal] = useState<'shareNotLoaded' | 'notShared' | null>(null);
  const id = game.id.value;
  // A position without a move is a link already.
  if (id === null) return null;
  const open = async () => {
    const module = await import('../../../kit/share/ShareDialog').catch(() => null);
    // From memory, so it does not wait for a database in trouble.
    const last = game.saved();
    const save = last && adaptToRules(last);
    setRefusal(module === null ? 'shareNotLoaded' : save === null ? 'notShared' : null);
    if (module !== null && save !== null) setDialog({ Share: module.ShareDialog, record: save.record });
  };
  return (
    <div class="keepWays">
      <button type="button" class="outline" onClick={() => goToReplay(id)}>
        {replay}
      </button>
      <button type="button" class="outline" onClick={open}>
        {share}
      </button>
      <SaveAsFile game={game} />
      <span role="status">{refusal !== null && texts[refusal]}</span>
      {dialog !== null && <dialog.Share record={dialog.record} onClose={() => setDialog(null)} />}
    </div>
  );
}
