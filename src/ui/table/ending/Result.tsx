import { useEffect, useId, useRef } from 'preact/hooks';
import { victory } from '../../../rules/play/finalScoring';
import type { Seat } from '../../../rules/state';
import type { OpenedGame } from '../../../store/openGame';
import { motion } from '../../app/state/motion';
import { goHome } from '../../app/state/route';
import { NO_LIGHTS } from '../../boardScreen/light';
import { seatName } from '../../boardScreen/names';
import { startGame } from '../../games';
import { FishSign } from '../../kit/fish/FishSign';
import { Curve } from '../../screens/table/ending/result/Curve';
import { KeepWays } from '../../screens/table/panel/KeepWays';
import { fishOf } from '../people';
import type { TableScreen } from '../tableScreen';
import { tableTexts } from '../texts';
import { endingTexts } from './endingTexts';
import { FinalTable } from './FinalTable';
import { victoryReason } from './sentences';
import '../../screens/table/ending/result/result.css';

interface Props {
  readonly screen: TableScreen;
  readonly game: OpenedGame;
  readonly look: () => void;
  readonly showAgain: () => void;
}

/** Who won and why, everyone's points from where and when, and what to do next. */
export function Result({ screen, game, look, showAgain }: Props) {
  const { table, shine, say } = screen;
  const texts = endingTexts.value;
  const state = table.state.value;
  const nameOf = (seat: Seat) => seatName(tableTexts.value, seat);
  const { winners } = victory(state);
  const wins = texts.wins(winners.map(nameOf));
  const reason = victoryReason(texts, nameOf, state);
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    shine(NO_LIGHTS);
    title.current?.focus();
    say(`${wins} ${reason}`);
  }, []);
  const playAgain = () => {
    const people = state.players.map(
      (_, seat) => game.record.people[seat] ?? { name: nameOf(seat), fish: fishOf(seat) },
    );
    startGame({ people, side: state.side, scoreBoard: state.scoreBoard, octopus: 'lot' });
  };
  const isMoving = motion.value === 'brisk' || motion.value === 'calm';
  return (
    <div class={`result ${isMoving ? 'swimming' : ''}`} role="dialog" aria-modal="true" aria-labelledby={heading}>
      <div class="sheet">
        <header>
          <div class="winners">
            {winners.map((seat) => (
              <FishSign key={seat} fish={fishOf(seat)} />
            ))}
          </div>
          <div>
            <h2 id={heading} tabIndex={-1} ref={title}>
              {wins}
            </h2>
            <p>{reason}</p>
          </div>
        </header>
        <FinalTable table={table} winners={winners} />
        <Curve table={table} />
        <div class="goingOn">
          <button type="button" class="filled" onClick={playAgain}>
            {texts.again}
          </button>
          <button type="button" class="quiet" onClick={look}>
            {texts.look}
          </button>
          <button type="button" class="quiet" onClick={showAgain}>
            {texts.showAgain}
          </button>
          <button type="button" class="quiet" onClick={goHome}>
            {texts.home}
          </button>
          <KeepWays game={game} />
        </div>
      </div>
    </div>
  );
}
