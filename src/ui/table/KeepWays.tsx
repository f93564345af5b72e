import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import type { GameRecord } from '../../storage/record';
import { readGame } from '../../store/library';
import type { OpenedGame } from '../../store/openGame';
import { goToReplay } from '../route';
import { SaveAsFile } from '../storage/SaveAsFile';
import { storageTexts } from '../storage/texts';
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
    const [module, read] = await Promise.all([import('../share/ShareDialog').catch(() => null), readGame(id)]);
    setRefusal(module === null ? 'shareNotLoaded' : read.ok ? null : 'notShared');
    if (module !== null && read.ok) setDialog({ Share: module.ShareDialog, record: read.record });
  };
  return (
    <div class="keepWays">
      <button type="button" class="quiet" onClick={() => goToReplay(id)}>
        {replay}
      </button>
      <button type="button" class="quiet" onClick={open}>
        {share}
      </button>
      <SaveAsFile game={game} />
      <span role="status">{refusal !== null && texts[refusal]}</span>
      {dialog !== null && <dialog.Share record={dialog.record} onClose={() => setDialog(null)} />}
    </div>
  );
}
