import { type Animal, type Colour, LUMINOS, type LuminoId, START_LUMINOS } from '../../../src/rules/data/luminos';
import type { Reef } from '../../../src/rules/state';
import { ALL_FIELDS, type Field } from './board';

/** A lumino on two fields. A start lumino has its first colour on `numberOn`. */
export interface Lay {
  readonly lumino: LuminoId;
  readonly numberOn: Field;
  readonly otherOn: Field;
}

/** What lies on top of a field. */
export interface Coral {
  readonly lumino: LuminoId;
  readonly colour: Colour;
  readonly number: number | null;
  readonly animal: Animal | null;
}

/** A field seen from above: how many luminos lie on it and what the topmost shows. */
export interface Seen {
  readonly height: number;
  readonly coral: Coral | null;
}

/** Section 2: a field's height is the number of luminos on it, and only the top of a field is visible. */
export function look(lays: readonly Lay[]): Seen[] {
  return ALL_FIELDS.map((field) => {
    const pile = lays.filter((lay) => lay.numberOn === field || lay.otherOn === field);
    const top = pile.at(-1);
    return { height: pile.length, coral: top === undefined ? null : coralOf(top, field) };
  });
}

/** The lays as a reef. */
export function reefOf(lays: readonly Lay[]): Reef {
  return ALL_FIELDS.map((field) =>
    lays.flatMap(({ lumino, numberOn, otherOn }) =>
      field === numberOn ? [2 * lumino] : field === otherOn ? [2 * lumino + 1] : [],
    ),
  );
}

/** The reef as the list of its lays, the lower levels first. */
export function laysOf(reef: Reef): Lay[] {
  const highest = Math.max(...reef.map((pile) => pile.length));
  return Array.from({ length: highest }, (_, level) => laysOnLevel(reef, level)).flat();
}

function laysOnLevel(reef: Reef, level: number): Lay[] {
  const numberFields = ALL_FIELDS.filter((field) => level < reef[field].length && reef[field][level] % 2 === 0);
  return numberFields.map((numberOn) => ({
    lumino: reef[numberOn][level] / 2,
    numberOn,
    otherOn: ALL_FIELDS.findIndex((field) => reef[field][level] === reef[numberOn][level] + 1),
  }));
}

function coralOf({ lumino, numberOn }: Lay, field: Field): Coral {
  const onNumber = field === numberOn;
  if (lumino < LUMINOS.length) {
    const { colour, value, animal } = LUMINOS[lumino];
    return { lumino, colour, number: onNumber ? value : null, animal: onNumber ? null : animal };
  }
  // Ruling 6: start luminos show neither numbers nor animals.
  const { colours } = START_LUMINOS[lumino - LUMINOS.length];
  return { lumino, colour: colours[onNumber ? 0 : 1], number: null, animal: null };
}
