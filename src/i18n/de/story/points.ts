import type { points as en } from '../../en/story/points';
import { withMinus } from '../../withMinus';
import { words } from '../table/words';

export const points: typeof en = {
  source: 'Punkte aus',
  before: 'Von vorher',
  colour: (colour) => words.colour(colour),
  round: (round) => `Runde ${round}`,
  notScored: 'noch nicht gewertet',
  scoredBefore: 'schon gewertet, in den Punkten von vorher',
  discards: 'Abgeworfen',
  soFar: 'Bis jetzt',
  untilThen: 'Bis dahin',
  ifOver: 'Wenn jetzt Schluss wäre',
  ifOverMeans:
    'Nur ein Blick voraus: Noch hat niemand diese Punkte. Farben, die nicht gewertet sind, bringen dann nichts.',
  final: 'Schlusswertung',
  categories: {
    jellyfish: 'Quallen',
    limestone: 'Kalksteine',
    animals: 'Tiere',
    majorities: 'Farb\u00admehrheiten',
    remote: 'Entlegene Kalksteine',
  },
  thenInAll: 'Dann gesamt',
  inAll: 'Gesamt',
  number: (count) => withMinus(count),
};
