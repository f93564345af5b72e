import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { guideTexts } from '../../app/state/texts';
import { PAGES } from './pages/pages';
import { Heading } from './TopicParts';
import { GUIDE_TOPICS, type GuideTopic, type TopicProps } from './topics';
import './parts.css';
import '../../kit/signs/signs.css';
import './guide.css';
import './pages/pages.css';

interface Props extends Omit<TopicProps, 'headingLevel'> {
  /** What matters right now: the guide opens there, and follows. */
  readonly at?: GuideTopic | undefined;
  /** Where it opens if nothing matters right now. */
  readonly first?: GuideTopic;
  /** A player has gone to another topic. */
  readonly onGo?: (topic: GuideTopic) => void;
  /** Of the topics; their parts have the next one. */
  readonly headingLevel?: 2 | 3;
}

/** The rules in short, with pictures, one topic at a time: a tablet would take long to draw them all. */
export function Guide({ at, first = 'luminos', onGo, side, scoreBoard, headingLevel = 2 }: Props) {
  const guide = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLDivElement>(null);
  const [topic, setTopic] = useState<GuideTopic>(at ?? first);
  const isAsked = useRef(false);
  const { titles, now, next } = guideTexts.value;
  useLayoutEffect(() => {
    if (at !== undefined) setTopic(at);
  }, [at]);
  useLayoutEffect(() => {
    if (guide.current !== null) scrollToStart(guide.current);
    // A player who chose the topic reads on there; when only the game went on, the focus is elsewhere and stays.
    if (isAsked.current) title.current?.querySelector<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    isAsked.current = false;
  }, [topic]);
  const go = (wanted: GuideTopic) => {
    isAsked.current = true;
    setTopic(wanted);
    onGo?.(wanted);
  };
  const Page = PAGES[topic];
  const following = GUIDE_TOPICS[GUIDE_TOPICS.indexOf(topic) + 1];
  return (
    <div class="guide" ref={guide}>
      <div class="guideBody">
        <Contents shown={topic} now={at} onGo={go} />
        <section key={topic} class="topic">
          <div class="title" ref={title}>
            <Heading level={headingLevel} isTarget>
              {titles[topic]}
            </Heading>
            {topic === at && <span class="nowBadge">{now}</span>}
          </div>
          <Page side={side} scoreBoard={scoreBoard} headingLevel={headingLevel} />
          {following !== undefined && (
            <button type="button" class="outline wide nextTopic" onClick={() => go(following)}>
              {next(titles[following])}
            </button>
          )}
        </section>
      </div>
    </div>
  );
}

/**
 * Back to where the guide begins, in whatever scrolls it; nothing further out is moved. Measured in the layout, not on the
 * screen: the table may be turned to face a player.
 */
function scrollToStart(guide: HTMLElement): void {
  const scroller = scrollerOf(guide);
  const start = layoutTop(guide) - (scroller instanceof HTMLElement ? layoutTop(scroller) : 0);
  if (scroller.scrollTop > start) scroller.scrollTop = start;
}

/** A panel, or the page. */
function scrollerOf(guide: HTMLElement): Element {
  for (let each = guide.parentElement; each !== null; each = each.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(each).overflowY)) return each;
  }
  return document.scrollingElement ?? document.documentElement;
}

function layoutTop(element: HTMLElement): number {
  let top = 0;
  for (let each: Element | null = element; each instanceof HTMLElement; each = each.offsetParent) top += each.offsetTop;
  return top;
}

interface ContentsProps {
  readonly shown: GuideTopic;
  readonly now: GuideTopic | undefined;
  readonly onGo: (topic: GuideTopic) => void;
}

/** Every topic, one tap away: a strip above the guide, or, where there is room, a list beside it. */
function Contents({ shown, now, onGo }: ContentsProps) {
  const list = useRef<HTMLUListElement>(null);
  const texts = guideTexts.value;
  useLayoutEffect(() => {
    const chip = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current === null || !chip) return;
    list.current.scrollLeft = chip.offsetLeft - (list.current.clientWidth - chip.offsetWidth) / 2;
  }, [shown]);
  useLayoutEffect(() => {
    const strip = list.current;
    if (strip === null) return;
    const observer = new ResizeObserver(() => markEnds(strip));
    observer.observe(strip);
    return () => observer.disconnect();
  }, []);
  return (
    <nav class="guideContents" aria-label={texts.contents}>
      <ul ref={list} onScroll={({ currentTarget }) => markEnds(currentTarget)}>
        {GUIDE_TOPICS.map((topic) => (
          <li key={topic}>
            <button type="button" aria-current={topic === shown ? 'true' : undefined} onClick={() => onGo(topic)}>
              {texts.tabs[topic]}
              {topic === now && <small class="nowBadge">{texts.now}</small>}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** To which sides there is more to scroll to. */
function markEnds(strip: HTMLElement): void {
  const { scrollLeft, clientWidth, scrollWidth } = strip;
  strip.classList.toggle('moreBefore', scrollLeft > 1);
  strip.classList.toggle('moreAfter', scrollLeft + clientWidth < scrollWidth - 1);
}
