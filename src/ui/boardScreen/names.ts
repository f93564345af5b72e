import type { Person } from '../../history/record';
import type { TableTexts } from '../../i18n/en/table/table';
import { BOARDS, type Side } from '../../rules/data/boards';
import { COORDINATES, type FieldId } from '../../rules/data/hex';
import { HALVES, type HalfId, isStartLumino, LUMINOS, type LuminoId, startLumino } from '../../rules/data/luminos';
import type { Reef, Seat } from '../../rules/state';

/** What a player is called: the one place that knows. */
export function seatName({ words }: TableTexts, people: readonly Person[], seat: Seat): string {
  return people[seat]?.name ?? words.seat(seat + 1);
}

export function luminoName({ words }: TableTexts, lumino: LuminoId): string {
  if (isStartLumino(lumino)) return words.startLumino(...startLumino(lumino).colours);
  const { colour, value, animal } = LUMINOS[lumino];
  return words.lumino(colour, value, animal);
}

/** As short as it gets: "pink 5", and several as "2 luminos". */
export function shortName(texts: TableTexts, luminos: readonly LuminoId[]): string {
  const [first, ...others] = luminos;
  return others.length > 0 ? texts.words.luminos(luminos.length) : halfName(texts, 2 * first);
}

export function luminoNames(texts: TableTexts, luminos: readonly LuminoId[]): string {
  return luminos.map((lumino) => luminoName(texts, lumino)).join('; ');
}

export function halfName({ words }: TableTexts, half: HalfId): string {
  const { colour, value, animal } = HALVES[half];
  return words.half(colour, value, animal);
}

/** "row 3, field 4" */
export function placeName({ fields }: TableTexts, field: FieldId): string {
  const { row, column } = COORDINATES[field];
  return fields.place(row + 1, column + 1);
}

/** What is printed on the board there. */
export function baseName({ fields, words }: TableTexts, side: Side, field: FieldId): string {
  const remote = BOARDS[side].remote.find((each) => each.field === field);
  return remote === undefined ? words.base(BOARDS[side].base[field]) : fields.remote(remote.penalty);
}

/** The same as a sentence: what it means for the game. */
export function baseMeaning({ fields }: TableTexts, side: Side, field: FieldId): string {
  const remote = BOARDS[side].remote.find((each) => each.field === field);
  return remote === undefined ? fields.bases[BOARDS[side].base[field]] : fields.remoteBase(remote.penalty);
}

/** Everything on a field from the top down. */
export function stackName(texts: TableTexts, side: Side, reef: Reef, field: FieldId): string {
  const halves = reef[field].map((half, index) => texts.fields.level(index + 1, halfName(texts, half))).reverse();
  return texts.fields.stack(placeName(texts, field), halves, baseName(texts, side, field));
}
