import { CHARACTERS, FISH, type Fish } from '../../../history/record';
import { SIDES } from '../../../rules/data/boards';
import { SCORE_BOARDS } from '../../../rules/state';
import { isBlank, tidyName } from '../../kit/gameFacts/personName';
import { chooseCharacter, type Draft, FEWEST, MOST } from './draft';

/** The draft in one line of text, for next time. */
export function formatDraft({ people, count, side, scoreBoard, beginner, isGuided }: Draft): string {
  const seat = people.findIndex(({ id }) => id === beginner);
  return JSON.stringify({
    people: people.map(({ name, fish, character }) => ({ name, fish, character: character?.character ?? null })),
    count,
    side,
    scoreBoard,
    beginner: seat < 0 ? 'lot' : seat,
    // A "no" is for next time, too. A first game is one only once.
    isGuided: isGuided === false ? false : null,
  });
}

/** Reads any text; what is missing or wrong in it is as it is for the first game. */
export function parseDraft(text: string | null): Draft {
  const { people, count, side, scoreBoard, beginner, isGuided } = outline(text);
  const listed: readonly unknown[] = Array.isArray(people) ? people : [];
  const fish = oneEach(listed);
  const seats = isWithin(count, FEWEST, MOST) ? count : FEWEST;
  const draft: Draft = {
    people: fish.map((each, id) => ({ id, name: nameIn(listed[id]), fish: each, character: null })),
    count: seats,
    side: SIDES.find((each) => each === side) ?? 'A',
    scoreBoard: SCORE_BOARDS.find((each) => each === scoreBoard) ?? 'dark',
    beginner: isWithin(beginner, 0, seats - 1) ? beginner : 'lot',
    isGuided: isGuided === false ? false : null,
  };
  // One after the other: a second one of the same gets its number.
  return draft.people.reduce((last, { id }) => {
    const { character } = asObject(listed[id]);
    return chooseCharacter(last, id, (id < seats && CHARACTERS.find((each) => each === character)) || null);
  }, draft);
}

function outline(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return asObject(JSON.parse(text ?? ''));
  } catch {
    return {};
  }
}

/** All four fish, as wished where that is possible. */
function oneEach(people: readonly unknown[]): readonly Fish[] {
  const free = new Set<Fish>(FISH);
  return FISH.map((_, place) => {
    const wish = asObject(people[place])['fish'];
    const [first] = free;
    const fish = FISH.find((each) => each === wish && free.has(each)) ?? first;
    free.delete(fish);
    return fish;
  });
}

/** A name that was left blank counts as untouched: last time's hint is no news. */
function nameIn(person: unknown): string | null {
  const { name } = asObject(person);
  const tidy = typeof name === 'string' ? tidyName(name) : '';
  return isBlank(tidy) ? null : tidy;
}

function isWithin(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
