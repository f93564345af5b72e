import type { Fish, GameId } from '../../../history/record';
import type { NameGroups } from '../../../storage/format/nameGroups';
import { type Figures, figuresOf, type Origins, originsOf, type TableFigures, tableFigures } from './figures';
import { type ClosestGame, closestGame, type HouseRecord, houseRecords, type Race, raceOf } from './house';
import {
  type CharacterMeetings,
  characterMeetings,
  type Meetings,
  meetingsOf,
  type StepUp,
  stepUpOf,
} from './meetings';
import { type CountedGame, findPeople, findSeats, type PersonKey, type Someone, seatIn } from './people';
import { countedGames } from './results';

/** What all finished games say about everyone who played them. */
export interface Chronicle {
  /** How many count, and how many of those are played through by now. */
  readonly games: number;
  readonly detailed: number;
  /** Those with most games first. */
  readonly people: readonly Person[];
  readonly records: readonly HouseRecord[];
  readonly closest: ClosestGame | null;
  readonly race: Race;
  /** By game: when it was finished. */
  readonly touched: ReadonlyMap<GameId, number>;
}

export interface Person {
  readonly key: PersonKey;
  readonly name: string;
  readonly fish: Fish;
  readonly names: readonly string[];
  readonly figures: Figures;
  readonly tables: readonly TableFigures[];
  readonly origins: Origins | null;
  readonly meetings: readonly Meetings[];
  readonly characters: readonly CharacterMeetings[];
  readonly stepUp: StepUp | null;
  /** In the order in which they were finished. */
  readonly played: readonly Played[];
}

/** A game of someone. */
export interface Played {
  readonly game: GameId;
  readonly touched: number;
  readonly points: number;
}

/** As many as a plot can show. */
const RACERS = 4;
const RACE_MOMENTS = 12;

export function chronicleOf(all: readonly CountedGame[], groups: NameGroups): Chronicle {
  const games = findSeats(countedGames(all), groups);
  const people = findPeople(games, groups);
  const racers = people.slice(0, RACERS).map(({ key }) => key);
  return {
    games: games.length,
    detailed: games.filter(({ details }) => details !== null).length,
    people: people.map(personOf),
    records: houseRecords(people),
    closest: closestGame(games),
    race: raceOf(games, racers, RACE_MOMENTS),
    touched: new Map(games.map(({ id, touched }) => [id, touched])),
  };
}

function personOf(someone: Someone): Person {
  const { key, name, fish, names, games } = someone;
  const characters = characterMeetings(someone);
  return {
    key,
    name,
    fish,
    names,
    figures: figuresOf(someone),
    tables: tableFigures(someone),
    origins: originsOf(someone),
    meetings: meetingsOf(someone),
    characters,
    stepUp: stepUpOf(characters),
    played: games.map((game) => ({
      game: game.id,
      touched: game.touched,
      points: seatIn(game, key).points,
    })),
  };
}
