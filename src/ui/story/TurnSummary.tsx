import type { Seat } from '../../rules/state';
import { storyTexts, tableTexts } from '../app/state/texts';
import { usePeople } from '../boardScreen/people';
import { SeatSign } from '../kit/characters/PersonSign';
import type { StoryItem } from './storyItem';
import { sentenceOf } from './storySentences';
import './turnSummary.css';

interface Props {
  readonly seat: Seat;
  readonly items: readonly StoryItem[];
  /** What all of it brought, to be said apart. */
  readonly points?: number;
}

/** What one player did: the fish, the sentences, and the points. */
export function TurnSummary({ seat, items, points = 0 }: Props) {
  const people = usePeople();
  const { gain, gainName } = storyTexts.value.log;
  return (
    <li class="told">
      <SeatSign people={people} seat={seat} />
      <div>
        {items.map((item) => (
          <ItemSentence key={item} seat={seat} item={item} />
        ))}
      </div>
      {points !== 0 && (
        <p class={points > 0 ? 'gain' : 'gain loss'}>
          <span aria-hidden="true">{gain(points)}</span>
          <span class="unseen">{gainName(points)}</span>
        </p>
      )}
    </li>
  );
}

function ItemSentence({ seat, item }: { readonly seat: Seat; readonly item: StoryItem }) {
  const people = usePeople();
  const { who, text } = sentenceOf({ table: tableTexts.value, story: storyTexts.value, people }, seat, item);
  return (
    <p class={`tale ${item.type}`}>
      {who !== null && <b>{who}</b>} {text}
    </p>
  );
}
