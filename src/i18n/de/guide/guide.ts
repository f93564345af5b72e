import type { GuideTexts } from '../../en/guide/guide';
import { lay } from './lay';
import { scores } from './scores';
import { turn } from './turn';
import { walk } from './walk';

export const guide: GuideTexts = {
  heading: 'So wird gespielt',
  contents: 'Themen',
  now: 'Jetzt',
  next: (title) => `Weiter: ${title}`,
  allowed: 'Erlaubt',
  forbidden: 'Nicht erlaubt',
  points: (points) => (points === 1 ? '1 Punkt' : `${points} Punkte`),

  titles: {
    luminos: 'Luminos',
    start: 'Das Start-Lumino',
    turn: 'Dein Zug',
    offer: 'Eins anbieten',
    act: 'Etwas nehmen',
    lay: 'Luminos legen',
    discard: 'Ein Lumino abwerfen',
    scoring: 'Eine Farbe werten',
    special: 'Sonderaktion',
    emergency: 'Wenn der Beutel leer ist',
    final: 'Schlusswertung',
  },
  tabs: {
    luminos: 'Luminos',
    start: 'Start',
    turn: 'Zug',
    offer: 'Anbieten',
    act: 'Nehmen',
    lay: 'Legen',
    discard: 'Abwerfen',
    scoring: 'Werten',
    special: 'Sonderaktion',
    emergency: 'Beutel leer',
    final: 'Schluss',
  },

  ...turn,
  lay,
  ...scores,
  walk,
};
