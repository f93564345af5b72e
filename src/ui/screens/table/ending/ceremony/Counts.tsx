import { COLOURS } from '../../../../../rules/data/luminos';
import type { GameState, Seat } from '../../../../../rules/state';
import { tableTexts } from '../../../../app/state/texts';
import { pointsLabel } from '../../../../boardScreen/light';
import { seatName } from '../../../../boardScreen/names';
import { usePeople } from '../../../../boardScreen/people';
import { SeatSign } from '../../../../kit/characters/PersonSign';
import { LimestoneSign, TokenSign } from '../../../../kit/signs/GameSigns';
import type { CommonMatter } from './ceremony';
import './counts.css';

interface Props {
  readonly matter: CommonMatter;
  readonly gains: readonly number[];
  readonly state: GameState;
}

/** What is counted for everyone at once, as things to look at: a row for each player. The live region tells the same. */
export function Counts({ matter, gains, state }: Props) {
  const people = usePeople();
  return (
    <div class={`counts ${matter.type}`} aria-hidden="true">
      {matter.type === 'majorities' && (
        <div class="row heads">
          <span />
          {COLOURS.map((colour) => (
            <TokenSign key={colour} colour={colour} side="coral" />
          ))}
          <span />
        </div>
      )}
      {gains.map((gain, seat) => (
        <div key={seat} class="row" style={{ '--delay': `${120 * seat}ms` }}>
          <span class="whose">
            <SeatSign people={people} seat={seat} />
            <span>{seatName(tableTexts.value, people, seat)}</span>
          </span>
          <Things matter={matter} state={state} seat={seat} />
          <b class={gain < 0 ? 'gain minus' : gain > 0 ? 'gain' : ''}>{gain === 0 ? '0' : pointsLabel(gain)}</b>
        </div>
      ))}
    </div>
  );
}

/** Tokens with their jellyfish up, limestone in twos, how many fields of each colour, what open limestone costs. */
function Things({ matter, state, seat }: Omit<Props, 'gains'> & { readonly seat: Seat }) {
  switch (matter.type) {
    case 'jellyfish': {
      const { tokens } = state.players[seat];
      return (
        <span class="things">
          {COLOURS.filter((colour) => tokens[colour] === 'jellyfish').map((colour) => (
            <TokenSign key={colour} colour={colour} side="jellyfish" />
          ))}
        </span>
      );
    }
    case 'limestone': {
      const { count } = matter.scores[seat];
      return (
        <span class="things">
          {Array.from({ length: Math.ceil(count / 2) }, (_, index) => (
            <span key={index} class="pair">
              <LimestoneSign />
              {2 * index + 1 < count && <LimestoneSign />}
            </span>
          ))}
        </span>
      );
    }
    case 'majorities':
      return matter.scores[seat].map(({ colour, fields, points, place }) => (
        <span key={colour} class={`count ${place}`}>
          {fields.length}
          {points > 0 && <small>{pointsLabel(points)}</small>}
        </span>
      ));
    case 'remote':
      return (
        <span class="things">
          {matter.scores[seat].map(({ field, points }) => (
            <span key={field} class="costing">
              <LimestoneSign />
              {pointsLabel(points)}
            </span>
          ))}
        </span>
      );
  }
}
