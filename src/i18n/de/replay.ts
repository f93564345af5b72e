import type { en } from '../en/replay';

export const de: Readonly<typeof en> = {
  heading: 'Die Partie, Schritt für Schritt',
  beginning: 'So hat die Partie angefangen.',
  noStory: 'Die Geschichte dieser Partie war nicht zu lesen. So steht sie jetzt.',
  wholeTurn: 'Der ganze Zug:',
  controls: 'Durch die Partie',
  first: 'Zum Anfang',
  previousTurn: 'Einen Zug zurück',
  previousMove: 'Einen Schritt zurück',
  play: 'Abspielen',
  pause: 'Anhalten',
  nextMove: 'Einen Schritt weiter',
  nextTurn: 'Einen Zug weiter',
  last: 'Zum Ende',
  slider: 'Schritte der Partie',
  at: (step, total) => `Schritt ${step} von ${total}`,
  toGame: 'Zur Partie',
  goOn: 'Ab hier weiterspielen',
  goOnMeans: 'Als Kopie: Diese Partie bleibt, wie sie ist.',
  over: 'Hier war die Partie zu Ende.',
  copyBehind: ' – Kopie',
};
