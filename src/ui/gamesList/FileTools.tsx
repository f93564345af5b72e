import type { TargetedEvent } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { KeptGame } from '../../store/library';
import { fileNameOf } from '../kit/files/fileName';
import { language } from '../language';
import { importFiles } from '../screens/games/files/importing';
import type { SavedGames } from '../screens/games/savedGames';
import { exportText } from './exporting';
import { say } from './news';
import { gamesListTexts } from './texts';
import { useDrop } from './useDrop';
import { useLaunched } from './useLaunched';
import './fileTools.css';

interface Props {
  readonly games: SavedGames;
  /** There is something to save. */
  readonly hasGames: boolean;
  /** Shows a game that has come. */
  readonly show: (game: KeptGame) => void;
}

/** Games from files, picked or dropped, and all games into one. */
export function FileTools({ games, hasGames, show }: Props) {
  const texts = gamesListTexts.value;
  const picker = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const alone = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    await work();
    setBusy(false);
  };
  const takeIn = (files: readonly File[]) =>
    alone(async () => {
      if (files.length === 0) return;
      say([texts.reading]);
      const { format } = new Intl.NumberFormat(language.value);
      const come: KeptGame[] = [];
      const sentences = await importFiles(files, async (text) => {
        const imported = await games.takeIn(text, (read, all) => say([texts.readOf(format(read), format(all))]));
        if (imported.ok && imported.latest !== null) come.push(imported.latest);
        return imported;
      });
      const game = come.find(({ isOver }) => !isOver) ?? come[0];
      if (game !== undefined) show(game);
      say(sentences);
    });
  const pick = ({ currentTarget: field }: TargetedEvent<HTMLInputElement>) => {
    const files = [...(field.files ?? [])];
    // The same file may be picked once more.
    field.value = '';
    takeIn(files);
  };
  const saveAll = () => alone(async () => exportText(fileNameOf(texts.fileAll, Date.now()), await games.textOf('all')));
  const isOver = useDrop(takeIn);
  useLaunched(takeIn);
  return (
    <div class="fileTools">
      {/* No `accept`: systems disagree on what our files are, and would grey them out. */}
      <span class="unseen">
        <input ref={picker} type="file" multiple hidden onChange={pick} />
      </span>
      <button type="button" class="outlined" aria-disabled={isBusy} onClick={() => !isBusy && picker.current?.click()}>
        {texts.open}
      </button>
      {hasGames && (
        <button type="button" class="outlined" aria-disabled={isBusy} onClick={saveAll}>
          {texts.saveAll}
        </button>
      )}
      {isOver && (
        <div class="dropHere" aria-hidden="true">
          <p>{texts.drop}</p>
        </div>
      )}
    </div>
  );
}
