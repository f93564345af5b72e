import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { GUIDE_TOPICS, type GuideTopic } from '../screens/guide/topics';
import { Contents } from './Contents';
import { Heading } from './Heading';
import { PAGES } from './pages/pages';
import type { TopicProps } from './pages/topicProps';
import { scrollToStart } from './scrollToStart';
import { guideTexts } from './texts';
import '../kit/signs/signs.css';
import '../screens/guide/guide.css';
import './pages/flow.css';
import './pages/pages.css';
import './pages/sums.css';

interface Props extends Omit<TopicProps, 'headingLevel'> {
  /** What matters right now: the guide opens there, and follows. */
  readonly at?: GuideTopic | undefined;
  /** Of the topics; their parts have the next one. */
  readonly headingLevel?: 2 | 3;
}

/** The rules in short, with pictures, one topic at a time: a tablet would take long to draw them all. */
export function Guide({ at, side, scoreBoard, headingLevel = 2 }: Props) {
  const guide = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLDivElement>(null);
  const [topic, setTopic] = useState<GuideTopic>(at ?? 'goal');
  const isAsked = useRef(false);
  const { titles, now, next } = guideTexts.value;
  useLayoutEffect(() => {
    if (at !== undefined) setTopic(at);
  }, [at]);
  useLayoutEffect(() => {
    if (guide.current !== null) scrollToStart(guide.current);
    // Whoever asked for it reads on there; when only the game went on, the focus is elsewhere and stays.
    if (isAsked.current) title.current?.querySelector<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    isAsked.current = false;
  }, [topic]);
  const go = (wanted: GuideTopic) => {
    isAsked.current = true;
    setTopic(wanted);
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
            <button type="button" class="nextTopic" onClick={() => go(following)}>
              {next(titles[following])}
            </button>
          )}
        </section>
      </div>
    </div>
  );
}
