import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { victory } from '../../../../../rules/play/finalScoring';
import type { Seat } from '../../../../../rules/state';
import type { OpenedGame } from '../../../../../store/library/gameOpener';
import { motion } from '../../../../app/state/motion';
import { goHome, goTo, goToAnalysis } from '../../../../app/state/route';
import { analysisTexts, endingTexts, texts as homeTexts, tableTexts } from '../../../../app/state/texts';
import { useStartGame } from '../../../../app/useStartGame';
import { NO_LIGHTS } from '../../../../boardScreen/light';
import { seatName } from '../../../../boardScreen/names';
import { fishOf, usePeople } from '../../../../boardScreen/people';
import { SeatSign } from '../../../../kit/characters/PersonSign';
import { useModal } from '../../../../kit/Overlay';
import { lessonWords } from '../../lessons/lessonWords';
import { KeepWays } from '../../panel/KeepWays';
import type { TableScreen } from '../../tableScreen';
import { victoryReason } from '../sentences';
import { Curve } from './Curve';
import { FinalTable } from './FinalTable';
import './result.css';

interface Props {
  readonly screen: TableScreen;
  readonly game: OpenedGame;
  readonly look: () => void;
  readonly showAgain: () => void;
}

/** Who won and why, everyone's points from where and when, and what to do next. */
export function Result({ screen, game, look, showAgain }: Props) {
  const people = usePeople();
  const { view, shine, announce } = screen;
  const texts = endingTexts.value;
  const state = view.state.value;
  const nameOf = (seat: Seat) => seatName(tableTexts.value, people, seat);
  const { winners } = victory(state);
  const wins = texts.wins(winners.map(nameOf));
  const reason = victoryReason(texts, nameOf, state);
  const id = game.id.value;
  const heading = useId();
  const [hasMore, setMore] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useModal(root, title);
  useEffect(() => {
    shine(NO_LIGHTS);
    announce(`${wins} ${reason}`);
  }, []);
  const startGame = useStartGame();
  const playAgain = () => {
    const same = state.players.map(
      (_, seat) => people[seat] ?? { name: nameOf(seat), fish: fishOf(people, seat), mind: null },
    );
    startGame({ people: same, isGuided: false, side: state.side, scoreBoard: state.scoreBoard, octopus: 'lot' });
  };
  // Nothing was played in a position of a link that is over.
  const hasAnalysis = id !== null && view.past.value.length > 0;
  const lookAtReefs = (
    <button type="button" class="outline" onClick={look}>
      {texts.look}
    </button>
  );
  const isMoving = motion.value === 'brisk' || motion.value === 'calm';
  return (
    <div
      class={`result ${isMoving ? 'swimming' : ''}`}
      role="dialog"
      aria-modal="true"
      aria-labelledby={heading}
      ref={root}
    >
      <div class="sheet">
        <header class={winners.length > 1 ? 'shared' : ''}>
          <div class="winners">
            {winners.map((seat) => (
              <SeatSign key={seat} people={people} seat={seat} />
            ))}
          </div>
          <div>
            <h2 id={heading} tabIndex={-1} ref={title}>
              {wins}
            </h2>
            <p>{reason}</p>
            {screen.lessons.here.value?.lesson === 'tie' && (
              <p>{lessonWords(tableTexts.value, screen.lessons.here.value)}</p>
            )}
          </div>
        </header>
        <FinalTable view={view} winners={winners} />
        <Curve view={view} />
        <div class="goingOn">
          <button type="button" class="filled" onClick={playAgain}>
            {texts.again}
          </button>
          {hasAnalysis && (
            <button type="button" class="outline" onClick={() => goToAnalysis(id)}>
              {analysisTexts.value.open}
            </button>
          )}
          {!hasAnalysis && lookAtReefs}
          <button type="button" class="outline" onClick={goHome}>
            {texts.home}
          </button>
          <button type="button" class="outline" aria-expanded={hasMore} onClick={() => setMore(!hasMore)}>
            {texts.more}
          </button>
        </div>
        {hasMore && (
          <div class="goingOn">
            {hasAnalysis && lookAtReefs}
            <button type="button" class="outline" onClick={showAgain}>
              {texts.showAgain}
            </button>
            <button type="button" class="outline" onClick={() => goTo('chronicle')}>
              {homeTexts.value.chronicle}
            </button>
            <KeepWays game={game} />
          </div>
        )}
      </div>
    </div>
  );
}
