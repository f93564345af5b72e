import type { ChronicleTexts } from '../en/chronicle';
import { words } from './table/words';

const SOURCES: ChronicleTexts['source'] = {
  coral: 'Korallen',
  jellyfish: 'Quallen',
  limestone: 'Kalksteine',
  animals: 'Tiere',
  majorities: 'Mehrheiten',
  remote: 'Entlegene Kalksteine',
  discards: 'Abgeworfenes',
  before: 'Runden, in einer Summe',
};

export const chronicle: ChronicleTexts = {
  heading: 'Chronik',
  since: (games, count, date) => (games === 1 ? `Eine Partie, am ${date}` : `${count} Partien seit dem ${date}`),
  reading: (read, all) => `Die Partien werden durchgesehen: ${read} von ${all}`,
  rule: 'Jede beendete Partie mit Namen zählt einmal. Von Kopien durch „Was wäre, wenn?“, einen Link oder eine Datei zählt nur die Partie, die zuerst begonnen wurde.',
  unreadable: (count) =>
    count === 1
      ? 'Eine Partie lässt sich nicht lesen und zählt nicht mit.'
      : `${count} Partien lassen sich nicht lesen und zählen nicht mit.`,
  empty: 'Hier sammeln sich eure Abende',
  emptyAbout:
    'Wer gewonnen hat, wessen Riff am höchsten wuchs, welche Farbe am meisten brachte: Das alles beginnt mit der ersten Partie, die ihr zu Ende spielt.',
  whose: 'Wessen Chronik',
  everyone: 'Alle zusammen',
  games: (count, text) => (count === 1 ? '1 Partie' : `${text} Partien`),

  wins: 'Gewonnene Partien',
  winsOf: (wins, games) => `${wins} von ${games}`,
  race: 'Siege, Partie um Partie',
  afterGames: 'Gespielte Partien',
  start: 'Start',

  meetings: 'Wer vor wem lag',
  meetingsAbout: 'In jeder Zeile: wie oft diese Person vor der oben lag.',
  aheadOf: (who, other, times, level) => `${who} vor ${other}: ${times}${level === 0 ? '' : `, gleichauf: ${level}`}`,
  ahead: (who, times) => `${who} ${times}-mal vorn`,
  level: (times) => `${times}-mal gleichauf`,

  records: 'Rekorde des Hauses',
  record: {
    points: 'Meiste Punkte in einer Partie',
    height: 'Höchstes Riff',
    scoring: 'Beste einzelne Wertung',
    animals: 'Meiste Punkte mit Tieren',
    inARow: 'Siege in Folge',
  },
  levels: (count) => (count === 1 ? '1 Ebene' : `${count} Ebenen`),
  inARow: (count) => `${count} Siege`,
  inColour: (colour) => `in ${words.colour(colour)}`,
  closest: 'Knappste Partie',
  apart: (points) => (points === 0 ? 'gleich viele Punkte' : `${words.points(points)} Abstand`),

  characters: 'Gegen die Figuren',
  met: (beaten, games, text) => (games === 0 ? 'Noch nicht getroffen' : `In ${beaten} von ${text} besiegt`),
  stepUp: (who, beaten, times, next) => `${who} hat ${beaten} ${times}-mal besiegt: Zeit für ${next}!`,
  strongest: (who, beaten, times) => `${who} hat ${beaten} ${times}-mal besiegt. Stärker ist in diesem Riff niemand.`,
  tryNext: (next) => `Gegen ${next} spielen`,

  person: {
    games: 'Partien',
    wins: 'Gewonnen',
    mean: 'Punkte im Schnitt',
    best: 'Beste Partie',
    highest: 'Höchstes Riff',
    favourite: 'Lieblingsfarbe',
  },
  points: 'Punkte, Partie um Partie',
  pointsLatest: (count) => `Punkte in den letzten ${count} Partien`,
  gameNumber: 'Partie',
  sources: 'Woher die Punkte kamen',
  sourcesAbout: 'Im Schnitt in einer Partie',
  source: SOURCES,
  colours: 'Was die Farben brachten',
  tables: 'Nach Personen und Tafeln',
  tablesAbout: 'Der Punkt ist der Schnitt, der Stern die beste Partie.',
  table: (players, side, isDark) => `${players} Personen, Seite ${side}, ${isDark ? 'dunkle' : 'helle'} Wertungstafel`,
  tableShort: (players, side, isDark) => `Zu ${NUMBERS[players] ?? players} · ${side} · ${isDark ? 'dunkel' : 'hell'}`,
  tableFigures: (games, wins, mean, best) => `Partien: ${games}, gewonnen: ${wins}, im Schnitt ${mean}, beste ${best}`,
  tableGames: (games, text, wins, winsText) =>
    `${games === 1 ? '1 Partie' : `${text} Partien`}, ${wins === 1 ? '1 Sieg' : `${winsText} Siege`}`,

  names: 'Eine Person, mehrere Namen?',
  namesAbout: (who) =>
    `Hat ${who} auch unter einem anderen Namen gespielt? Verbindet die Namen: Die Partien zählen dann zusammen.`,
  alsoCalled: (who, names) => `${who} heißt auch ${names}.`,
  sameAs: 'Dieselbe Person wie …',
  chooseName: (who) => `Wer ist ${who}?`,
  chooseAbout: (who) =>
    `Wählt einen Namen: Beide stehen dann für eine Person. Hier stehen nur Namen, die nie mit ${who} an einem Tisch saßen.`,
  noOthers: 'Es gibt keinen anderen Namen, der dieselbe Person sein könnte.',
  separate: (name) => `${name} wieder trennen`,
  cancel: 'Abbrechen',
  joined: (name, to) => `${name} und ${to} sind jetzt eine Person.`,
  separated: (name) => `${name} ist wieder eine eigene Person.`,

  perGame: (what, points) => `${what}: im Schnitt ${points} Punkte in einer Partie`,
};

const NUMBERS: Readonly<Record<number, string>> = { 2: 'zweit', 3: 'dritt', 4: 'viert' };
