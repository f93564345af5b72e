import { COLOURS } from '../../../rules/data/luminos';
import type { GameState } from '../../../rules/state';
import { LimestoneSign } from '../signs/LimestoneSign';
import { TokenSign } from '../signs/TokenSign';
import type { Matter } from './ceremony';
import './proof.css';

interface Props {
  readonly matter: Matter;
  readonly state: GameState;
}

/** What is counted but does not lie on a reef: tokens with their jellyfish up, limestone in twos. */
export function Proof({ matter, state }: Props) {
  switch (matter.type) {
    case 'jellyfish': {
      const { tokens } = state.players[matter.seat];
      return (
        <div class="proof">
          {COLOURS.filter((colour) => tokens[colour] === 'jellyfish').map((colour) => (
            <TokenSign key={colour} colour={colour} side="jellyfish" />
          ))}
        </div>
      );
    }
    case 'limestone':
      return (
        <div class="proof">
          {Array.from({ length: Math.ceil(matter.score.count / 2) }, (_, index) => (
            <span key={index}>
              <LimestoneSign />
              {2 * index + 1 < matter.score.count && <LimestoneSign />}
            </span>
          ))}
        </div>
      );
    case 'opening':
    case 'animals':
    case 'majorities':
    case 'remote':
      return null;
  }
}
