import type { puzzle as en } from '../en/puzzle';

export const puzzle: typeof en = {
  heading: 'Rätsel des Tages',
  about: 'Eine echte Partie hält mittendrin an. Ein Zug ist deutlich besser als alle anderen. Findest du ihn?',
  yesterday: 'Gestern',
  earlier: 'Frühere Tage',
  state: {
    open: 'Noch nicht versucht',
    tried: (tries) => (tries === 1 ? 'Bisher 1 Versuch' : `Bisher ${tries} Versuche`),
    found: (tries) => (tries === 1 ? 'Gleich gefunden' : `Im ${tries}. Versuch gefunden`),
    shown: 'Besten Zug angesehen',
  },
  play: 'Rätsel spielen',
  goOn: 'Rätsel weiterspielen',
  look: 'Rätsel ansehen',
  rules: [
    'Spiel einen ganzen Zug und beende ihn. Dann erfährst du, was er wert ist, und hast insgesamt drei Versuche.',
    'Sonderaktionen bleiben weg: Niemand weiß, was sie ziehen würden.',
    'Beide Züge werden viele Male bis zum Ende der Partie gespielt: Alle machen so weiter, wie es die stärkste Figur beurteilt, und was niemand sehen kann, wird neu verteilt.',
    'Jedes Gerät mit dieser Version der App hat dasselbe Rätsel, ohne jemanden zu fragen.',
  ],

  looking: 'Das Rätsel wird gesucht …',
  lookingHere:
    'Es wird auf diesem Gerät gefunden. Das dauert eine kleine Weile, auf einem älteren auch ein, zwei Minuten, und nur einmal am Tag.',
  notFound: 'Gerade lässt sich kein Rätsel finden',
  notFoundWhy: 'Das Nachdenken klappt auf diesem Gerät im Moment nicht. Eure Partien sind davon nicht betroffen.',
  tryAgainLater: 'Noch einmal versuchen',
  noDay: {
    none: { title: 'Diesen Tag gibt es nicht', says: 'Vielleicht wurde der Link unterwegs abgeschnitten.' },
    future: { title: 'Dieses Rätsel gibt es noch nicht', says: 'Es öffnet, wenn sein Tag bei dir beginnt.' },
    past: { title: 'Dieses Rätsel ist vorbei', says: 'Spielen lassen sich die Rätsel der letzten sieben Tage.' },
  },

  asks: 'Ein Zug ist deutlich der beste. Findest du ihn?',
  left: (tries) => (tries === 1 ? 'Noch 1 Versuch' : `Noch ${tries} Versuche`),
  measuring: 'Was ist das wert? Es wird weitergespielt …',
  failed: 'Das ließ sich nicht messen. Es zählt nicht als Versuch.',
  again: 'Noch einmal',
  less: (points) => `${points} Punkte weniger als der beste Zug`,
  found: 'Das ist er: der beste Zug',
  asGood: 'So gut wie der beste Zug',
  better: (points) => `${points} Punkte besser als der beste Zug, den wir kennen. Gut gesehen!`,
  bestTurn: 'Das ist der beste Zug',
  compare: 'Welcher Zug auf dem Tisch liegt',
  show: { own: 'Dein Zug', best: 'Bester Zug' },
  why: 'Warum?',
  more: 'Der beste Zug bringt im Mittel',
  rival: 'weil die andere Person weniger bekommt',
  rivalMore: 'weil die andere Person mehr bekommt',
  ahead: (points) => `Jeder andersartige Zug bringt mindestens ${points} Punkte weniger.`,
  sure: (low, high, games) => `In ${games} Partien gemessen: zwischen ${low} und ${high}, zu 95 % sicher`,
  challenge: 'Andere herausfordern',
  otherDays: 'Andere Tage',
  noSpecial: 'In einem Rätsel bleiben Sonderaktionen weg: Niemand weiß, was sie ziehen würden.',

  dialog: {
    title: 'Wer findet ihn noch?',
    says: 'Dieser Link führt zur selben Stellung, auf jedem Gerät mit derselben Version der App.',
    open: 'Sie lässt sich sieben Tage lang spielen.',
    notLoaded: 'Der Link lässt sich gerade nicht zeigen. Versuch es mit Netz noch einmal.',
  },
};
