import { withMinus } from '../../i18n/withMinus';
import { COLOURS } from '../../rules/data/luminos';
import type { Seat } from '../../rules/state';
import { seatName } from '../boardScreen/names';
import { FishSign } from '../kit/fish/FishSign';
import { OctopusSign } from '../kit/signs/OctopusSign';
import { fishOf } from './people';
import { LimestoneSign } from './signs/LimestoneSign';
import { TokenSign } from './signs/TokenSign';
import type { TableScreen } from './tableScreen';
import { tableTexts } from './texts';
import '../boardScreen/players/playerBlock.css';
import '../boardScreen/players/shortBlock.css';

interface Props {
  readonly screen: TableScreen;
  readonly seat: Seat;
}

/** One player: points, limestone, tokens, and small what is large for whoever is to move. A tap makes the reef large. */
export function PlayerBlock({ screen: { table, slots }, seat }: Props) {
  const texts = tableTexts.value;
  const { words, screen } = texts;
  const state = table.state.value;
  const { points, limestone, tokens } = state.players[seat];
  const isShown = table.shown.value === seat;
  const isToMove = state.seat === seat && state.step.type !== 'over';
  const name = seatName(texts, seat);
  const label = [
    screen.lookAt(name),
    words.points(points),
    words.limestone(limestone),
    screen.tokens(COLOURS.map((colour) => words.token(colour, tokens[colour]))),
    ...(state.octopus === seat ? [screen.octopus] : []),
    ...(isToMove ? [screen.isToMove] : []),
  ].join(', ');
  return (
    <button
      type="button"
      class={`player ${isToMove ? 'toMove' : ''}`}
      aria-pressed={isShown}
      aria-label={label}
      onClick={() => table.enlarge(seat)}
    >
      <span class="who">
        <FishSign fish={fishOf(seat)} />
        <b>{name}</b>
        {state.octopus === seat && <OctopusSign />}
        <span class="points">{withMinus(points)}</span>
      </span>
      <span class="has">
        <span class="store">
          <LimestoneSign />
          {limestone}
        </span>
        <span class="tokens">
          {COLOURS.map((colour) => (
            <TokenSign key={colour} colour={colour} side={tokens[colour]} />
          ))}
        </span>
      </span>
      {!isShown && <span class="smallReef" ref={slots.slot(`smallReef${seat}`)} />}
      {seat !== state.seat && <span class="smallDisplay" ref={slots.slot(`smallDisplay${seat}`)} />}
    </button>
  );
}
