import { withMinus } from '../../../../../i18n/withMinus';
import type { Seat } from '../../../../../rules/state';
import { endingTexts, tableTexts } from '../../../../app/state/texts';
import { pointsLabel } from '../../../../boardScreen/light';
import { seatName } from '../../../../boardScreen/names';
import { usePeople } from '../../../../boardScreen/people';
import { SeatSign } from '../../../../kit/characters/PersonSign';
import { useCounting } from '../../../../kit/useCounting';
import type { CeremonyStep } from './ceremony';
import './standings.css';

interface Props {
  readonly step: CeremonyStep;
  /** What a full bar stands for. */
  readonly most: number;
  readonly isMoving: boolean;
}

/** Everyone's points as they grow. */
export function Standings({ step, most, isMoving }: Props) {
  return (
    <ul class="standings" aria-label={endingTexts.value.standings}>
      {step.totals.map((_, seat) => (
        <Standing key={seat} seat={seat} step={step} most={most} isMoving={isMoving} />
      ))}
    </ul>
  );
}

/** How long counting from the old number to the new one takes. */
const COUNTING_MS = 700;

function Standing({ seat, step: { totals, gains, shown, matter }, most, isMoving }: Props & { readonly seat: Seat }) {
  const people = usePeople();
  const total = useCounting(totals[seat], isMoving ? COUNTING_MS : 0);
  const gain = gains[seat];
  // Where all players are counted at once, none of them is named.
  const isMeant = matter.type === 'victory' ? matter.winners.includes(seat) : shown === seat;
  return (
    <li class={isMeant ? 'meant' : ''}>
      <SeatSign people={people} seat={seat} />
      <span class="called">{seatName(tableTexts.value, people, seat)}</span>
      <span class={gain < 0 ? 'gain minus' : 'gain'}>{gain !== 0 && pointsLabel(gain)}</span>
      <b>{withMinus(total)}</b>
      <span class="bar">
        <span style={{ width: `${Math.max(0, Math.min(100, (100 * total) / most))}%` }} />
      </span>
    </li>
  );
}
