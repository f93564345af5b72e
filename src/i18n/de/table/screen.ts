import type { screen as en } from '../../en/table/screen';
import { words } from './words';

export const screen: typeof en = {
  heading: 'Der Tisch',
  round: (round) => `Runde ${round} von 10`,
  to: (who) => `${who}:`,
  undo: 'Zurücknehmen',
  undoOf: (what) => `Zurücknehmen: ${what}`,
  takenBack: {
    start: (who) => `das Start-Lumino von ${who}`,
    turn: (who) => `das Zugende von ${who}`,
    score: (who) => `die Wertung von ${who}`,
    pass: (who) => `das Passen von ${who}`,
  },
  redo: 'Wiederholen',
  home: 'Zur Startseite',
  backAgain: 'Noch einmal zurück führt zur Startseite. Die Partie bleibt erhalten.',
  restart: 'Diesen Zug neu beginnen',
  guide: 'Regeln: was jetzt zählt',
  sound: { on: 'Töne ausschalten', off: 'Töne einschalten' },
  more: 'Verlauf, Punkte, Regeln, Einstellungen',
  panels: {
    log: 'Was bisher geschah',
    points: 'Woher die Punkte kommen',
    guide: 'Regeln',
    settings: 'Einstellungen',
  },
  panelTabs: { log: 'Verlauf', points: 'Punkte', guide: 'Regeln', settings: 'Einstellungen' },
  close: 'Schließen',

  consentAsk: { undo: 'Bis vor das Ziehen zurücknehmen?', restart: 'Diesen Zug neu beginnen?' },
  consentTakes: (what) => `Zurückgenommen wird ${what}.`,
  consentMeans: {
    all: 'Seitdem wurden Luminos aus dem Beutel gezogen, und alle haben sie gesehen. Zurück geht es nur, wenn der ganze Tisch einverstanden ist; im Verlauf steht es dann auch. Es kommen wieder dieselben Luminos.',
    alone:
      'Seitdem wurden Luminos aus dem Beutel gezogen, und du hast sie gesehen. Zurück darfst du trotzdem; es wird im Verlauf vermerkt. Es kommen wieder dieselben Luminos.',
  },
  consentYes: { all: 'Alle einverstanden: zurück', alone: 'Ja, zurücknehmen' },
  consentNo: 'Nein, lassen',

  atoll: 'Atoll',
  display: 'Auslage',
  displayOf: (who) => `Auslage von ${who}`,
  hand: 'Hand',
  store: (limestone, places) => `${words.limestone(limestone)} im Vorrat, Platz für ${places}`,
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

  steps: {
    start: 'Start',
    swap: 'Sonderaktion',
    offer: 'Angeboten',
    limestone: 'Kalksteine',
    atoll: 'Aus dem Atoll',
    display: 'Aus der Auslage',
    hand: 'Aus der Hand',
    score: 'Gewertet',
    pass: 'Gepasst',
  },

  levels: 'Ebene zeigen',
  allLevels: 'Alle',
  level: (level) => `Ebene ${level}`,
  turn: 'Lumino drehen',

  gestures: {
    look: 'Halten: drunter schauen',
    zoom: 'Zwei Finger: näher',
    turn: 'Zweiter Finger: drehen',
    turnByKey: 'R dreht es',
    dismiss: 'Verstanden',
  },

  hints: {
    start: 'damit beginnt dein Riff',
    startAtoll: '4 Luminos für alle',
    startDisplay: '4 Luminos für dich',
    offer: 'eines zum Anbieten wählen',
    takeOne: '1 davon nehmen',
    takeMore: (colours) => `1 bis 3 einer Farbe nehmen: ${words.either(colours.map((colour) => words.colour(colour)))}`,
    takeNone: 'nichts zu nehmen: alle in der Farbe, die du angeboten hast',
    lay: 'legen oder abwerfen',
    special: 'wählen, was in den Beutel soll',
  },

  thinks: (who) => `${who} denkt nach`,
  hurry: 'Schneller',

  start: (colour) => `Startfeld für ${words.colour(colour)} antippen oder Lumino hinziehen`,
  startShown: 'So würde es liegen: legen oder drehen',
  startLetGo: 'Dein Start-Lumino wählen',
  offer: 'Ein Lumino aus der Auslage wählen und im Atoll anbieten',
  offerChosen: (what) => `${what} anbieten oder ein anderes wählen`,
  act: 'Kalksteine, 1 aus der Auslage oder 1–\u20603 einer Farbe aus dem Atoll nehmen',
  actChosen: (what) => `${what} nehmen oder etwas anderes wählen`,
  settle: 'Ein Lumino aus der Hand wählen und ins Riff legen',
  settleHeld: 'Wohin? Feld für die Zahl antippen oder Lumino hinziehen',
  settleFirst: (ways) =>
    `Jetzt ${ways > 1 ? 'ein Feld mit Ring' : 'das Feld'} für die andere Hälfte antippen, dann liegt es`,
  settleForbidden: 'So geht es nicht: drehen oder ein Feld mit Ring antippen',
  settleNothing: 'Diese passen nirgends in dein Riff: Wähle sie und wirf sie ab, je −1 Punkt',
  discard: 'Dieses passt nirgends in dein Riff: Wirf es ab, −1 Punkt',
  settled: 'Zug beenden, wenn alles passt',
  special: 'Luminos zum Tauschen wählen: aus dem Atoll oder der Auslage, nicht beides',
  score: 'Tippe eine Farbe an und sieh, was sie bringt, oder passe',
  weighed: (colour, levels, points) =>
    points === 0
      ? `Keine Zahl in ${words.colour(colour)} ist zu sehen: ${words.points(0)}`
      : `${words.colour(colour)} bringt ${levels.length < 2 ? '' : `${levels.join('\u00a0+\u00a0')}\u00a0=\u00a0`}${words.points(points)}, Ebene für Ebene`,
  scoreNothing: 'Alle Farben sind gewertet, da bleibt nur Passen',
  scoreLast: 'Tippe zur letzten Wertung eine Farbe an und sieh, was sie bringt, oder passe',
  scorings: (limestone) =>
    `Was jede Farbe bringen würde, jede nur einmal${limestone === 0 ? '' : `; dazu ${words.limestone(limestone)}`}`,
  looking: (who) => `Du siehst dir gerade das Riff von ${who} an`,
  scoredAlready: 'schon gewertet',

  offerMove: 'Anbieten',
  offerThen: (limestone, colour) =>
    `${limestone === 0 ? 'keine Kalksteine' : words.limestone(limestone)}, dann kein ${words.colour(colour)}`,
  limestoneMove: (count) => `${count === 0 ? 'Keine Kalksteine' : words.limestone(count)} nehmen`,
  limestoneWhy: 'so viele, wie dein Lumino zeigt',
  limestoneLeft: (count) => `${count} ${count === 1 ? 'passt' : 'passen'} nicht mehr hinein`,
  limestoneFull: 'dein Vorrat ist voll',
  takeMove: (what) => `${what} nehmen`,
  takeNone: 'Nehmen',
  chooseFirst: 'erst Luminos wählen',
  oneFirst: 'erst ein Lumino wählen',
  layStartMove: 'So legen',
  startFirst: 'erst ein Startfeld wählen',
  handEmpty: 'deine Hand ist leer',
  endTurnLater: 'erst legen oder abwerfen',
  discardMove: 'Abwerfen',
  discardPrice: '−1 Punkt',
  endTurnMove: 'Zug beenden',
  scoreMove: (colour) => words.colour(colour),
  scoreNow: (colour, points) => `${words.colour(colour)} werten: ${words.points(points)}`,
  scoreLimestone: (fitting, value) =>
    fitting === 0
      ? 'aber keine Kalksteine: Dein Vorrat ist voll'
      : fitting < value
        ? `und ${words.limestone(fitting)} (${value - fitting} ${value - fitting === 1 ? 'passt' : 'passen'} nicht)`
        : `und ${words.limestone(value)}`,
  specialBegin: 'Sonderaktion',
  specialMeans: 'neue Luminos, kostet eine Qualle (2 Punkte)',
  specialPrice: 'kostet eine Qualle (2 Punkte)',
  specialMove: (count) => `${words.luminos(count)} tauschen`,
  specialNone: 'Tauschen',
  specialEnd: 'Abbrechen',
  scoreNone: 'Werten',
  colourFirst: 'erst eine Farbe wählen',
  colourNone: 'alle Farben sind gewertet',
  passMove: 'Passen',
  passWhy: 'jede Farbe wertest du nur einmal',
};
