import type { Seat } from '../../../rules/state';
import { FishSign } from '../../kit/fish/FishSign';
import type { Tale } from '../../story/storyItem';
import { fishOf } from '../people';
import { tableTexts } from '../texts';
import { storyTexts } from './storyTexts';
import { sentenceOf } from './telling';
import '../../story/turnSummary.css';

interface Props {
  readonly seat: Seat;
  readonly tales: readonly Tale[];
  /** What all of it brought, to be said apart. */
  readonly points?: number;
}

/** What one player did: the fish, the sentences, and the points. */
export function Told({ seat, tales, points = 0 }: Props) {
  const { gain, gainName } = storyTexts.value.log;
  return (
    <li class="told">
      <FishSign fish={fishOf(seat)} />
      <div>
        {tales.map((tale) => (
          <ToldTale key={tale} seat={seat} tale={tale} />
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

function ToldTale({ seat, tale }: { readonly seat: Seat; readonly tale: Tale }) {
  const { who, text } = sentenceOf({ table: tableTexts.value, story: storyTexts.value }, seat, tale);
  return (
    <p class={`tale ${tale.type}`}>
      {who !== null && <b>{who}</b>} {text}
    </p>
  );
}
