import { goHome } from '../route';
import type { Opened } from './open';
import { tableTexts } from './texts';
import './unreadable.css';

/** There is no game to show: what happened, what it means, and the way home. */
export function Unreadable({ opened }: { readonly opened: Extract<Opened, { readonly ok: false }> }) {
  const { home } = tableTexts.value.notices;
  const [title, why, means] = sentencesFor(opened);
  return (
    <main class="unreadable">
      <h1>{title}</h1>
      <p class="why">{why}</p>
      <p>{means}</p>
      <button type="button" class="filled" onClick={goHome}>
        {home}
      </button>
    </main>
  );
}

function sentencesFor(opened: Extract<Opened, { readonly ok: false }>): readonly [string, string, string] {
  const { notices } = tableTexts.value;
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
      return [notices.damaged, notices.damagedWhy(opened.at), notices.keptMeans];
  }
}
