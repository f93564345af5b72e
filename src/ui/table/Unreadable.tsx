import { goHome } from '../route';
import { tableTexts } from './texts';
import './unreadable.css';

/** A link that is no game: what happened, where, and the way home. */
export function Unreadable({ text, at }: { readonly text: string; readonly at: number }) {
  const { unreadable, unreadableWhy, unreadableMeans, home } = tableTexts.value.notices;
  // Only the word that could not be read: a whole position fills a page.
  const [word = ''] = text.slice(at).split(' ');
  return (
    <main class="unreadable">
      <h1>{unreadable}</h1>
      <p class="why">{unreadableWhy(at + 1, word.slice(0, 40))}</p>
      <p>{unreadableMeans}</p>
      <button type="button" class="filled" onClick={goHome}>
        {home}
      </button>
    </main>
  );
}
