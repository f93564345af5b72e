import { FISH, LONGEST_NAME_UNITS, type Person } from '../../history/record';
import { type Digits, pop, popCount, put, putCount, type Source, Unfit } from './digits';

/** In UTF-8 no unit takes more than three bytes. */
const LONGEST_NAME_BYTES = 3 * LONGEST_NAME_UNITS;

/** Adds the players: either none is named, or there is one for each seat. */
export function putPeople(digits: Digits, people: readonly Person[], seats: number): void {
  if (people.length !== 0 && people.length !== seats) throw new Unfit();
  put(digits, people.length === 0 ? 0 : 1, 2);
  for (const { name, fish } of people) {
    putName(digits, name);
    put(digits, FISH.indexOf(fish), FISH.length);
  }
}

export function popPeople(source: Source, seats: number): readonly Person[] {
  const length = pop(source, 2) === 0 ? 0 : seats;
  return Array.from({ length }, () => ({ name: popName(source), fish: FISH[pop(source, FISH.length)], mind: null }));
}

/** Half a character, which no keyboard makes, is written as the sign for one that cannot be shown. */
function putName(digits: Digits, name: string): void {
  if (name.length > LONGEST_NAME_UNITS) throw new Unfit();
  const bytes = new TextEncoder().encode(name);
  putCount(digits, bytes.length);
  for (const byte of bytes) put(digits, byte, 256);
}

function popName(source: Source): string {
  const length = popCount(source, LONGEST_NAME_BYTES);
  const bytes = Uint8Array.from({ length }, () => pop(source, 256));
  const name = decoded(bytes);
  if (name.length > LONGEST_NAME_UNITS) throw new Unfit();
  return name;
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Unfit();
  }
}
