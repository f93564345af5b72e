import type { TableTexts } from '../../i18n/en/table/table';
import type { Move } from '../../rules/state';
import { halfName, placeName } from '../boardScreen/names';

/** What somebody might do or has done: "offer pink 3, take green 5, lay green 5 onto row 3, field 2 and row 3, field 3". */
export function movesName(texts: TableTexts, moves: readonly Move[]): string {
  return moves.flatMap((move) => moveName(texts, move) ?? []).join(', ');
}

function moveName(texts: TableTexts, move: Move): string | null {
  const { hint, why } = texts;
  const nameOf = (lumino: number) => halfName(texts, 2 * lumino);
  switch (move.type) {
    case 'offer':
      return why.offer(nameOf(move.lumino));
    case 'takeLimestone':
      return why.takeLimestone;
    case 'takeFromDisplay':
      return why.take([nameOf(move.lumino)]);
    case 'takeFromAtoll':
      return why.take(move.luminos.map(nameOf));
    case 'lay':
      return hint.layOnto(nameOf(move.lumino), placeName(texts, move.numberOn), placeName(texts, move.otherOn));
    case 'discard':
      return hint.discardIt(nameOf(move.lumino));
    case 'score':
      return why.score(move.colour);
    case 'pass':
      return why.wait;
    case 'endTurn':
    case 'layStart':
    case 'special':
      return null;
  }
}
