import { type FieldId, parseField } from '../../../../rules/data/hex';
import { LUMINOS, type LuminoId } from '../../../../rules/data/luminos';
import type { Reef } from '../../../../rules/state';
import { formatLumino } from '../../../../rules/text/names';
import { parseReef } from '../../../../rules/text/reef';

// The examples are written as positions are. A text that cannot be read is a defect of the guide.

export function reefOf(text: string): Reef {
  const parsed = parseReef(text);
  if (!parsed.ok) throw new Error(`${text}, at ${parsed.at}: ${parsed.problem}`);
  return parsed.value;
}

/** `d4 d5`. */
export function fieldsOf(names: string): readonly FieldId[] {
  return names === '' ? [] : names.split(' ').map(fieldOf);
}

/** `y4o`: the first of those that look alike. */
export function luminoOf(name: string): LuminoId {
  const found = LUMINOS.find(({ id }) => formatLumino(id).startsWith(name));
  if (found === undefined) throw new Error(`no lumino ${name}`);
  return found.id;
}

/** `y4o p5o`. */
export function luminosOf(names: string): readonly LuminoId[] {
  return names.split(' ').map(luminoOf);
}

/** `p5o:d6d7`. */
export function layOf(text: string): {
  readonly lumino: LuminoId;
  readonly numberOn: FieldId;
  readonly otherOn: FieldId;
} {
  const [name, fields] = text.split(':');
  return { lumino: luminoOf(name), numberOn: fieldOf(fields.slice(0, 2)), otherOn: fieldOf(fields.slice(2)) };
}

function fieldOf(name: string): FieldId {
  const found = parseField(name);
  if (found === null) throw new Error(`no field ${name}`);
  return found;
}
