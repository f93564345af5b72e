import type { GameId } from '../../../history/record';
import type { Colour } from '../../../rules/data/luminos';
import { detailsIn, hasWon, type PeopledGame, type PersonKey, type Someone, seatIn } from './people';
import { compareResults } from './results';

/** A record of the house: how much it is, whose, and in which game; the first one who got there has it. */
export interface HouseRecord {
  readonly type: 'points' | 'height' | 'scoring' | 'animals' | 'inARow';
  readonly count: number;
  readonly key: PersonKey;
  readonly game: GameId;
  /** Of a coral scoring. */
  readonly colour: Colour | null;
}

/** The game that was decided by least; 0 points apart if limestone decided it or nobody did. */
export interface ClosestGame {
  readonly apart: number;
  readonly game: GameId;
}

type Feat = Pick<HouseRecord, 'count' | 'game' | 'colour'>;

export function houseRecords(people: readonly Someone[]): readonly HouseRecord[] {
  const feats = {
    points: ({ key, games }: Someone) => best(games, (game) => ({ count: seatIn(game, key).points })),
    height: ({ key, games }: Someone) => best(games, (game) => ({ count: detailsIn(game, key)?.height ?? 0 })),
    scoring: ({ key, games }: Someone) =>
      best(games, (game) => {
        const scoring = detailsIn(game, key)?.bestScoring;
        return { count: scoring?.points ?? 0, colour: scoring?.colour ?? null };
      }),
    animals: ({ key, games }: Someone) =>
      best(games, (game) => ({ count: detailsIn(game, key)?.sources.animals ?? 0 })),
    inARow: mostInARow,
  };
  const when = new Map(people.flatMap(({ games }) => games.map(({ id, touched }) => [id, touched] as const)));
  return (Object.keys(feats) as (keyof typeof feats)[]).flatMap((type) => {
    const all = people.map((person): HouseRecord => ({ type, key: person.key, ...feats[type](person) }));
    const [first] = all.sort((a, b) => b.count - a.count || (when.get(a.game) ?? 0) - (when.get(b.game) ?? 0));
    // One win is no row, and nothing is no record.
    return first !== undefined && first.count > (type === 'inARow' ? 1 : 0) ? [first] : [];
  });
}

function best(games: readonly PeopledGame[], featIn: (game: PeopledGame) => Partial<Feat> & Pick<Feat, 'count'>): Feat {
  const feats = games.map((game): Feat => ({ colour: null, game: game.id, ...featIn(game) }));
  return feats.reduce((most, feat) => (feat.count > most.count ? feat : most));
}

/** Games that someone has won one after the other; the last of them is where the row was complete. */
function mostInARow({ key, games }: Someone): Feat {
  let row = 0;
  return best(games, (game) => {
    row = hasWon(game, key) ? row + 1 : 0;
    return { count: row };
  });
}

/** Null if there is none. */
export function closestGame(games: readonly PeopledGame[]): ClosestGame | null {
  return games.reduce<ClosestGame | null>((closest, { id, seats }) => {
    const [first, second] = [...seats].sort((a, b) => compareResults(b, a));
    const apart = first.points - second.points;
    return closest === null || apart < closest.apart ? { apart, game: id } : closest;
  }, null);
}

/** Everyone's wins as they grew, at a few moments from before the first game to after the last. */
export interface Race {
  /** After how many games each moment is. */
  readonly moments: readonly number[];
  readonly wins: ReadonlyMap<PersonKey, readonly number[]>;
}

export function raceOf(games: readonly PeopledGame[], keys: readonly PersonKey[], most: number): Race {
  const count = Math.min(games.length, most);
  const moments = Array.from({ length: count + 1 }, (_, index) => Math.round((index * games.length) / count));
  const winsBy = (key: PersonKey) => {
    const sums = [0];
    for (const game of games) sums.push(sums[sums.length - 1] + Number(hasWon(game, key)));
    return moments.map((moment) => sums[moment]);
  };
  return { moments, wins: new Map(keys.map((key) => [key, winsBy(key)])) };
}
