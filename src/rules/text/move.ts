import { type FieldId, formatField } from '../data/hex';
import { type Colour, LUMINOS, type LuminoId } from '../data/luminos';
import type { Move } from '../state';
import { COLOUR_PATTERN, formatColour, formatLumino, parseColour, readField, readFullLumino } from './names';
import { fail, formatList, parseText, type Reader, take, takeList } from './reader';

/**
 * A move as one word, with luminos and fields named as in `formatReef`:
 *
 *   y|             lays the start lumino with yellow on the left
 *   *a:y3s1,p4o2   special action with these luminos of the atoll; *d: with these of the display
 *   +y3s1          offers a lumino
 *   lime           takes limestone
 *   d:y3s1         takes a lumino from the display
 *   a:y3s1,y4o2    takes luminos from the atoll; - for none at all
 *   y3s1@c3d4      lays a lumino, its number on c3, its other field on d4
 *   -y3s1          discards a lumino
 *   .              ends the turn
 *   =y             scores yellow
 *   pass           scores nothing
 */
export function formatMove(move: Move): string {
  switch (move.type) {
    case 'layStart':
      return `${formatColour(move.left)}|`;
    case 'special':
      return `*${move.from[0]}:${formatList(move.luminos, formatLumino)}`;
    case 'offer':
      return `+${formatLumino(move.lumino)}`;
    case 'takeLimestone':
      return 'lime';
    case 'takeFromDisplay':
      return `d:${formatLumino(move.lumino)}`;
    case 'takeFromAtoll':
      return `a:${formatList(move.luminos, formatLumino)}`;
    case 'lay':
      return `${formatLumino(move.lumino)}@${formatField(move.numberOn)}${formatField(move.otherOn)}`;
    case 'discard':
      return `-${formatLumino(move.lumino)}`;
    case 'endTurn':
      return '.';
    case 'score':
      return `=${formatColour(move.colour)}`;
    case 'pass':
      return 'pass';
  }
}

/** Reads what `formatMove` writes, and nothing else. Whether the move is legal, `play` says. */
export function parseMove(text: string): Move | null {
  const parsed = parseText(text, readMove);
  return parsed.ok ? parsed.value : null;
}

/** What tells the moves apart; a lay begins with its lumino, so nothing is taken of it. */
const BEGINNING = `lime|pass|\\.|[+=-]|\\*?[ad]:|${COLOUR_PATTERN}\\||(?=${COLOUR_PATTERN}[1-6])`;

function readMove(reader: Reader): Move {
  const sign = take(reader, new RegExp(BEGINNING, 'y'), 'a move');
  switch (sign) {
    case '*a:':
      return { type: 'special', from: 'atoll', luminos: readLuminos(reader) };
    case '*d:':
      return { type: 'special', from: 'display', luminos: readLuminos(reader) };
    case '+':
      return { type: 'offer', lumino: readFullLumino(reader) };
    case 'lime':
      return { type: 'takeLimestone' };
    case 'd:':
      return { type: 'takeFromDisplay', lumino: readFullLumino(reader) };
    case 'a:':
      return { type: 'takeFromAtoll', luminos: readLuminos(reader) };
    case '':
      return {
        type: 'lay',
        lumino: readFullLumino(reader),
        numberOn: readNumberOn(reader),
        otherOn: readField(reader),
      };
    case '-':
      return { type: 'discard', lumino: readFullLumino(reader) };
    case '.':
      return { type: 'endTurn' };
    case '=':
      return { type: 'score', colour: colourOf(reader, take(reader, new RegExp(COLOUR_PATTERN, 'y'), 'a colour')) };
    case 'pass':
      return { type: 'pass' };
    default:
      return { type: 'layStart', left: colourOf(reader, sign[0]) };
  }
}

/** `isMove` takes no longer list either. */
function readLuminos(reader: Reader): readonly LuminoId[] {
  const luminos = takeList(reader, readFullLumino);
  return luminos.length <= LUMINOS.length ? luminos : fail(reader, `there are ${LUMINOS.length} luminos`);
}

function readNumberOn(reader: Reader): FieldId {
  take(reader, /@/y, 'an @');
  return readField(reader);
}

function colourOf(reader: Reader, letter: string): Colour {
  return parseColour(letter) ?? fail(reader, `there is no colour ${letter}`);
}
