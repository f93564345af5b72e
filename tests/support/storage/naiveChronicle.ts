import type { CharacterName } from '../../../src/history/record';
import { replay } from '../../../src/history/replay';
import { finalScores, victory } from '../../../src/rules/play/finalScoring';
import type { Save } from '../../../src/storage/format/save';

// A chronicle once more, counted in the plainest way: every game played through, every figure a loop of its own.

export interface NaivePerson {
  games: number;
  wins: number;
  points: number[];
  /** By players, side and score board: points of each game. */
  tables: Record<string, number[]>;
  sources: Record<string, number>;
  colours: Record<string, number>;
  height: number;
  /** By the other's key: games in which this person was ahead, level, behind. */
  met: Record<string, [number, number, number]>;
  /** By character: games, and in how many each of that character was behind. */
  characters: Record<CharacterName, [number, number]>;
}

export interface Naive {
  people: Map<string, NaivePerson>;
  games: number;
  most: number;
  highest: number;
  bestScoring: number;
  mostAnimals: number;
  apart: number;
}

export function naiveChronicle(saves: readonly Save[], groups: readonly (readonly string[])[]): Naive {
  const naive: Naive = { people: new Map(), games: 0, most: 0, highest: 0, bestScoring: 0, mostAnimals: 0, apart: 999 };
  for (const save of saves) {
    if (save.removed !== null || isUnfinished(save) || isCopy(save, saves)) continue;
    if (!save.record.people.some(({ mind }) => mind === null)) continue;
    naive.games++;
    countIn(naive, save, groups);
  }
  return naive;
}

function playedOut({ record }: Save) {
  const played = replay(record);
  if (!played.ok) throw new Error('the rules refuse this game');
  return played;
}

function isUnfinished(save: Save): boolean {
  return playedOut(save).state.step.type !== 'over';
}

/** Another one of the same deal was begun before. */
function isCopy(save: Save, saves: readonly Save[]): boolean {
  return saves.some((other) => {
    if (other.removed !== null || isUnfinished(other)) return false;
    const isSameDeal = JSON.stringify(other.record.origin) === JSON.stringify(save.record.origin);
    const isSamePeople = JSON.stringify(other.record.people) === JSON.stringify(save.record.people);
    const isFirst = other.created < save.created || (other.created === save.created && other.id < save.id);
    return isSameDeal && isSamePeople && isFirst;
  });
}

function keyOf(name: string, groups: readonly (readonly string[])[]): string {
  const plain = (text: string) => text.trim().toLowerCase().split(/\s+/).join(' ');
  for (const group of groups) if (group.some((each) => plain(each) === plain(name))) return plain(group[0]);
  return plain(name);
}

function countIn(naive: Naive, save: Save, groups: readonly (readonly string[])[]): void {
  const { state, past } = playedOut(save);
  const { people } = save.record;
  const finals = finalScores(state);
  const { winners } = victory(state);
  // Points, and limestone where they are equal.
  const worth = state.players.map(({ points, limestone }) => points * 1000 + limestone);
  const ranked = state.players.map(({ points }) => points).sort((a, b) => b - a);
  const [first, second] = [...worth.keys()].sort((a, b) => worth[b] - worth[a]);
  naive.apart = Math.min(naive.apart, state.players[first].points - state.players[second].points);
  if (ranked[0] < 0) throw new Error('nobody has played that badly yet');

  const seats = new Map<string, number>();
  for (const [seat, { name, mind }] of people.entries()) {
    if (mind !== null) continue;
    const key = keyOf(name, groups);
    const before = seats.get(key);
    if (before === undefined || worth[seat] > worth[before]) seats.set(key, seat);
  }
  for (const [key, seat] of seats) {
    const person = naive.people.get(key) ?? nobody();
    naive.people.set(key, person);
    const points = state.players[seat].points;
    person.games++;
    if (winners.includes(seat)) person.wins++;
    person.points.push(points);
    const table = `${people.length}${state.side}${state.scoreBoard}`;
    person.tables[table] = [...(person.tables[table] ?? []), points];
    const add = (record: Record<string, number>, name: string, more: number) => {
      record[name] = (record[name] ?? 0) + more;
    };
    for (const { events } of past) {
      for (const event of events) {
        if (event.type === 'colourScored' && event.seat === seat) {
          add(person.sources, 'coral', event.score.points);
          add(person.colours, event.score.colour, event.score.points);
          naive.bestScoring = Math.max(naive.bestScoring, event.score.points);
        }
        if (event.type === 'discarded' && event.seat === seat) add(person.sources, 'discards', -event.points);
      }
    }
    for (const [category, sum] of Object.entries(finals[seat].sums)) add(person.sources, category, sum);
    for (const majority of finals[seat].majorities) add(person.colours, majority.colour, majority.points);
    for (const halves of state.players[seat].reef) person.height = Math.max(person.height, halves.length);
    for (const [other, otherSeat] of seats) {
      if (other === key) continue;
      const met = person.met[other] ?? [0, 0, 0];
      met[worth[seat] > worth[otherSeat] ? 0 : worth[seat] === worth[otherSeat] ? 1 : 2]++;
      person.met[other] = met;
    }
    for (const character of ['easy', 'middle', 'strongest'] as const) {
      const theirs = [...people.keys()].filter((each) => people[each].mind?.character === character);
      if (theirs.length === 0) continue;
      person.characters[character][0]++;
      if (theirs.every((each) => worth[each] < worth[seat])) person.characters[character][1]++;
    }
    naive.most = Math.max(naive.most, points);
    naive.highest = Math.max(naive.highest, person.height);
    naive.mostAnimals = Math.max(naive.mostAnimals, finals[seat].sums.animals);
  }
}

function nobody(): NaivePerson {
  const characters: NaivePerson['characters'] = { easy: [0, 0], middle: [0, 0], strongest: [0, 0] };
  return { games: 0, wins: 0, points: [], tables: {}, sources: {}, colours: {}, height: 0, met: {}, characters };
}
