import type { screen as en } from '../en/screen';
import { words } from './words';

export const screen: typeof en = {
  heading: 'Der Tisch',
  round: (round) => `Runde ${round} von 10`,
  to: (who) => `${who}:`,
  undo: 'Zurücknehmen',
  redo: 'Wiederholen',
  home: 'Zur Startseite',
  backAgain: 'Noch einmal zurück führt zur Startseite. Die Partie bleibt erhalten.',
  restart: 'Diesen Zug neu beginnen',
  guide: 'Regeln: was jetzt zählt',
  more: 'Verlauf, Punkte, Regeln, Einstellungen',
  panels: {
    log: 'Was bisher geschah',
    points: 'Wer wofür Punkte hat',
    guide: 'So wird gespielt',
    settings: 'Einstellungen',
  },
  panelTabs: { log: 'Verlauf', points: 'Punkte', guide: 'Regeln', settings: 'Einstellungen' },
  close: 'Schließen',

  consentAsk: { undo: 'Bis vor das Ziehen zurücknehmen?', restart: 'Diesen Zug neu beginnen?' },
  consentMeans:
    'Seitdem wurden Luminos aus dem Beutel gezogen, und alle haben sie gesehen. Zurück geht es nur, wenn der ganze Tisch einverstanden ist; im Verlauf steht es dann auch. Es kommen wieder dieselben Luminos.',
  consentYes: 'Alle einverstanden: zurück',
  consentNo: 'Nein, lassen',

  atoll: 'Atoll',
  display: 'Auslage',
  displayOf: (who) => `Auslage von ${who}`,
  hand: 'Hand',
  bag: (count) => `${count} im Beutel`,
  players: 'Wer mitspielt',
  actions: 'Was du tun kannst',
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

  hints: {
    offer: 'eines fürs Atoll wählen',
    takeOne: '1 davon nehmen',
    takeMore: (colours) => `1 bis 3 einer Farbe nehmen: ${words.either(colours.map((colour) => words.colour(colour)))}`,
    takeNone: 'nichts zu nehmen: alle in der angebotenen Farbe',
    lay: 'legen oder abwerfen',
    special: 'wählen, was in den Beutel soll',
  },

  start: (colour) => `Wohin kommt ${words.colour(colour)}? Startfeld antippen oder Lumino hinziehen`,
  startShown: 'So würde es liegen: noch einmal antippen oder drehen',
  offer: 'Ein Lumino aus der Auslage für das Atoll wählen',
  offerChosen: 'Ins Atoll damit oder ein anderes wählen',
  act: 'Kalksteine, 1 aus der Auslage oder 1–\u20603 einer Farbe aus dem Atoll nehmen',
  actChosen: 'Das Gewählte nehmen oder etwas anderes wählen',
  settle: 'Ein Lumino aus der Hand wählen und ins Riff legen',
  settleHeld: 'Wohin kommt die Zahl? Feld antippen oder Lumino hinziehen',
  settleFirst: 'Jetzt das Feld für die andere Hälfte antippen',
  settled: 'Zug beenden, wenn alles passt',
  special: 'Luminos im Atoll oder in der Auslage wählen; dafür werden neue gezogen',
  score: (limestone) =>
    limestone === 0
      ? 'Jede Farbe zählt nur einmal: antippen, was sie bringt, oder passen'
      : `Jede Farbe zählt nur einmal: antippen, was sie bringt (dazu ${words.limestone(limestone)}), oder passen`,
  weighed: (colour, levels, points) =>
    points === 0
      ? `Keine Zahl in ${words.colour(colour)} ist zu sehen: ${words.points(0)}`
      : `${words.colour(colour)} bringt ${levels.length < 2 ? '' : `${levels.join('\u00a0+\u00a0')}\u00a0=\u00a0`}${words.points(points)}, Ebene für Ebene`,
  scoreNothing: 'Alle Farben sind gewertet, da bleibt nur Passen',
  scoreLast: 'Letzte Gelegenheit:',
  scorings: 'Was jede Farbe bringen würde',
  scoredAlready: 'schon gewertet',

  offerMove: 'Ins Atoll legen',
  limestoneMove: (count) => `${words.limestone(count)} nehmen`,
  limestoneWhy: 'so viele, wie dein Lumino zeigt',
  limestoneLeft: (count) => `${count} ${count === 1 ? 'passt' : 'passen'} nicht mehr hinein`,
  takeMove: (count) => (count === 1 ? 'Nehmen' : `${count} nehmen`),
  discardMove: 'Abwerfen',
  discardPrice: '−1 Punkt',
  endTurnMove: 'Zug beenden',
  scoreMove: (colour) => words.colour(colour),
  scoreNow: (colour, points) => `${words.colour(colour)} werten: ${words.points(points)}`,
  scoreLimestone: (fitting, value) =>
    fitting < value
      ? `und ${words.limestone(fitting)} (${value - fitting} ${value - fitting === 1 ? 'passt' : 'passen'} nicht)`
      : `und ${words.limestone(value)}`,
  specialBegin: 'Luminos tauschen',
  specialPrice: 'kostet eine Qualle (−2 Punkte am Ende)',
  specialMove: (count) => `${words.luminos(count)} tauschen`,
  specialEnd: 'Doch nicht',
  passMove: 'Passen',
};
