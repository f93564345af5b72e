import type { screen as en } from '../en/screen';
import { words } from './words';

export const screen: typeof en = {
  heading: 'Der Tisch',
  round: (round) => `Runde ${round} von 10`,
  to: (who) => `${who}:`,
  undo: 'Zurücknehmen',
  redo: 'Wiederholen',
  home: 'Zur Startseite',
  more: 'Einstellungen',
  language: 'Sprache',
  motion: 'Bewegung',
  motions: { off: 'Aus', brisk: 'Flott', calm: 'Ruhig' },

  atoll: 'Atoll',
  display: 'Auslage',
  displayOf: (who) => `Auslage von ${who}`,
  hand: 'Hand',
  bag: (count) => `${count} im Beutel`,
  players: 'Wer mitspielt',
  actions: 'Was ihr tun könnt',
  wholeReef: 'Ganzes Riff',
  reefOf: (who) => `Riff von ${who}`,
  lookAt: (who) => `Riff von ${who} ansehen`,
  octopus: 'hat den Oktopus',
  isToMove: 'ist am Zug',
  tokens: (tokens) => `Wertungsplättchen: ${tokens.join(', ')}`,
  backTo: (who) => `Zurück zum Riff von ${who}`,

  levels: 'Ebene zeigen',
  allLevels: 'Alle',
  level: (level) => `Ebene ${level}`,
  turn: 'Lumino drehen',

  start: (colour) => `Wohin kommt ${words.colour(colour)}? Startfeld antippen oder Lumino hinziehen`,
  offer: 'Ein Lumino aus der Auslage für das Atoll wählen',
  offerChosen: 'Ins Atoll damit oder ein anderes wählen',
  act: 'Kalksteine, 1 aus der Auslage oder 1–3 einer Farbe aus dem Atoll nehmen',
  actChosen: 'Das Gewählte nehmen oder etwas anderes wählen',
  settle: 'Ein Lumino aus der Hand wählen und ins Riff legen',
  settleHeld: 'Wohin kommt die Zahl? Feld antippen oder Lumino hinziehen',
  settleFirst: 'Jetzt das Feld für die andere Hälfte antippen',
  settled: 'Zug beenden, wenn alles passt',
  score: (limestone) =>
    limestone === 0
      ? 'Eine Farbe werten oder passen'
      : `Eine Farbe werten und ${words.limestone(limestone)} bekommen oder passen`,

  offerMove: 'Ins Atoll legen',
  limestoneMove: (count) => `${words.limestone(count)} nehmen`,
  limestoneLeft: (count) => `${count} ${count === 1 ? 'passt' : 'passen'} nicht mehr hinein`,
  takeMove: (count) => (count === 1 ? 'Nehmen' : `${count} nehmen`),
  discardMove: 'Abwerfen',
  discardPrice: '−1 Punkt',
  endTurnMove: 'Zug beenden',
  scoreMove: (colour) => words.colour(colour),
  scoreGain: (points) => words.points(points),
  passMove: 'Passen',
};
