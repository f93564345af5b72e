import type { Side } from './data/boards';
import { STORE } from './data/limestone';
import { COLOURS, type Colour, luminosFor } from './data/luminos';
import { positionProblem } from './position';
import { formatList, formatLumino, formatReef, readLumino, readReef, readStart, type Stock } from './reefNotation';
import type { Ending, GameState, Player, Seat, Step, TokenSide } from './state';
import { fail, type Parsed, parseText, type Reader, take, takeIf, takeList, takeNumber } from './text/reader';

/**
 * A whole game position as one line of text. Its words, with one space between:
 *
 *   2Ad        players, board side, score board (d dark, l light)
 *   r4         round
 *   offer      step: start, offer, act:p6o1 (the lumino offered), settle, score:- or score:2 (who scored last), over
 *   s1 o2      seat to move and seat with the octopus, from 1
 *   none       the early end: none, called or extra; `+dry` behind it if the bag ran dry this round
 *   0badcafe   the state of the generator
 *   y3s1,p4o2  the atoll; luminos as in `formatReef`, or -
 *   -          the emergency stack
 *   12/3/cjxc/y4o1,.../-/yp:d4d5,...
 *              for each player points, limestone, tokens (yellow, pink, green, blue: c coral, j jellyfish, x gone),
 *              display, hand and reef
 *
 * The bag holds every lumino of the game that is nowhere else.
 */
export function formatPosition(state: GameState): string {
  const { side, scoreBoard, round, step, seat, octopus, ending, supply, players, atoll } = state;
  return [
    `${players.length}${side}${scoreBoard[0]}`,
    `r${round}`,
    formatStep(step),
    `s${seat + 1}`,
    `o${octopus + 1}`,
    supply.dry ? `${ending}+dry` : ending,
    (supply.random >>> 0).toString(16).padStart(8, '0'),
    formatList(atoll, formatLumino),
    formatList(supply.emergency, formatLumino),
    ...players.map(formatPlayer),
  ].join(' ');
}

/** Reads what `formatPosition` writes, and checks that it is a position from which the game can go on. */
export function parsePosition(text: string): Parsed<GameState> {
  return parseText(text, (reader) => {
    const state = readPosition(reader);
    const wrong = positionProblem(state);
    return wrong === null
      ? state
      : fail(reader, wrong.problem, startOfWord(text, WORDS.indexOf(wrong.word) + wrong.seat));
  });
}

const WORDS = ['game', 'round', 'step', 'seat', 'octopus', 'ending', 'random', 'atoll', 'emergency', 'player'];

function startOfWord(text: string, index: number): number {
  return text.split(' ').slice(0, index).join(' ').length + 1;
}

const TOKEN_LETTERS: Record<TokenSide, string> = { coral: 'c', jellyfish: 'j', gone: 'x' };

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

function formatPlayer({ points, limestone, tokens, display, hand, reef }: Player): string {
  return [
    points,
    limestone,
    COLOURS.map((colour) => TOKEN_LETTERS[tokens[colour]]).join(''),
    formatList(display, formatLumino),
    formatList(hand, formatLumino),
    formatReef(reef),
  ].join('/');
}

function readPosition(reader: Reader): GameState {
  const count = takeNumber(reader, 2, 4, 'the number of players');
  const side: Side = take(reader, /[AB]/y, 'the side, A or B') === 'A' ? 'A' : 'B';
  const scoreBoard = take(reader, /[dl]/y, 'the score board, d or l') === 'd' ? 'dark' : 'light';
  const readSeat = () => takeNumber(reader, 1, count, 'a seat') - 1;
  space(reader);
  take(reader, /r/y, 'the round, r1 to r10');
  const round = takeNumber(reader, 1, 10, 'the round');
  space(reader);
  const step = readStep(reader, readSeat);
  space(reader);
  take(reader, /s/y, 'the seat to move, s1');
  const seat = readSeat();
  space(reader);
  take(reader, /o/y, 'the seat with the octopus, o1');
  const octopus = readSeat();
  space(reader);
  const ending = readEnding(reader);
  const dry = takeIf(reader, /\+dry/y) !== null;
  space(reader);
  const random = Number.parseInt(take(reader, /[0-9a-f]{8}/y, 'the generator, 8 hexadecimal digits'), 16) | 0;
  space(reader);
  const stock: Stock = { players: count, used: new Set() };
  const readLuminos = () => takeList(reader, () => readLumino(reader, stock));
  const atoll = readLuminos();
  space(reader);
  const emergency = readLuminos().sort((a, b) => a - b);
  const players = Array.from({ length: count }, () => readPlayer(reader, stock, step));
  const bag = luminosFor(count).filter((lumino) => !stock.used.has(lumino));
  return {
    side,
    scoreBoard,
    round,
    octopus,
    seat,
    step,
    players,
    atoll,
    supply: { bag, emergency, random, dry },
    ending,
  };
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
      return { type, offered: readLumino(reader, { players: 4, used: new Set() }) };
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

function readPlayer(reader: Reader, stock: Stock, step: Step): Player {
  space(reader);
  const points = takeNumber(reader, -999, 999, 'points');
  slash(reader);
  const limestone = takeNumber(reader, 0, STORE, 'limestone');
  slash(reader);
  const tokens = readTokens(reader);
  slash(reader);
  const display = takeList(reader, () => readLumino(reader, stock));
  slash(reader);
  const hand = takeList(reader, () => (step.type === 'start' ? readStart(reader, stock) : readLumino(reader, stock)));
  slash(reader);
  return { points, limestone, tokens, display, hand, reef: readReef(reader, stock) };
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
