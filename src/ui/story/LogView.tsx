import { useEffect, useRef } from 'preact/hooks';
import type { GameView } from '../../store/table/gameView';
import { storyTexts } from '../app/state/texts';
import { type Chapter, isFromPosition, storyOf, type Turn } from './story';
import { chapterTitle } from './storySentences';
import { TurnSummary } from './TurnSummary';
import './logView.css';

/** The game so far as it would be told, from the beginning down to the last move, where the reader stands. */
export function LogView({ view }: { readonly view: GameView }) {
  const past = view.past.value;
  const state = view.state.value;
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => end.current?.scrollIntoView({ block: 'end' }), [past]);
  const { log } = storyTexts.value;
  const chapters = storyOf(past, view.marks.value, state);
  return (
    <div class="log">
      {isFromPosition(past, state) && <p class="opened">{log.opened((past[0]?.state ?? state).round)}</p>}
      {chapters.length === 0 && <p class="opened">{log.empty}</p>}
      {chapters.map((chapter) => (
        <section key={`${chapter.type}${chapter.round}`}>
          <h3>{chapterTitle(storyTexts.value, chapter)}</h3>
          <Turns chapter={chapter} />
        </section>
      ))}
      <div ref={end} />
    </div>
  );
}

function Turns({ chapter: { type, turns } }: { readonly chapter: Chapter }) {
  const scorings = type === 'round' ? turns.filter(({ phase }) => phase === 'scoring') : [];
  return (
    <>
      <TurnList turns={turns.filter((turn) => !scorings.includes(turn))} />
      {scorings.length > 0 && <h4>{storyTexts.value.log.scoring}</h4>}
      <TurnList turns={scorings} />
    </>
  );
}

function TurnList({ turns }: { readonly turns: readonly Turn[] }) {
  if (turns.length === 0) return null;
  return (
    <ol>
      {turns.map(({ seat, items }, index) => (
        <TurnSummary key={index} seat={seat} items={items} />
      ))}
    </ol>
  );
}
