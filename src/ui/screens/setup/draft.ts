import { type CharacterName, type Fish, MIND_VERSION } from '../../../history/record';
import type { Side } from '../../../rules/data/boards';
import type { ScoreBoard, Seat } from '../../../rules/state';
import type { Settled } from '../../../store/library/gameLibrary';
import { CHARACTER_NAMES } from '../../kit/characters/characterNames';
import { isBlank, isSameName, tidyName, typedName } from '../../kit/gameFacts/personName';

export interface DraftPerson {
  /** Does not change with the seat. */
  readonly id: number;
  /** Null until something is typed. */
  readonly name: string | null;
  readonly fish: Fish;
  /** The character that plays here instead of a person, whose name is kept meanwhile. */
  readonly character: DraftCharacter | null;
}

/** A second one of the same has a number behind its name. */
export interface DraftCharacter {
  readonly character: CharacterName;
  readonly name: string;
}

/** A game that is being set up. */
export interface Draft {
  /** Four, each with a fish of their own: first those who play, in seat order, then those who do not. */
  readonly people: readonly DraftPerson[];
  readonly count: number;
  readonly side: Side;
  readonly scoreBoard: ScoreBoard;
  /** By id. */
  readonly beginner: number | 'lot';
  /** A first game, with lessons; null until somebody says so, or that it is none. */
  readonly isGuided: boolean | null;
}

const FIRST_GAME = { side: 'A', scoreBoard: 'dark' } as const;

export const FEWEST = 2;
export const MOST = 4;

/** What a fish is called: who gives no name goes by that. */
export type FishNames = (fish: Fish) => string;

/** What is worth saying about a name. Every name can be played with. */
export type Hint =
  | { readonly type: 'blank' }
  | { readonly type: 'same'; readonly name: string; readonly count: number };

/** Those who play, in seat order. */
export function seatedIn({ people, count }: Draft): readonly DraftPerson[] {
  return people.slice(0, count);
}

export function addPerson(draft: Draft, character: CharacterName | null = null): Draft {
  const newcomer = draft.people[draft.count];
  if (newcomer === undefined) return draft;
  return chooseCharacter({ ...draft, count: draft.count + 1 }, newcomer.id, character);
}

/** A character plays there, or with null a person. */
export function chooseCharacter(draft: Draft, id: number, character: CharacterName | null): Draft {
  if (character === null) return changePerson(draft, id, { character: null });
  const taken = seatedIn(draft).flatMap((each) => (each.id === id ? [] : [each.character?.name]));
  const names = [CHARACTER_NAMES[character], ...[2, 3, 4].map((number) => `${CHARACTER_NAMES[character]} ${number}`)];
  const name = names.find((each) => !taken.includes(each)) ?? names[0];
  return changePerson(draft, id, { character: { character, name } });
}

/** The player who leaves is the first to come back. */
export function removePerson(draft: Draft, id: number): Draft {
  const seat = seatedIn(draft).findIndex((person) => person.id === id);
  if (seat < 0 || draft.count === FEWEST) return draft;
  const last = draft.count - 1;
  const { people } = moveSeat(draft, seat, last);
  return { ...draft, people, count: last, beginner: draft.beginner === id ? 'lot' : draft.beginner };
}

export function rename(draft: Draft, id: number, text: string): Draft {
  return changePerson(draft, id, { name: typedName(text) });
}

/** Each fish is there once: its owner gets the other one. */
export function chooseFish(draft: Draft, id: number, fish: Fish): Draft {
  const before = draft.people.find((person) => person.id === id);
  const owner = draft.people.find((person) => person.fish === fish);
  if (before === undefined || owner === undefined) return draft;
  return changePerson(changePerson(draft, owner.id, { fish: before.fish }), id, { fish });
}

/** A player gets another seat, and those in between move up. */
export function moveSeat(draft: Draft, from: Seat, to: Seat): Draft {
  const isSeat = (seat: Seat) => Number.isInteger(seat) && seat >= 0 && seat < draft.count;
  if (!isSeat(from) || !isSeat(to)) return draft;
  const people = draft.people.filter((_, seat) => seat !== from);
  people.splice(to, 0, draft.people[from]);
  return { ...draft, people };
}

/** What a player will be called at the table. */
export function calledIn({ name, fish, character }: DraftPerson, fishNames: FishNames): string {
  if (character !== null) return character.name;
  const tidy = tidyName(name ?? '');
  return isBlank(tidy) ? fishNames(fish) : tidy;
}

export function hintOf(draft: Draft, person: DraftPerson, fishNames: FishNames): Hint | null {
  if (person.character !== null) return null;
  const name = calledIn(person, fishNames);
  const count = seatedIn(draft).filter((other) => isSameName(calledIn(other, fishNames), name)).length;
  if (count > 1) return { type: 'same', name, count };
  return person.name !== null && isBlank(person.name) ? { type: 'blank' } : null;
}

/** The game as it is settled now. There is always one to play. A guided one is on side A and dark, as [3.1] has the first. */
export function settledOf(draft: Draft, fishNames: FishNames, isGuided = false): Settled {
  const { beginner } = draft;
  const { side, scoreBoard } = isGuided ? FIRST_GAME : draft;
  const seated = seatedIn(draft);
  const seat = seated.findIndex(({ id }) => id === beginner);
  return {
    people: seated.map((person) => ({
      name: calledIn(person, fishNames),
      fish: person.fish,
      mind: person.character && { character: person.character.character, version: MIND_VERSION },
    })),
    isGuided,
    side,
    scoreBoard,
    octopus: seat < 0 ? 'lot' : seat,
  };
}

function changePerson(draft: Draft, id: number, change: Partial<DraftPerson>): Draft {
  return { ...draft, people: draft.people.map((each) => (each.id === id ? { ...each, ...change } : each)) };
}
