import type { GuideTexts } from '../../en/guide/guide';
import { lay } from './lay';
import { scores } from './scores';
import { turn } from './turn';

export const guide: GuideTexts = {
  heading: 'So wird gespielt',
  contents: 'Themen',
  now: 'Jetzt',
  next: (title) => `Weiter: ${title}`,
  allowed: 'Erlaubt',
  forbidden: 'Nicht erlaubt',
  points: (points) => (points === 1 ? '1 Punkt' : `${points} Punkte`),

  titles: {
    goal: 'Darum geht es',
    start: 'Das Start-Lumino',
    turn: 'Dein Zug',
    special: 'Sonderaktion',
    offer: 'Eins anbieten',
    act: 'Etwas nehmen',
    lay: 'Luminos legen',
    discard: 'Ein Lumino abwerfen',
    scoring: 'Eine Farbe werten',
    emergency: 'Wenn der Beutel leer ist',
    final: 'Schlusswertung',
  },
  tabs: {
    goal: 'Ziel',
    start: 'Start',
    turn: 'Zug',
    special: 'Sonderaktion',
    offer: 'Anbieten',
    act: 'Nehmen',
    lay: 'Legen',
    discard: 'Abwerfen',
    scoring: 'Werten',
    emergency: 'Beutel leer',
    final: 'Schluss',
  },

  ...turn,
  lay,
  ...scores,
};
