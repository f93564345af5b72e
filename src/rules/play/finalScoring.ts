import { BOARDS, type Board } from '../data/boards';
import { type FieldId, NEIGHBOURS } from '../data/hex';
import { ANIMALS, type Animal, COLOURS, type Colour } from '../data/luminos';
import { type Coral, heightOf, visibleCorals } from '../reef';
import { type AnimalScore, type FinalScore, type MajorityScore, SCORE_CATEGORIES, type Victory } from '../scores';
import type { GameState, Player, Reef } from '../state';

/** [8.1] For each token jellyfish side up. */
export const JELLYFISH_POINTS = 2;

/** [8] What final scoring brings each player now, by seat, down to the fields behind each point. Points so far play no part. */
export function finalScores(state: GameState): readonly FinalScore[] {
  const board = BOARDS[state.side];
  const corals = state.players.map(({ reef }) => visibleCorals(reef));
  const compared = COLOURS.map((colour) => compareColour(corals, colour));
  return state.players.map(({ tokens, limestone: store, reef }, seat) => {
    const turned = COLOURS.filter((colour) => tokens[colour] === 'jellyfish').length;
    const jellyfish = { count: turned, points: JELLYFISH_POINTS * turned };
    const limestone = { count: store, points: Math.floor(store / 2) };
    const animals = state.scoreBoard === 'dark' ? darkAnimals(corals[seat]) : lightAnimals(corals[seat], reef, board);
    const majorities = compared.map((bySeat) => bySeat[seat]);
    const remote = board.remote
      .filter(({ field }) => heightOf(reef, field) === 0)
      .map(({ field, penalty }) => ({ field, points: -penalty }));
    const sums = {
      jellyfish: jellyfish.points,
      limestone: limestone.points,
      animals: sum(animals),
      majorities: sum(majorities),
      remote: sum(remote),
    };
    const points = SCORE_CATEGORIES.reduce((total, category) => total + sums[category], 0);
    return { sums, jellyfish, limestone, animals, majorities, remote, points };
  });
}

/** What of a finished game decides who won. */
interface Finished {
  readonly players: readonly Pick<Player, 'points' | 'limestone'>[];
}

/** [8] Who has most points; among those most limestone; several if they share the win. */
export function victory({ players }: Finished): Victory {
  const most = Math.max(...players.map(({ points }) => points));
  const leaders = [...players.keys()].filter((seat) => players[seat].points === most);
  const limestone = Math.max(...leaders.map((seat) => players[seat].limestone));
  const winners = leaders.filter((seat) => players[seat].limestone === limestone);
  return { winners, by: leaders.length === 1 ? 'points' : winners.length === 1 ? 'limestone' : 'sharing' };
}

/** [8.3, dark] Points for having 1, 2, 3 and 4 or more. */
export const DARK_ANIMALS: Readonly<Record<Animal, readonly [number, number, number, number]>> = {
  shell: [0, 1, 4, 8],
  crab: [2, 4, 7, 10],
  seahorse: [1, 6, 7, 12],
  starfish: [4, 8, 11, 14],
};

/** [8.3, light] Points of the small and of the large score, and how many neighbours the large one takes. */
export const LIGHT_ANIMALS: Readonly<
  Record<Animal, { readonly small: number; readonly large: number; readonly many: number }>
> = {
  shell: { small: 1, large: 2, many: 3 },
  crab: { small: 1, large: 3, many: 4 },
  seahorse: { small: 2, large: 7, many: 6 },
  starfish: { small: 2, large: 4, many: 5 },
};

function darkAnimals(corals: readonly Coral[]): AnimalScore[] {
  return ANIMALS.map((animal) => {
    const fields = corals.filter(({ half }) => half.animal === animal).map(({ field }) => field);
    const points =
      fields.length === 0 ? 0 : DARK_ANIMALS[animal][Math.min(fields.length, DARK_ANIMALS[animal].length) - 1];
    return { board: 'dark', animal, fields, points };
  });
}

function lightAnimals(corals: readonly Coral[], reef: Reef, board: Board): AnimalScore[] {
  return corals.flatMap(({ field, half: { animal } }): AnimalScore[] => {
    if (animal === null) return [];
    const neighbours = NEIGHBOURS[field].filter((other) => counts(animal, reef, board, field, other));
    const { small, large, many } = LIGHT_ANIMALS[animal];
    const size = neighbours.length >= many ? 'large' : neighbours.length >= 1 ? 'small' : 'none';
    return [{ board: 'light', animal, field, neighbours, size, points: { none: 0, small, large }[size] }];
  });
}

/** Does this neighbour count for the animal on the field? */
function counts(animal: Animal, reef: Reef, board: Board, field: FieldId, neighbour: FieldId): boolean {
  const level = heightOf(reef, field);
  const height = heightOf(reef, neighbour);
  switch (animal) {
    case 'shell':
      return height === 0 && board.base[neighbour] === 'water';
    case 'crab':
      return height === level;
    case 'seahorse':
      return height > level;
    case 'starfish':
      return height > 0 && height < level;
  }
}

/** [8.4] One colour compared around the table, by seat. */
function compareColour(corals: readonly (readonly Coral[])[], colour: Colour): MajorityScore[] {
  const fields = corals.map((own) => own.filter(({ half }) => half.colour === colour).map(({ field }) => field));
  const counts = fields.map((own) => own.length);
  const seatsWith = (count: number) => [...counts.keys()].filter((seat) => counts[seat] === count && count > 0);
  const first = seatsWith(Math.max(...counts));
  const second = first.length === 1 ? seatsWith(Math.max(...counts.filter((_, seat) => !first.includes(seat)))) : [];
  return fields.map((own, seat) => {
    if (first.includes(seat)) {
      return { colour, fields: own, counts, place: 'first', sharedBy: first, points: first.length === 1 ? 4 : 3 };
    }
    if (second.includes(seat)) {
      return { colour, fields: own, counts, place: 'second', sharedBy: second, points: second.length === 1 ? 2 : 1 };
    }
    return { colour, fields: own, counts, place: 'none', sharedBy: [], points: 0 };
  });
}

function sum(scores: readonly { readonly points: number }[]): number {
  return scores.reduce((points, score) => points + score.points, 0);
}
