import type { GameView } from '../../../../../store/table/gameView';
import { endingTexts, tableTexts } from '../../../../app/state/texts';
import { seatName } from '../../../../boardScreen/names';
import { fishOf, usePeople } from '../../../../boardScreen/people';
import { SeatSign } from '../../../../kit/characters/PersonSign';
import { LinePlot } from '../../../../kit/plot/LinePlot';
import { pointsByRound } from '../../../../story/pointsByRound';

/** Everyone's points round by round. A game that came here already over has none to tell. */
export function Curve({ view }: { readonly view: GameView }) {
  const people = usePeople();
  const texts = endingTexts.value;
  const state = view.state.value;
  const past = view.past.value;
  const rounds = pointsByRound(past, state);
  if (rounds.length < 2) return null;
  const first = past[0].state.round - 1;
  const steps = rounds.map((_, index) => {
    const isWord = first + index === 0;
    const name = isWord ? texts.start : String(first + index);
    return { key: index, name, shown: name, isWord };
  });
  const lines = state.players.map((_, seat) => ({
    key: seat,
    name: seatName(tableTexts.value, people, seat),
    fish: fishOf(people, seat),
    sign: <SeatSign people={people} seat={seat} />,
    values: rounds.map((points) => points[seat]),
  }));
  return <LinePlot title={texts.curve} axis={texts.round} steps={steps} lines={lines} />;
}
