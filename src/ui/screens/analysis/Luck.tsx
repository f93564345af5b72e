import type { Report } from '../../../bots/analysis/report';
import { luckOf } from '../../../store/analysis/moments';
import { analysisTexts, tableTexts } from '../../app/state/texts';
import { pointsLabel } from '../../boardScreen/light';
import { seatName } from '../../boardScreen/names';
import { fishOf, usePeople } from '../../boardScreen/people';
import { SeatSign } from '../../kit/characters/PersonSign';
import { luckSentences } from './words';
import './luck.css';

interface Props {
  readonly report: Report;
  readonly players: number;
}

/** What the bag gave and took: in a sentence, and as bars to both sides of the middle. */
export function Luck({ report, players }: Props) {
  const people = usePeople();
  const texts = analysisTexts.value;
  if (report.draws.length === 0) return null;
  const luck = luckOf(report, players);
  const nameOf = (seat: number) => seatName(tableTexts.value, people, seat);
  const most = Math.max(1, ...luck.map((points) => Math.abs(points)));
  return (
    <section class="luck">
      <h2>{texts.luck}</h2>
      <p class="sentence">
        {!report.isDone && `${texts.luckSoFar} `}
        {luckSentences(texts, nameOf, luck).join(' ')}
      </p>
      <div class="luckBars" aria-hidden="true">
        {luck.map((points, seat) => (
          <div key={seat} class={`bar ${fishOf(people, seat)}`}>
            <SeatSign people={people} seat={seat} />
            <div class="scale">
              <span class={points < 0 ? 'minus' : ''} style={{ '--share': Math.abs(points) / most }} />
            </div>
            <b>{Math.round(points) === 0 ? '0' : pointsLabel(Math.round(points))}</b>
          </div>
        ))}
      </div>
      <p class="condition">{texts.luckMeans}</p>
    </section>
  );
}
