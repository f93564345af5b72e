import { CHARACTERS, FISH, LONGEST_NAME_UNITS, type Person, type SeatMind } from '../../history/record';
import { type Digits, pop, popCount, put, putCount, type Source, Unfit } from './digits';

/** In UTF-8 no unit takes more than three bytes. */
const LONGEST_NAME_BYTES = 3 * LONGEST_NAME_UNITS;

/** The first version that says who thinks for a seat. */
const MINDS_SINCE = 2;

/** The highest version of a mind, like every count of a save. */
const LATEST_MIND = 1e9 - 1;

/** Adds the players as that version of the links does: either none is named, or there is one for each seat. */
export function putPeople(digits: Digits, people: readonly Person[], seats: number, version: number): void {
  if (people.length !== 0 && people.length !== seats) throw new Unfit();
  put(digits, people.length === 0 ? 0 : 1, 2);
  for (const { name, fish, mind } of people) {
    putName(digits, name);
    put(digits, FISH.indexOf(fish), FISH.length);
    if (version >= MINDS_SINCE) putMind(digits, mind);
    else if (mind !== null) throw new Unfit();
  }
}

export function popPeople(source: Source, seats: number, version: number): readonly Person[] {
  const length = pop(source, 2) === 0 ? 0 : seats;
  return Array.from({ length }, () => ({
    name: popName(source),
    fish: FISH[pop(source, FISH.length)],
    mind: version >= MINDS_SINCE ? popMind(source) : null,
  }));
}

/** Who thinks: a person is 0. A new character takes another `LINK_VERSION`. */
const THINKERS = CHARACTERS.length + 1;

function putMind(digits: Digits, mind: SeatMind | null): void {
  if (mind === null) {
    put(digits, 0, THINKERS);
    return;
  }
  const { character, version } = mind;
  // One that is unknown would be read as a person.
  if (!CHARACTERS.includes(character) || version > LATEST_MIND) throw new Unfit();
  put(digits, CHARACTERS.indexOf(character) + 1, THINKERS);
  putCount(digits, version - 1);
}

function popMind(source: Source): SeatMind | null {
  const thinker = pop(source, THINKERS);
  if (thinker === 0) return null;
  return { character: CHARACTERS[thinker - 1], version: popCount(source, LATEST_MIND - 1) + 1 };
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
