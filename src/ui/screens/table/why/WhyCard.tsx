import { tableTexts } from '../../../app/state/texts';
import { seatName } from '../../../boardScreen/names';
import { usePeople } from '../../../boardScreen/people';
import { SeatSign } from '../../../kit/characters/PersonSign';
import { SourceSigns } from '../../../kit/signs/SourceSigns';
import type { TableScreen } from '../tableScreen';
import { whyLines } from './lines';
import './whyCard.css';

/** What a character says about its last turn, over the lower edge of its reef. */
export function WhyCard({ screen }: { readonly screen: TableScreen }) {
  const people = usePeople();
  const shown = screen.why.value;
  if (shown === null || shown.why === null) return null;
  const texts = tableTexts.value;
  const { title, lines, compared } = whyLines(texts, people, shown);
  return (
    // The live region says the same.
    <div class="whyCard" aria-hidden="true">
      <p class="title">
        <SeatSign people={people} seat={shown.seat} />
        <span class="whose">{seatName(texts, people, shown.seat)}</span>
        <b>{title}</b>
      </p>
      {lines.length === 0 ? (
        <p>{texts.why.same}</p>
      ) : (
        <ul>
          {lines.map((line, index) => (
            <li key={index} class={line.points < 0 ? 'minus' : ''}>
              <span class="signs">
                <SourceSigns source={line.source} />
              </span>
              <b>{line.amount}</b>
              <span>{line.words}</span>
            </li>
          ))}
        </ul>
      )}
      <p class="compared">{compared}</p>
    </div>
  );
}
