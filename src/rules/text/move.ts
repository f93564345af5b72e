import { type FieldId, formatField, parseField } from '../data/hex';
import { COLOURS, type Colour, LUMINOS, type LuminoId } from '../data/luminos';
import { formatList, formatLumino, parseLumino } from '../reefNotation';
import type { Move } from '../state';
import { fail, parseText, type Reader, take, takeList } from './reader';

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
      return `${move.left[0]}|`;
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
      return `=${move.colour[0]}`;
    case 'pass':
      return 'pass';
  }
}

/** Reads what `formatMove` writes, and nothing else. Whether the move is legal, `play` says. */
export function parseMove(text: string): Move | null {
  const parsed = parseText(text, readMove);
  return parsed.ok ? parsed.value : null;
}

function readMove(reader: Reader): Move {
  const sign = take(reader, /lime|pass|\.|[+=-]|\*?[ad]:|[ypgb]\||(?=[ypgb][1-6])/y, 'a move');
  switch (sign) {
    case '*a:':
      return { type: 'special', from: 'atoll', luminos: readLuminos(reader) };
    case '*d:':
      return { type: 'special', from: 'display', luminos: readLuminos(reader) };
    case '+':
      return { type: 'offer', lumino: readLumino(reader) };
    case 'lime':
      return { type: 'takeLimestone' };
    case 'd:':
      return { type: 'takeFromDisplay', lumino: readLumino(reader) };
    case 'a:':
      return { type: 'takeFromAtoll', luminos: readLuminos(reader) };
    case '':
      return { type: 'lay', lumino: readLumino(reader), numberOn: readNumberOn(reader), otherOn: readField(reader) };
    case '-':
      return { type: 'discard', lumino: readLumino(reader) };
    case '.':
      return { type: 'endTurn' };
    case '=':
      return { type: 'score', colour: colourOf(reader, take(reader, /[ypgb]/y, 'a colour')) };
    case 'pass':
      return { type: 'pass' };
    default:
      return { type: 'layStart', left: colourOf(reader, sign[0]) };
  }
}

/** Exactly one name, unlike in a position: there its last digit can be left out, and no lumino comes twice. */
function readLumino(reader: Reader): LuminoId {
  const name = take(reader, /[ypgb][1-6][schto]\d/y, 'a lumino like y3s1');
  return parseLumino(name) ?? fail(reader, `there is no lumino ${name}`);
}

/** `isMove` takes no longer list either. */
function readLuminos(reader: Reader): readonly LuminoId[] {
  const luminos = takeList(reader, readLumino);
  return luminos.length <= LUMINOS.length ? luminos : fail(reader, 'there are not so many luminos');
}

function readNumberOn(reader: Reader): FieldId {
  take(reader, /@/y, 'an @');
  return readField(reader);
}

function readField(reader: Reader): FieldId {
  const name = take(reader, /[a-g][1-8]/y, 'a field from a1 to g5');
  return parseField(name) ?? fail(reader, `there is no field ${name}`);
}

function colourOf(reader: Reader, letter: string): Colour {
  return COLOURS.find((colour) => colour[0] === letter) ?? fail(reader, `there is no colour ${letter}`);
}
