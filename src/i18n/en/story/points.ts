import type { ColourKey } from '../../keys/table';
import { withMinus } from '../../withMinus';
import { words } from '../table/words';

/** Whose points come from what. */
export const points = {
  source: 'Points from',
  before: 'From before',
  colour: (colour: ColourKey) => `${words.colour(colour).charAt(0).toUpperCase()}${words.colour(colour).slice(1)}`,
  round: (round: number) => `round ${round}`,
  notScored: 'not scored yet',
  scoredBefore: 'already scored, among the points from before',
  discards: 'Discarded',
  soFar: 'So far',
  untilThen: 'Until then',
  ifOver: 'If the game ended now',
  ifOverMeans: 'Just a look ahead: nobody has these points yet. Colours not scored bring nothing then.',
  final: 'Final scoring',
  categories: {
    jellyfish: 'Jellyfish',
    limestone: 'Limestone',
    animals: 'Animals',
    majorities: 'Colour majorities',
    remote: 'Remote limestone',
  },
  thenInAll: 'Total then',
  inAll: 'Total',
  number: (count: number) => withMinus(count),
};
