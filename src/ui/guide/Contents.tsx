import { useLayoutEffect, useRef } from 'preact/hooks';
import { GUIDE_TOPICS, type GuideTopic } from '../screens/guide/topics';
import { guideTexts } from './texts';
import './contents.css';

interface Props {
  readonly shown: GuideTopic;
  readonly now: GuideTopic | undefined;
  readonly onGo: (topic: GuideTopic) => void;
}

/** Every topic, one tap away: a strip above the guide, or, where there is room, a list beside it. */
export function Contents({ shown, now, onGo }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const texts = guideTexts.value;
  useLayoutEffect(() => {
    const chip = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current === null || !chip) return;
    list.current.scrollLeft = chip.offsetLeft - (list.current.clientWidth - chip.offsetWidth) / 2;
  }, [shown]);
  return (
    <nav class="guideContents" aria-label={texts.contents}>
      <ul ref={list}>
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
