import type { Side } from '../data/boards';
import type { FieldId } from '../data/hex';
import { COLOURS, type Colour, type LuminoId } from '../data/luminos';
import type { RandomState } from '../play/random';
import type { Ending, GameState, Player, ScoreBoard, Seat, Step, TokenSide } from '../state';
import { formatLumino, type Naming, readLumino, readStartIf } from './names';
import { fail, formatList, type Parsed, parseText, type Reader, take, takeIf, takeList, takeNumber } from './reader';
import { formatLays, type LayOffsets, laysOf, readLays } from './reef';

/**
 * A position as it was written down or put together: nothing says yet that its parts go together or that a game could
 * come to it. An editor can hold one at any moment; `validate` makes a position of it, or says what is wrong.
 */
export interface Setup {
  readonly side: Side;
  readonly scoreBoard: ScoreBoard;
  readonly round: number;
  readonly step: Step;
  readonly seat: Seat;
  readonly octopus: Seat;
  readonly ending: Ending;
  /** The bag ran dry in this round. What it holds is not said: every lumino of the game that is nowhere else. */
  readonly dry: boolean;
  readonly random: RandomState;
  readonly atoll: readonly LuminoId[];
  readonly emergency: readonly LuminoId[];
  readonly players: readonly SetupPlayer[];
}

/** A player of a setup: with the lays of a reef from the bottom up, which may be impossible, instead of the reef. */
export interface SetupPlayer extends Omit<Player, 'reef'> {
  readonly lays: readonly SetupLay[];
}

export interface SetupLay {
  readonly lumino: LuminoId;
  readonly numberOn: FieldId;
  readonly otherOn: FieldId;
}

/** The part of a setup that a problem is about: by its name, the player's seat, and the index in a list. */
export interface SetupPart {
  readonly name: SetupPartName;
  readonly seat: Seat | null;
  readonly index: number | null;
}

type SetupPartName =
  | 'players'
  | 'round'
  | 'step'
  | 'lastScorer'
  | 'seat'
  | 'octopus'
  | 'ending'
  | 'atoll'
  | 'emergency'
  /** One player as a whole. */
  | 'player'
  | 'points'
  | 'limestone'
  | 'display'
  | 'hand'
  /** The lumino of a lay, and its two fields. */
  | 'lumino'
  | 'fields';

export function partOf(name: SetupPartName, seat: Seat | null = null, index: number | null = null): SetupPart {
  return { name, seat, index };
}

/** The setup of a position: `validate` gives the same position back. */
export function setupOf(state: GameState): Setup {
  const { side, scoreBoard, round, step, seat, octopus, ending, supply, atoll } = state;
  const { dry, random, emergency } = supply;
  const players = state.players.map(({ reef, ...player }) => ({ ...player, lays: laysOf(reef) }));
  return { side, scoreBoard, round, step, seat, octopus, ending, dry, random, atoll, emergency, players };
}

/** One line of text, as `formatPosition` describes it. */
export function formatSetup(setup: Setup): string {
  const { side, scoreBoard, round, step, seat, octopus, ending, dry, random, atoll, emergency, players } = setup;
  return [
    `${players.length}${side}${scoreBoard[0]}`,
    `r${round}`,
    formatStep(step),
    `s${seat + 1}`,
    `o${octopus + 1}`,
    dry ? `${ending}+dry` : ending,
    (random >>> 0).toString(16).padStart(8, '0'),
    formatList(atoll, formatLumino),
    formatList(emergency, formatLumino),
    ...players.map(formatPlayer),
  ].join(' ');
}

/** Reads what `formatSetup` writes. */
export function parseSetup(text: string): Parsed<Setup> {
  return parseText(text, (reader) => readSetup(reader, () => {}));
}

/** Is told where in the text each part stands. */
export type NoteOffset = (part: SetupPart, at: number) => void;

