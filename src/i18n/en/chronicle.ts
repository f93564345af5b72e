import type { RowKey } from '../keys/ending';
import type { ColourKey } from '../keys/table';
import { words } from './table/words';

/** The parts of someone's points, in few words: they stand beside bars. */
const SOURCES: Readonly<Record<Exclude<RowKey, 'total'>, string>> = {
  coral: 'Coral scorings',
  jellyfish: 'Jellyfish',
  limestone: 'Limestone',
  animals: 'Animals',
  majorities: 'Majorities',
  remote: 'Remote limestone',
  discards: 'Discarded',
  before: 'Rounds, as one sum',
};

export const chronicle = {
  heading: 'Chronicle',
  /** The date of the first game. */
  since: (games: number, count: string, date: string) =>
    games === 1 ? `One game, on ${date}` : `${count} games since ${date}`,
  reading: (read: string, all: string) => `Looking through the games: ${read} of ${all}`,
  rule: 'Every finished game with names counts once. Of copies, from “What if?”, a link or a file, only the game that was begun first counts.',
  unreadable: (count: number) =>
    count === 1 ? 'One game cannot be read and is not counted.' : `${count} games cannot be read and are not counted.`,
  empty: 'Your evenings will add up here',
  emptyAbout:
    'Who won, whose reef grew highest, which colour brought the most: all of it begins with the first game that you play to its end.',
  whose: 'Whose chronicle',
  everyone: 'Everyone',
  games: (count: number, text: string) => (count === 1 ? '1 game' : `${text} games`),

  wins: 'Games won',
  winsOf: (wins: string, games: string) => `${wins} of ${games}`,
  race: 'Wins, game by game',
  afterGames: 'Games played',
  start: 'Start',

  meetings: 'Who finished ahead of whom',
  meetingsAbout: 'Read along a row: how often this person was ahead of the one at the top.',
  aheadOf: (who: string, other: string, times: string, level: number) =>
    `${who} ahead of ${other}: ${times}${level === 0 ? '' : `, level: ${level}`}`,
  ahead: (who: string, times: string) => `${who} ahead ${times}`,
  level: (times: string) => `level ${times}`,

  records: 'Records of the house',
  record: {
    points: 'Most points in one game',
    height: 'Highest reef',
    scoring: 'Best single scoring',
    animals: 'Most points from animals',
    inARow: 'Wins in a row',
  },
  levels: (count: number) => (count === 1 ? '1 level' : `${count} levels`),
  inARow: (count: number) => `${count} wins`,
  inColour: (colour: ColourKey) => `in ${words.colour(colour)}`,
  closest: 'Closest game',
  apart: (points: number) => (points === 0 ? 'equal on points' : `${words.points(points)} apart`),

  characters: 'Against the characters',
  met: (beaten: string, games: number, text: string) =>
    games === 0 ? 'Not met yet' : `Beaten in ${beaten} of ${text}`,
  stepUp: (who: string, beaten: string, times: string, next: string) =>
    `${who} has beaten ${beaten} ${times} times: time for ${next}!`,
  strongest: (who: string, beaten: string, times: string) =>
    `${who} has beaten ${beaten} ${times} times. Nobody in this reef is stronger.`,
  tryNext: (next: string) => `Play against ${next}`,

  person: {
    games: 'Games',
    wins: 'Won',
    mean: 'Points on average',
    best: 'Best game',
    highest: 'Highest reef',
    favourite: 'Favourite colour',
  },
  points: 'Points, game by game',
  pointsLatest: (count: number) => `Points in the latest ${count} games`,
  gameNumber: 'Game',
  sources: 'Where the points came from',
  sourcesAbout: 'On average in one game',
  source: SOURCES,
  colours: 'What the colours brought',
  tables: 'By players and boards',
  tablesAbout: 'The dot is the average, the star the best game.',
  table: (players: number, side: string, isDark: boolean) =>
    `${players} players, side ${side}, ${isDark ? 'dark' : 'light'} score board`,
  tableShort: (players: number, side: string, isDark: boolean) =>
    `${players} players · ${side} · ${isDark ? 'dark' : 'light'}`,
  tableFigures: (games: string, wins: string, mean: string, best: string) =>
    `games: ${games}, won: ${wins}, average ${mean}, best ${best}`,
  tableGames: (games: number, text: string, wins: number, winsText: string) =>
    `${games === 1 ? '1 game' : `${text} games`}, ${wins === 1 ? '1 win' : `${winsText} wins`}`,

  names: 'One person, several names?',
  namesAbout: (who: string) =>
    `If ${who} has played under another name as well, join them: their games are counted together from then on.`,
  alsoCalled: (who: string, names: string) => `${who} is also called ${names}.`,
  sameAs: 'Same person as …',
  chooseName: (who: string) => `Who is ${who}?`,
  chooseAbout: (who: string) =>
    `Choose a name: both stand for one person then. Only names that never met at one table with ${who} are listed.`,
  noOthers: 'There is no other name that could be the same person.',
  separate: (name: string) => `Separate ${name}`,
  cancel: 'Cancel',
  joined: (name: string, to: string) => `${name} and ${to} are one person now.`,
  separated: (name: string) => `${name} is a person of their own again.`,

  /** A mean with its unit, for those who are read to. */
  perGame: (what: string, points: string) => `${what}: ${points} points in one game on average`,
};

export type ChronicleTexts = Readonly<typeof chronicle>;
