import { useEffect, useMemo } from 'preact/hooks';
import { withMinus } from '../../../i18n/withMinus';
import { victory } from '../../../rules/play/finalScoring';
import { momentsOf } from '../../../store/analysis/moments';
import type { ReviewedGame } from '../../../store/analysis/reviews';
import { goToGame, goToReplay } from '../../app/state/route';
import { analysisTexts, tableTexts } from '../../app/state/texts';
import { seatName } from '../../boardScreen/names';
import { PeopleContext } from '../../boardScreen/people';
import { BackHome } from '../../kit/BackHome';
import { SeatSign } from '../../kit/characters/PersonSign';
import { focusHeading } from '../../kit/focus';
import '../../kit/signs/signs.css';
import { Luck } from './Luck';
import { Moments } from './Moments';
import { More } from './more/More';
import { Progress } from './Progress';

/** What everyone wants to see first; the numbers behind it come when they are asked for. */
export function Review({ game }: { readonly game: ReviewedGame }) {
  const { id, record, past, end, analysis } = game;
  const { people } = record;
  const texts = analysisTexts.value;
  const report = analysis.report.value;
  const moments = useMemo(() => (report === null ? [] : momentsOf(report, past, end)), [report]);
  useEffect(focusHeading, []);
  return (
    <PeopleContext.Provider value={people}>
      <main class="analysis">
        <BackHome />
        <header>
          <h1 tabIndex={-1}>{texts.heading}</h1>
          <Scores game={game} />
        </header>
        <Progress analysis={analysis} />
        <Moments
          moments={moments}
          analysis={analysis}
          isJudged={people.length === 0 || people.some(({ mind }) => mind === null)}
        />
        {report !== null && <Luck report={report} players={end.players.length} />}
        {report !== null && <More report={report} game={game} />}
        <div class="ways">
          <button type="button" class="outline" onClick={() => goToGame(id)}>
            {texts.toResult}
          </button>
          <button type="button" class="outline" onClick={() => goToReplay(id)}>
            {texts.toReplay}
          </button>
        </div>
      </main>
    </PeopleContext.Provider>
  );
}

/** Who played, and how it ended; the winners first. */
function Scores({ game: { record, end } }: { readonly game: ReviewedGame }) {
  const { winners } = victory(end);
  const rank = (seat: number) => (winners.includes(seat) ? Number.POSITIVE_INFINITY : end.players[seat].points);
  const seats = [...end.players.keys()].sort((one, other) => rank(other) - rank(one) || one - other);
  return (
    <ul class="scores">
      {seats.map((seat) => (
        <li key={seat} class={winners.includes(seat) ? 'winner' : ''}>
          <SeatSign people={record.people} seat={seat} />
          <bdi>{seatName(tableTexts.value, record.people, seat)}</bdi>
          <b>{withMinus(end.players[seat].points)}</b>
        </li>
      ))}
    </ul>
  );
}
