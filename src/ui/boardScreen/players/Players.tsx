import { withMinus } from '../../../i18n/withMinus';
import { COLOURS } from '../../../rules/data/luminos';
import type { Seat } from '../../../rules/state';
import { tableTexts } from '../../app/state/texts';
import { SeatSign } from '../../kit/characters/PersonSign';
import { LimestoneSign, TokenSign, WhySign } from '../../kit/signs/GameSigns';
import { OctopusSign } from '../../kit/signs/OctopusSign';
import type { BoardScreen } from '../boardScreen';
import { LuminosSeen } from '../grid/LuminoList';
import { seatName } from '../names';
import { usePeople } from '../people';
import './playerBlock.css';
import './shortBlock.css';
import './players.css';

/** Characters can say why they have played so. */
export interface PlayerReasons {
  /** Whether this seat has something to say by now. */
  has(seat: Seat): boolean;
  ask(seat: Seat): void;
}

interface PlayersProps {
  readonly screen: BoardScreen;
  readonly reasons?: PlayerReasons | undefined;
}

/** Everyone at the table in seat order; whose reef is not the large one has a small one here. */
export function Players({ screen, reasons }: PlayersProps) {
  const people = usePeople();
  const texts = tableTexts.value;
  const { players } = screen.view.state.value;
  const traysOf = screen.traysOf.value;
  return (
    <section class="players" aria-label={texts.screen.players}>
      {players.map((_, seat) => (
        <PlayerBlock key={seat} screen={screen} seat={seat} reasons={reasons} />
      ))}
      {screen.layout.value.trays
        .filter((tray) => tray.seat !== null && tray.seat !== traysOf && tray.slots.length > 0)
        .map((tray) => (
          <LuminosSeen
            key={tray.seat}
            screen={screen}
            tray={tray}
            label={texts.screen.displayOf(seatName(texts, people, tray.seat ?? 0))}
          />
        ))}
    </section>
  );
}

interface Props extends PlayersProps {
  readonly seat: Seat;
}

/** One player: points, limestone, tokens, and small what the player to move has large. A tap makes the reef large. */
function PlayerBlock({ screen: { view, slots, traysOf }, seat, reasons }: Props) {
  const people = usePeople();
  const texts = tableTexts.value;
  const { words, screen } = texts;
  const state = view.state.value;
  const { points, limestone, tokens } = state.players[seat];
  const isShown = view.shown.value === seat;
  const isToMove = state.seat === seat && state.step.type !== 'over';
  const name = seatName(texts, people, seat);
  const hasReason = reasons?.has(seat) === true;
  const label = [
    hasReason ? texts.why.lookAt(name) : screen.lookAt(name),
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
      onClick={() => {
        reasons?.ask(seat);
        view.act({ type: 'enlarge', seat });
      }}
    >
      <span class="who">
        <SeatSign people={people} seat={seat} />
        <b>{name}</b>
        {hasReason && <WhySign />}
        <span class="points">{withMinus(points)}</span>
      </span>
      <span class="has">
        <span class="store">
          <LimestoneSign />
          {limestone}
        </span>
        {state.octopus === seat && <OctopusSign />}
        <span class="tokens">
          {COLOURS.map((colour) => (
            <TokenSign key={colour} colour={colour} side={tokens[colour]} />
          ))}
        </span>
      </span>
      {!isShown && <span class="smallReef" ref={slots.slot(`smallReef${seat}`)} />}
      {seat !== traysOf.value && <span class="smallDisplay" ref={slots.slot(`smallDisplay${seat}`)} />}
    </button>
  );
}
