import { withMinus } from '../../../i18n/withMinus';
import type { Seat } from '../../../rules/state';
import { pointsLabel } from '../../boardScreen/light';
import { seatName } from '../../boardScreen/names';
import { FishSign } from '../../kit/fish/FishSign';
import { fishOf } from '../people';
import { tableTexts } from '../texts';
import type { CeremonyStep } from './ceremony';
import { endingTexts } from './endingTexts';
import { useCounting } from './useCounting';
import '../../screens/table/ending/ceremony/standings.css';

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

function Standing({ seat, step: { totals, gains, shown, matter }, most, isMoving }: Props & { readonly seat: Seat }) {
  const total = useCounting(totals[seat], isMoving);
  const gain = gains[seat];
  // Where all are compared at once, whoever gets something is meant.
  const isMeant = matter.type === 'majorities' ? gain !== 0 : shown === seat;
  return (
    <li class={isMeant ? 'meant' : ''}>
      <FishSign fish={fishOf(seat)} />
      <span class="called">{seatName(tableTexts.value, seat)}</span>
      <span class={gain < 0 ? 'gain minus' : 'gain'}>{gain !== 0 && pointsLabel(gain)}</span>
      <b>{withMinus(total)}</b>
      <span class="bar">
        <span style={{ width: `${Math.max(0, Math.min(100, (100 * total) / most))}%` }} />
      </span>
    </li>
  );
}
