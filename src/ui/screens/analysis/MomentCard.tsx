import { useEffect, useId, useMemo, useState } from 'preact/hooks';
import { formatPosition } from '../../../rules/text/position';
import type { Line, Moment } from '../../../store/analysis/moments';
import { whenIdle } from '../../app/idle';
import { goToPosition } from '../../app/state/route';
import { analysisTexts, tableTexts } from '../../app/state/texts';
import { pointsLabel } from '../../boardScreen/light';
import { seatName } from '../../boardScreen/names';
import { usePeople } from '../../boardScreen/people';
import { SeatSign } from '../../kit/characters/PersonSign';
import { ReefPicture } from '../../kit/pictures/ReefPicture';
import { litFields } from './lit';
import { Parts } from './Parts';
import { WaySigns } from './WaySigns';
import { largestParts, lineName, titleOf } from './words';
import './moment.css';

interface CardProps {
  readonly moment: Moment;
  /** Which of the cards it is, from 0. */
  readonly place: number;
}

/** One decision: the reef as it was played, and as it could have been. */
export function MomentCard({ moment, place }: CardProps) {
  const people = usePeople();
  const texts = analysisTexts.value;
  const { decision, isFine, before, played, better } = moment;
  const { seat, round } = decision;
  const name = seatName(tableTexts.value, people, seat);
  const heading = useId();
  const parts = isFine ? [] : largestParts(decision.parts);
  return (
    <article class={`momentCard ${isFine ? 'fine' : ''}`} aria-labelledby={heading}>
      <header>
        <SeatSign people={people} seat={seat} />
        <div>
          <h3 id={heading}>{titleOf(texts, name, moment)}</h3>
          <p>
            {texts.round(round)}
            {isFine && <> · {texts.fineMeans(Math.round(moment.points.mean))}</>}
          </p>
        </div>
      </header>
      <div class="lines">
        <LinePicture turn={2 * place} moment={moment} line={played} title={isFine ? null : texts.played} />
        {better !== null && <LinePicture turn={2 * place + 1} moment={moment} line={better} title={texts.better} />}
      </div>
      {parts.length > 0 && (
        <Parts
          parts={parts}
          amount={(points) => pointsLabel(Math.round(points))}
          seat={seat}
          players={before.players.length}
        />
      )}
      {!isFine && (
        <div class="tryIt">
          <button
            type="button"
            class="outline wide"
            aria-label={texts.tryItOf(name, round)}
            onClick={() => goToPosition(formatPosition(before))}
          >
            {texts.tryIt}
          </button>
          <p>{texts.tryItMeans}</p>
        </div>
      )}
    </article>
  );
}

interface LineProps {
  /** When it is drawn: all at once would hold the page up. */
  readonly turn: number;
  readonly moment: Moment;
  readonly line: Line;
  readonly title: string | null;
}

/** The own reef after these moves, with what they have changed in light. */
function LinePicture({ turn, moment: { decision, before }, line, title }: LineProps) {
  const people = usePeople();
  const texts = analysisTexts.value;
  const { seat } = decision;
  const name = seatName(tableTexts.value, people, seat);
  const label = texts.pictureOf(name, lineName(texts, tableTexts.value, line.moves));
  const isDue = useTurn(turn);
  // While the analysis goes on its report is another one each second; this line is the same.
  const picture = useMemo(() => {
    if (!isDue) return <div class="undrawn" />;
    const lit = litFields(before, line.moves);
    const { reef } = line.after.players[seat];
    return <ReefPicture side={before.side} reef={reef} lit={lit.length === 0 ? undefined : lit} label={label} />;
  }, [isDue, before, JSON.stringify(line.moves), label]);
  return (
    <figure class="line">
      {title !== null && <figcaption>{title}</figcaption>}
      {picture}
      <WaySigns moves={line.moves} />
    </figure>
  );
}

/** False until the page has been idle so many times. */
function useTurn(turn: number): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    let left = turn;
    let callOff = () => {};
    const wait = () => {
      callOff = whenIdle(() => (left-- === 0 ? setDue(true) : wait()));
    };
    wait();
    return () => callOff();
  }, []);
  return isDue;
}