export function readSetup(reader: Reader, note: NoteOffset): Setup {
  const here = (part: SetupPart) => note(part, reader.at);
  const number = (part: SetupPart, what: string) => {
    here(part);
    return takeNumber(reader, what);
  };
  here(partOf('players'));
  const count = takeNumber(reader, 'the number of players');
  // The rest of the text depends on it.
  if (count < 2 || count > 4) fail(reader, 'expected the number of players from 2 to 4', 0);
  const side = take(reader, /[AB]/y, 'the side, A or B') === 'A' ? 'A' : 'B';
  const scoreBoard = take(reader, /[dl]/y, 'the score board, d or l') === 'd' ? 'dark' : 'light';
  space(reader);
  take(reader, /r/y, 'the round, r1 to r10');
  const round = number(partOf('round'), 'the round');
  space(reader);
  here(partOf('step'));
  const step = readStep(reader, () => number(partOf('lastScorer'), 'a seat') - 1);
  space(reader);
  take(reader, /s/y, 'the seat to move, s1');
  const seat = number(partOf('seat'), 'a seat') - 1;
  space(reader);
  take(reader, /o/y, 'the seat with the octopus, o1');
  const octopus = number(partOf('octopus'), 'a seat') - 1;
  space(reader);
  here(partOf('ending'));
  const ending = readEnding(reader);
  const dry = takeIf(reader, /\+dry/y) !== null;
  space(reader);
  const random = Number.parseInt(take(reader, /[0-9a-f]{8}/y, 'the generator, 8 hexadecimal digits'), 16) | 0;
  space(reader);
  const naming: Naming = { players: count, named: new Set() };
  const atoll = readLuminos(reader, naming, (index, at) => note(partOf('atoll', null, index), at));
  space(reader);
  const emergency = readLuminos(reader, naming, (index, at) => note(partOf('emergency', null, index), at));
  const players = Array.from({ length: count }, (_, who) => {
    space(reader);
    return readPlayer(reader, naming, (part, at) => note({ ...part, seat: who }, at));
  });
  return { side, scoreBoard, round, step, seat, octopus, ending, dry, random, atoll, emergency, players };
}

const TOKEN_LETTERS: Readonly<Record<TokenSide, string>> = { coral: 'c', jellyfish: 'j', gone: 'x' };

function formatStep(step: Step): string {
  switch (step.type) {
    case 'act':
      return `act:${formatLumino(step.offered)}`;
    case 'score':
      return `score:${step.lastScorer === null ? '-' : step.lastScorer + 1}`;
    case 'start':
    case 'offer':
    case 'settle':
    case 'over':
      return step.type;
  }
}

function formatPlayer({ points, limestone, tokens, display, hand, lays }: SetupPlayer): string {
  return [
    points,
    limestone,
    COLOURS.map((colour) => TOKEN_LETTERS[tokens[colour]]).join(''),
    formatList(display, formatLumino),
    formatList(hand, formatLumino),
    formatLays(lays),
  ].join('/');
}

function readStep(reader: Reader, readSeat: () => Seat): Step {
  const type = take(
    reader,
    /start|offer|act(?=:)|settle|score(?=:)|over/y,
    'a step: start, offer, act:, settle, score: or over',
  );
  switch (type) {
    case 'act':
      take(reader, /:/y, 'a colon');
      return { type, offered: readLumino(reader, { players: 4, named: new Set() }) };
    case 'score':
      take(reader, /:/y, 'a colon');
      return { type, lastScorer: takeIf(reader, /-/y) === null ? readSeat() : null };
    case 'start':
    case 'offer':
    case 'settle':
      return { type };
    default:
      return { type: 'over' };
  }
}

function readEnding(reader: Reader): Ending {
  const word = take(reader, /none|called|extra/y, 'none, called or extra');
  return word === 'called' || word === 'extra' ? word : 'none';
}

function readPlayer(reader: Reader, naming: Naming, note: NoteOffset): SetupPlayer {
  const here = (part: SetupPart) => note(part, reader.at);
  here(partOf('player'));
  here(partOf('points'));
  const points = takeNumber(reader, 'points');
  slash(reader);
  here(partOf('limestone'));
  const limestone = takeNumber(reader, 'limestone');
  slash(reader);
  const tokens = readTokens(reader);
  slash(reader);
  const display = readLuminos(reader, naming, (index, at) => note(partOf('display', null, index), at));
  slash(reader);
  const hand = readLuminos(reader, naming, (index, at) => note(partOf('hand', null, index), at));
  slash(reader);
  const offsets: LayOffsets[] = [];
  const lays = readLays(reader, naming, offsets);
  for (const [index, { lumino, fields }] of offsets.entries()) {
    note(partOf('lumino', null, index), lumino);
    note(partOf('fields', null, index), fields);
  }
  return { points, limestone, tokens, display, hand, lays };
}

/** Reads luminos and start luminos, wherever they may lie, and tells where each of them stands. */
function readLuminos(reader: Reader, naming: Naming, note: (index: number, at: number) => void): readonly LuminoId[] {
  let index = 0;
  return takeList(reader, () => {
    note(index++, reader.at);
    return readStartIf(reader, naming)?.lumino ?? readLumino(reader, naming);
  });
}

function readTokens(reader: Reader): Player['tokens'] {
  const readToken = (colour: Colour): TokenSide => {
    const letter = take(reader, /[cjx]/y, `the ${colour} token: c, j or x`);
    return letter === 'c' ? 'coral' : letter === 'j' ? 'jellyfish' : 'gone';
  };
  const [yellow, pink, green, blue] = COLOURS.map(readToken);
  return { yellow, pink, green, blue };
}

function space(reader: Reader): void {
  take(reader, / /y, 'a space');
}

function slash(reader: Reader): void {
  take(reader, /\//y, 'a slash');
}
