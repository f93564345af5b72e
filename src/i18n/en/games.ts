import { withMinus } from '../withMinus';
import { storage } from './storage';

export const games = {
  /** The parts of the list. */
  parts: 'Which games',
  running: (count: string) => `In progress ${count}`,
  over: (count: string) => `Finished ${count}`,
  deleted: (count: string) => `Deleted ${count}`,
  emptyRunning:
    'No game is in progress. Every game you start is kept here by itself, and you can go on with it any day.',
  emptyOver: 'No game has been finished yet. Those that are stay here, with their final table.',
  emptyDeleted: 'There are no deleted games.',
  deletedStay: 'Deleted games stay here for 30 days. Until then you can bring each of them back.',
  showMore: 'Show more',
  damaged: (count: number) =>
    `${count === 1 ? 'One game' : `${count} games`} cannot be read. Nothing is changed about ${count === 1 ? 'it' : 'them'}, and “Save all” takes ${count === 1 ? 'it' : 'them'} along.`,

  round: (round: number, last: number) => `Round ${round} of ${last}`,
  turn: (name: string) => `${name}’s turn`,
  finished: 'Finished',
  /** The names as a list that is ready to be read. */
  won: (names: string, winners: number) => `${names} ${winners === 1 ? 'has won' : 'share the win'}`,
  pointsOf: (name: string, points: number) =>
    `${name}: ${withMinus(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`,
  seat: (number: number) => `Player ${number}`,
  noPicture: 'There is no picture of this game: where it stands cannot be read.',
  lookAt: 'Look at it',

  /** A game within a sentence: by its title, by who plays, or by neither. */
  titled: (title: string) => `“${title}”`,
  gameOf: (names: string) => `the game of ${names}`,
  nameless: 'the game without names',
  /** What a button is for, and for which game. */
  about: (verb: string, game: string) => `${verb}: ${game}`,

  tools: 'More',
  rename: 'Rename',
  replay: storage.replay,
  lookBack: 'Look back on it',
  copy: 'What if? Make a copy',
  share: storage.share,
  saveOne: storage.saveFile,
  remove: 'Delete',

  title: (longest: number) => `Name of the game, up to ${longest} characters`,
  /** The placeholder of a game without named players. */
  titleHint: 'Name of the game',
  /** How many characters still fit. */
  room: (left: number) => `${left} left`,
  done: 'Done',
  renamed: (title: string) => `This game is now called “${title}”.`,
  unnamed: 'This game has no name of its own any more.',
  notRenamed: 'The name could not be kept. The game is as it was.',

  /** The name of a copy of a game without a title; null if its position cannot be read. */
  whatIf: (round: number | null, copy: number) => {
    const name = copy === 1 ? 'What if?' : `What if? ${copy}`;
    return round === null ? name : `${name}${copy === 1 ? '' : ' –'} Round ${round}`;
  },
  whatIfBehind: ' – what if?',
  copied: 'Here is the copy. Try out whatever you like: the first game stays as it is.',
  notCopied: 'There is no copy.',
  notShared: 'This game cannot be shared just now.',
  /** Behind one of these: why. */
  unread: {
    missing: 'It is not here any more.',
    newer: 'A newer Lumicora has saved it. Reload the page to get that one, then try again.',
    damaged: 'It cannot be read. Saving it as a file may still work.',
    unreachable:
      'The browser does not open the place where it is kept. Reload the page and try again: nothing is lost.',
  },
  shareNotLoaded: storage.shareNotLoaded,

  removed: (game: string) => `Deleted: ${game}.`,
  bringBack: 'Bring it back',
  /** Behind what could not be done with a game. */
  elsewhere: 'It is open in another tab. Close it there, then try again.',
  notRemoved: 'The game could not be deleted. It is as it was.',
  notBack: 'The game could not be brought back just now. Try again.',

  saveAll: 'Save all',
  fileGame: 'game',
  fileAll: 'all-games',
  saved: (file: string) => `The file ${file} is in your downloads.`,
  shared: 'The file is handed over.',
  notSaved: 'The file is ready, but this device did not take it.',
  nothingToSave: 'There is nothing that could be written into a file.',
  tryAgain: 'Try again',

  open: 'Add from a file',
  drop: 'Let go: the games of this file are added here.',
  reading: 'The file is being read …',
  readOf: (read: string, all: string) => `The file is being read: ${read} of ${all} games …`,
  imported: (count: number) =>
    `${count === 1 ? 'One game has' : `${count} games have`} been added. What was here already stays as it was.`,
  alreadyHere: 'Every game of this file is here already.',
  refused: {
    tooLarge: (file: string) => `${file} is too large: no file of ours has more than 64 MB.`,
    notOurs: (file: string) => `${file} is not a file of Lumicora games.`,
    newer: (file: string) => `${file} comes from a newer Lumicora. Update the app here, then try again.`,
    empty: (file: string) => `There is no game in ${file} that could be added.`,
    full: (file: string) => `${file} is fine, but there is no room left on this device. Make some, then try again.`,
    notKept: (file: string) =>
      `${file} is fine, but this device’s storage is in trouble and takes nothing at the moment.`,
    unreadable: (file: string) => `${file} could not be read on this device.`,
    damaged: (file: string, game: number, key: string) => `Game ${game} in ${file} is damaged (${key}).`,
    beginning: (file: string, game: number) => `Game ${game} in ${file} begins as no game by the rules can.`,
    rules: (file: string, game: number, step: number) => `Game ${game} in ${file} breaks the rules at step ${step}.`,
  },
  nothingWritten: (files: number) =>
    `Nothing from ${files === 1 ? 'this file' : 'these files'} was added, and your games are as they were.`,
  close: 'Close',
};

export type GamesListTexts = Readonly<typeof games>;
