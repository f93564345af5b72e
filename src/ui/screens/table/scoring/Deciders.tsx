import type { TableTexts } from '../../../../i18n/en/table/table';
import { withMinus } from '../../../../i18n/withMinus';
import { COLOURS } from '../../../../rules/data/luminos';
import { scoreColour } from '../../../../rules/play/scoringPhase';
import type { Seat } from '../../../../rules/state';
import { motion } from '../../../app/state/motion';
import { tableTexts } from '../../../app/state/texts';
import { seatName } from '../../../boardScreen/names';
import { usePeople } from '../../../boardScreen/people';
import { SeatSign } from '../../../kit/characters/PersonSign';
import { LimestoneSign, TokenSign } from '../../../kit/signs/GameSigns';
import { OctopusSign } from '../../../kit/signs/OctopusSign';
import { useCounting } from '../../../kit/useCounting';
import type { TableScreen } from '../tableScreen';
import { type Decision, decisionsOf } from './decisions';
import { Scorings } from './Scorings';
import { COUNT_AT_MS, COUNTING_MS, STONES_AT_MS } from './scoredBeat';
import './deciders.css';

/** Everyone in turn order: who decides, what has been decided, and what each colour would bring now. */
export function Deciders({ screen }: { readonly screen: TableScreen }) {
  const { table } = screen;
  const state = table.state.value;
  return (
    <ol class="deciders" aria-label={tableTexts.value.scoring.order}>
      {decisionsOf(table.past.value, state).map(({ seat, decision }) => (
        <Decider key={seat} screen={screen} seat={seat} decision={decision} />
      ))}
    </ol>
  );
}

interface Props {
  readonly screen: TableScreen;
  readonly seat: Seat;
  readonly decision: Decision;
}

function Decider({ screen, seat, decision }: Props) {
  const people = usePeople();
  const texts = tableTexts.value;
  const { step } = screen.table.state.value;
  const isNow = decision.type === 'now';
  const willHaveOctopus = step.type === 'score' && step.lastScorer === seat;
  return (
    <li class={isNow ? 'deciding' : decision.type} aria-current={isNow ? 'step' : undefined}>
      <p class="head">
        <SeatSign people={people} seat={seat} />
        <b>{seatName(texts, people, seat)}</b>
        <span class={isSeenOtherwise(decision) ? 'unseen' : 'status'}>{statusOf(texts, decision)}</span>
        {willHaveOctopus && <OctopusSign />}
        {isNow && <Gains screen={screen} seat={seat} />}
      </p>
      {isNow && <Scorings screen={screen} />}
      {(decision.type === 'later' || decision.type === 'scored') && (
        <Values screen={screen} seat={seat} decision={decision} />
      )}
    </li>
  );
}

/** Its row shows it: what was scored has its points, and who is still to decide stands below the one who decides. */
function isSeenOtherwise({ type }: Decision): boolean {
  return type === 'scored' || type === 'later';
}

function statusOf({ scoring }: TableTexts, decision: Decision): string {
  switch (decision.type) {
    case 'now':
      return scoring.decides;
    case 'scored':
      return scoring.scored(decision.colour, decision.points);
    case 'later':
    case 'passed':
    case 'decided':
      return scoring[decision.type];
  }
}

/** Store and points of the one who decides: in the moment of scoring the stones fly in, and the points count up. */
function Gains({ screen: { table, beats }, seat }: Omit<Props, 'decision'>) {
  const { words } = tableTexts.value;
  const { points, limestone } = table.state.value.players[seat];
  const beat = beats.beat.value;
  const scored = beat?.type === 'scored' && beat.seat === seat ? beat : null;
  const isMoving = motion.value !== 'off' && scored !== null;
  const stones = scored?.limestone ?? 0;
  const counted = useCounting(points + (scored?.score.points ?? 0), isMoving ? COUNTING_MS : 0, COUNT_AT_MS);
  const stored = useCounting(limestone + stones, isMoving ? COUNTING_MS : 0, STONES_AT_MS);
  return (
    <span class="gains">
      <span class="unseen">{`${words.limestone(limestone)}, ${words.points(points)}`}</span>
      <span class="store" aria-hidden="true" data-motion={motion.value}>
        <span class="heap">
          <LimestoneSign />
          {isMoving &&
            Array.from({ length: stones }, (_, index) => (
              <span key={index} class="flying" style={{ '--delay': `${STONES_AT_MS + 60 * index}ms` }}>
                <LimestoneSign />
              </span>
            ))}
        </span>
        {stored}
      </span>
      <span class="points" aria-hidden="true">
        {withMinus(counted)}
      </span>
    </span>
  );
}

/** What the colours of someone who does not decide now would bring; a scored one shows its jellyfish. */
function Values({ screen: { table }, seat, decision }: Props) {
  const texts = tableTexts.value;
  const { reef, tokens } = table.state.value.players[seat];
  return (
    <ul class="values">
      {COLOURS.map((colour) => {
        const side = tokens[colour];
        const points = side === 'coral' ? scoreColour(reef, colour).points : null;
        const isScored = decision.type === 'scored' && decision.colour === colour;
        const name = points === null ? texts.words.token(colour, side) : texts.scoring.brings(colour, points);
        return (
          <li key={colour} class={isScored ? 'fresh' : ''}>
            <TokenSign colour={colour} side={side} />
            <span class="unseen">{name}</span>
            <span aria-hidden="true">{isScored ? decision.points : (points ?? '')}</span>
          </li>
        );
      })}
    </ul>
  );
}
