import type { LossPart } from '../../../bots/analysis/report';
import type { Seat } from '../../../rules/state';
import { analysisTexts, tableTexts } from '../../app/state/texts';
import { seatName } from '../../boardScreen/names';
import { usePeople } from '../../boardScreen/people';
import { SeatSign } from '../../kit/characters/PersonSign';
import { SourceSigns } from '../../kit/signs/SourceSigns';
import { partName } from './words';

interface Props {
  readonly parts: readonly LossPart[];
  readonly amount: (points: number) => string;
  /** Whose points they are, and how many players there are: of two the other one has a name. */
  readonly seat: Seat;
  readonly players: number;
}

/** Where the points of a loss went, one beside the other. */
export function Parts({ parts, amount, seat, players }: Props) {
  const people = usePeople();
  const other = players === 2 ? 1 - seat : null;
  const rival = other === null ? null : seatName(tableTexts.value, people, other);
  return (
    <ul class="parts" aria-label={analysisTexts.value.where}>
      {parts.map((part, index) => (
        <li key={index}>
          {part.source.type !== 'rival' ? (
            <span class="signs">
              <SourceSigns source={part.source} />
            </span>
          ) : (
            other !== null && <SeatSign people={people} seat={other} />
          )}
          <b>{amount(part.points)}</b>
          <span>{partName(analysisTexts.value, tableTexts.value, part, rival)}</span>
        </li>
      ))}
    </ul>
  );
}
