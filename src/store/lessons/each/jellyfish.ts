import { COLOURS } from '../../../rules/data/luminos';
import { type Lesson, pointAt } from '../lesson';

/** [5] [8.1] [7.3] The first turn with a jellyfish: other luminos, or 2 points; and who begins. */
export const jellyfish: Lesson = {
  name: 'jellyfish',
  isRare: false,
  canWait: false,
  hasLine: true,
  gesture: null,
  look: ({ state: { step, players, seat } }) =>
    step.type === 'offer' && COLOURS.some((colour) => players[seat].tokens[colour] === 'jellyfish')
      ? pointAt('tokens')
      : null,
};
