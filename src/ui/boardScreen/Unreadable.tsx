import { useEffect } from 'preact/hooks';
import type { Opened } from '../../store/library/gameOpener';
import { useLibrary } from '../app/services';
import { goHome } from '../app/state/route';
import { storageTexts, tableTexts } from '../app/state/texts';
import { focusHeading } from '../kit/focus';
import './unreadable.css';

/** Why there is no game to play here; `taken`: another tab has gone on with it. */
type NotOpened = Extract<Opened, { readonly ok: false }> | { readonly why: 'taken' };

interface Props {
  readonly opened: NotOpened;
  /** If another tab has it. */
  readonly takeOver?: () => void;
}

/** There is no game to show: what happened, what it means, and what to do now. */
export function Unreadable({ opened, takeOver }: Props) {
  const { notices } = tableTexts.value;
  // It comes once the game has been looked for, when the focus has been lost meanwhile.
  useEffect(focusHeading, []);
  const trouble = useLibrary().trouble.value;
  // There is no place for games: whatever is not in an open page is gone.
  const isKeptNowhere = trouble?.database === 'none' && !trouble.isBackedUp;
  const [title, why, means] = sentencesFor(opened, isKeptNowhere);
  const isUnreachable = opened.why === 'unreachable' && !isKeptNowhere;
  const canTakeOver = takeOver !== undefined && (opened.why === 'elsewhere' || opened.why === 'taken');
  return (
    <main class="unreadable">
      <h1>{title}</h1>
      <p class="why">{why}</p>
      <p>{means}</p>
      {canTakeOver && (
        <button type="button" class="filled" onClick={takeOver}>
          {storageTexts.value.takeOver}
        </button>
      )}
      {isUnreachable && (
        <button type="button" class="filled" onClick={() => location.reload()}>
          {notices.reload}
        </button>
      )}
      <button type="button" class={canTakeOver || isUnreachable ? 'outline' : 'filled'} onClick={goHome}>
        {notices.home}
      </button>
    </main>
  );
}

function sentencesFor(opened: NotOpened, isKeptNowhere: boolean): readonly [string, string, string] {
  const { notices } = tableTexts.value;
  const kept = storageTexts.value;
  switch (opened.why) {
    case 'position': {
      // Only the word that could not be read: a whole position fills a page.
      const [word = ''] = opened.text.slice(opened.at).split(' ');
      const why = notices.unreadableWhy(opened.at + 1, word.slice(0, 40));
      return [notices.unreadable, why, notices.unreadableMeans];
    }
    case 'missing':
      return [notices.missing, notices.missingWhy, notices.missingMeans];
    case 'damaged':
      return [notices.damaged, notices.damagedWhy, notices.keptMeans];
    case 'elsewhere':
      return [kept.elsewhere, kept.elsewhereWhy, kept.elsewhereMeans];
    case 'taken':
      return [kept.taken, kept.takenWhy, kept.elsewhereMeans];
    case 'unreachable':
      if (isKeptNowhere) return [kept.gone, kept.goneWhy, kept.goneMeans];
      return [kept.unreachable, kept.unreachableWhy, kept.unreachableMeans];
    case 'newer':
      return [kept.newer, kept.newerWhy, kept.newerMeans];
  }
}
