import { CHARACTERS, type CharacterName } from '../../../history/record';
import { type PersonKey, type Someone, seatIn } from './people';
import { compareResults } from './results';

/** How often someone was ahead of someone else they played with, level, and behind. */
export interface Meetings {
  readonly other: PersonKey;
  readonly ahead: number;
  readonly level: number;
  readonly behind: number;
}

/** Whom they played with most often first. */
export function meetingsOf({ key, games }: Someone): readonly Meetings[] {
  const met = new Map<PersonKey, Meetings>();
  for (const game of games) {
    const own = seatIn(game, key);
    for (const other of game.seatOf.keys()) {
      if (other === key) continue;
      const before = met.get(other) ?? { other, ahead: 0, level: 0, behind: 0 };
      met.set(other, { ...before, ...countedAs(before, compareResults(own, seatIn(game, other))) });
    }
  }
  return [...met.values()].sort((a, b) => sumOf(b) - sumOf(a) || (a.other < b.other ? -1 : 1));
}

function countedAs({ ahead, level, behind }: Meetings, comparison: number): Omit<Meetings, 'other'> {
  if (comparison === 0) return { ahead, level: level + 1, behind };
  return comparison > 0 ? { ahead: ahead + 1, level, behind } : { ahead, level, behind: behind + 1 };
}

function sumOf({ ahead, level, behind }: Meetings): number {
  return ahead + level + behind;
}

/** Games with a character, and in how many of them someone was ahead of it: of each of them if it sat there twice. */
export interface CharacterMeetings {
  readonly character: CharacterName;
  readonly games: number;
  readonly beaten: number;
}

/** From the easiest to the strongest. */
export function characterMeetings({ key, games }: Someone): readonly CharacterMeetings[] {
  return CHARACTERS.map((character) => {
    const met = games.filter(({ seats }) => seats.some((seat) => seat.character === character));
    const beaten = met.filter((game) => {
      const own = seatIn(game, key);
      return game.seats.every((seat) => seat.character !== character || compareResults(own, seat) > 0);
    });
    return { character, games: met.length, beaten: beaten.length };
  });
}

/** So often a character has to be beaten before the next one is suggested. */
export const STEP_UP_AFTER = 3;

/** The strongest character that was beaten so often, and the one to try then; null if that one was beaten so often, too. */
export interface StepUp {
  readonly beaten: CharacterName;
  readonly times: number;
  readonly next: CharacterName | null;
}

export function stepUpOf(meetings: readonly CharacterMeetings[]): StepUp | null {
  const strongest = meetings.filter(({ beaten }) => beaten >= STEP_UP_AFTER).at(-1);
  if (strongest === undefined) return null;
  const next = CHARACTERS[CHARACTERS.indexOf(strongest.character) + 1] ?? null;
  return { beaten: strongest.character, times: strongest.beaten, next };
}
