import { LUMINOS, type LuminoId } from '../../../src/rules/data/luminos';
import { formatLumino } from '../../../src/rules/text/names';

/** The lumino of that name: `p6o1`. */
export function lumino(name: string): LuminoId {
  const found = LUMINOS.find(({ id }) => formatLumino(id) === name);
  if (found === undefined) throw new Error(`no lumino ${name}`);
  return found.id;
}

/** Several luminos by name: `p6o1,y3s1`. */
export function luminos(names: string): LuminoId[] {
  return names.split(',').map(lumino);
}

/** What is left of the luminos without those, in the same order. */
export function without(all: readonly LuminoId[], gone: readonly LuminoId[]): LuminoId[] {
  return all.filter((id) => !gone.includes(id));
}

export function ascending(ids: readonly LuminoId[]): LuminoId[] {
  return [...ids].sort((a, b) => a - b);
}
