import type { ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { goTo, goToGuide, noteGuidePage } from '../../../app/state/route';
import { guideTexts, texts } from '../../../app/state/texts';
import { BackHome } from '../../../kit/BackHome';
import { REFERENCE } from '../places';
import { EndTry } from './EndTry';
import { GoalTry } from './GoalTry';
import { LayTryBoard } from './LayTryBoard';
import { ScoreTry } from './ScoreTry';
import { swipeOf } from './swipe';
import { TakeTry } from './TakeTry';
import { WALK_PAGES, type WalkPage } from './tries';
import '../parts.css';
import '../../../kit/signs/signs.css';
import '../pages/pages.css';
import './walk.css';

const TRIES: Readonly<Record<WalkPage, ComponentType>> = {
  goal: GoalTry,
  turn: TakeTry,
  lay: () => <LayTryBoard name="lay" />,
  water: () => <LayTryBoard name="water" />,
  levels: () => <LayTryBoard name="levels" />,
  scoring: ScoreTry,
  end: EndTry,
};

const COUNT = WALK_PAGES.length;

/** The rules in a few pages: a picture to try things out on, and one or two sentences. */
export function Walk({ first }: { readonly first: number }) {
  const [page, setPage] = useState(first);
  const [isTurned, setTurned] = useState<'' | 'forward' | 'backward'>('');
  const title = useRef<HTMLHeadingElement>(null);
  const { walk, heading } = guideTexts.value;
  const name = WALK_PAGES[page - 1];
  const Try = TRIES[name];
  const turn = (to: number) => {
    if (to < 1 || to > COUNT || to === page) return;
    setTurned(to > page ? 'forward' : 'backward');
    setPage(to);
    noteGuidePage(String(to));
  };
  useEffect(() => {
    if (isTurned === '') return;
    scrollTo(0, 0);
    // Screen readers read on with the new page, and so do keys.
    title.current?.focus({ preventScroll: true });
  }, [page]);
  useEffect(() => {
    const press = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => {
      if (altKey || ctrlKey || metaKey || shiftKey) return;
      if (key === 'ArrowRight') turn(page + 1);
      if (key === 'ArrowLeft') turn(page - 1);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [page]);
  const swipe = swipeOf((by) => turn(page + by));
  return (
    <main class="guide walk" {...swipe}>
      <header>
        <BackHome />
        <h1 class="unseen">{heading}</h1>
        <button type="button" class="outline" onClick={() => goToGuide(REFERENCE)}>
          {walk.all}
        </button>
      </header>
      <section key={page} class={`walkPage ${isTurned}`} aria-labelledby="walk-title">
        <div class="walkText">
          <h2 id="walk-title" ref={title} tabIndex={-1}>
            <span class="unseen">{walk.page(page, COUNT)}: </span>
            {walk[name].title}
          </h2>
          <p>{walk[name].text}</p>
        </div>
        <Try />
      </section>
      <nav class="walkNav" aria-label={walk.pages}>
        <button
          type="button"
          class="outline tall"
          aria-disabled={page === 1 ? 'true' : undefined}
          onClick={() => turn(page - 1)}
        >
          {walk.back}
        </button>
        <span class="walkCount">
          <span class="walkDots" aria-hidden="true">
            {WALK_PAGES.map((each) => (
              <i key={each} class={each === name ? 'here' : ''} />
            ))}
          </span>
          {walk.page(page, COUNT)}
        </span>
        {page < COUNT ? (
          <button type="button" class="filled" onClick={() => turn(page + 1)}>
            {walk.next}
          </button>
        ) : (
          <button type="button" class="filled" onClick={() => goTo('setup')}>
            {texts.value.play}
          </button>
        )}
      </nav>
    </main>
  );
}
