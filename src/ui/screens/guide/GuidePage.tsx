import type { Route } from '../../app/address';
import { goToGuide, noteGuidePage } from '../../app/state/route';
import { guideTexts } from '../../app/state/texts';
import { BackHome } from '../../kit/BackHome';
import { Guide } from './Guide';
import { placeOf } from './places';
import { Walk } from './walk/Walk';

/** How to play: a walk of a few pages, and behind it the reference with every detail. */
export function GuidePage({ route }: { readonly route: Route }) {
  const { walk } = guideTexts.value;
  const place = placeOf(route.screen === 'guide' ? route.at : undefined);
  if ('page' in place) return <Walk first={place.page} />;
  return (
    <main class="guidePage">
      <header>
        <BackHome />
        <button type="button" class="outline" onClick={() => goToGuide('1')}>
          {walk.short}
        </button>
      </header>
      <h1>{walk.all}</h1>
      <Guide first={place.topic} onGo={noteGuidePage} />
    </main>
  );
}
