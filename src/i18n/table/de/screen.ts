import type { screen as en } from '../en/screen';
import { words } from './words';

export const screen: typeof en = {
  heading: 'Der Tisch',
  round: (round) => `Runde ${round} von 10`,
  to: (who) => `${who}:`,
  undo: 'Zurücknehmen',
  redo: 'Wiederholen',
  home: 'Zur ersten Seite',
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

  start: (colour) => `Das Startfeld für ${words.colour(colour)} antippen oder hinziehen`,
  offer: 'Ein Lumino der Auslage für das Atoll wählen',
  offerChosen: 'Ins Atoll damit, oder ein anderes wählen',
  act: 'Kalksteine, 1 der Auslage oder 1–3 einer Farbe aus dem Atoll nehmen',
  actChosen: 'Das Gewählte nehmen, oder etwas anderes wählen',
  settle: 'Ein Lumino der Hand wählen und ins Riff legen',
  settleHeld: 'Wohin kommt die Zahl? Feld antippen oder hinziehen',
  settleFirst: 'Jetzt das Feld für die andere Hälfte antippen',
  settled: 'Jetzt könnt ihr den Zug beenden',
  score: (limestone) =>
    limestone === 0
      ? 'Eine Farbe werten oder passen'
      : `Eine Farbe werten und ${words.limestone(limestone)} bekommen, oder passen`,

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
