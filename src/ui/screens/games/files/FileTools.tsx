import type { TargetedEvent } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { KeptGame } from '../../../../store/library/library';
import { locale } from '../../../app/state/language';
import { gamesListTexts } from '../../../app/state/texts';
import { fileNameOf } from '../../../kit/files/fileName';
import { useGamesScreen } from '../gamesScreen';
import { exportText } from './exporting';
import { importFiles } from './importing';

interface Props {
  /** There is something to save. */
  readonly hasGames: boolean;
  /** Shows a game that has come. */
  readonly show: (game: KeptGame) => void;
}

/** Games from files, picked or dropped, and all games into one. */
export function FileTools({ hasGames, show }: Props) {
  const { games, say } = useGamesScreen();
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
      const { format } = new Intl.NumberFormat(locale.value);
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
  const saveAll = () =>
    alone(async () => exportText(say, fileNameOf(texts.fileAll, Date.now()), await games.textOf('all')));
  const isOver = useDrop(takeIn);
  useLaunched(takeIn);
  return (
    <div class="fileTools">
      {/* No `accept`: systems disagree on what our files are, and would grey them out. */}
      <span class="unseen">
        <input ref={picker} type="file" multiple hidden onChange={pick} />
      </span>
      <button
        type="button"
        class="outline wide"
        aria-disabled={isBusy}
        onClick={() => !isBusy && picker.current?.click()}
      >
        {texts.open}
      </button>
      {hasGames && (
        <button type="button" class="outline wide" aria-disabled={isBusy} onClick={saveAll}>
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

/** What the standard library does not know: only Chromium has it. */
interface LaunchQueue {
  setConsumer(take: (launch: { readonly files?: readonly FileSystemFileHandle[] }) => void): void;
}

/** Takes files that the system opens with the app: the manifest sends them to the list of games. */
function useLaunched(take: (files: readonly File[]) => void): void {
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    if (!('launchQueue' in window)) return;
    (window.launchQueue as LaunchQueue).setConsumer(async ({ files = [] }) => {
      // A file that is gone by now says nothing about the others.
      const opened = await Promise.all(files.map((handle) => handle.getFile().catch(() => null)));
      latest.current(opened.filter((file) => file !== null));
    });
  }, []);
}

/** Takes files that are dropped anywhere on the page; says whether some are being held over it. */
function useDrop(take: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const drag = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      // Without this the browser would open the file in place of the app.
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      // From one part of the page to another is not away.
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!hasFiles(event)) return;
      event.preventDefault();
      latest.current([...(event.dataTransfer?.files ?? [])]);
    };
    const over = new AbortController();
    const { signal } = over;
    addEventListener('dragenter', drag, { signal });
    addEventListener('dragover', drag, { signal });
    addEventListener('dragleave', leave, { signal });
    addEventListener('drop', drop, { signal });
    return () => over.abort();
  }, []);
  return isOver;
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}
