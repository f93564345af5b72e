import { BOARDS } from './boards';
import { type FieldId, NEIGHBOURS } from './hex';
import { ANIMALS, type Animal, COLOURS, type Colour, HALVES } from './luminos';
import { heightOf, topOf, visibleHalves } from './reef';
import type { AnimalScore, FinalScore, MajorityScore } from './scores';
import type { GameState, Player, Reef, Seat } from './state';

/** [8] What final scoring brings each player now, by seat, down to the fields behind each point. Points so far play no part. */
export function finalScores(state: GameState): readonly FinalScore[] {
  const majorities = COLOURS.map((colour) => compareColour(state.players, colour));
  return state.players.map((player, seat) => {
    const jellyfish = COLOURS.filter((colour) => player.tokens[colour] === 'jellyfish').length;
    const parts = {
      jellyfish: { count: jellyfish, points: 2 * jellyfish },
      limestone: { count: player.limestone, points: Math.floor(player.limestone / 2) },
      animals: state.scoreBoard === 'dark' ? darkAnimals(player.reef) : lightAnimals(player.reef, state),
      majorities: majorities.map((bySeat) => bySeat[seat]),
      remote: BOARDS[state.side].remote
        .filter(({ field }) => heightOf(player.reef, field) === 0)
        .map(({ field, penalty }) => ({ field, points: -penalty })),
    };
    const { animals, remote } = parts;
    const points = sum([parts.jellyfish, parts.limestone]) + sum(animals) + sum(parts.majorities) + sum(remote);
    return { ...parts, points };
  });
}

/** [8] Who has most points; among those most limestone; several if they share the win. */
export function winners(state: GameState): readonly Seat[] {
  const { players } = state;
  const most = Math.max(...players.map((player) => player.points));
  const leaders = players.map((_, seat) => seat).filter((seat) => players[seat].points === most);
  const limestone = Math.max(...leaders.map((seat) => players[seat].limestone));
  return leaders.filter((seat) => players[seat].limestone === limestone);
}

/** [8.3, dark] Points for having 1, 2, 3 and 4 or more. */
const DARK: Record<Animal, readonly [number, number, number, number]> = {
  shell: [0, 1, 4, 8],
  crab: [2, 4, 7, 10],
  seahorse: [1, 6, 7, 12],
  starfish: [4, 8, 11, 14],
};

/** [8.3, light] Points of the small and of the large score, and how many neighbours the large one takes. */
const LIGHT: Record<Animal, { readonly small: number; readonly large: number; readonly many: number }> = {
  shell: { small: 1, large: 2, many: 3 },
  crab: { small: 1, large: 3, many: 4 },
  seahorse: { small: 2, large: 7, many: 6 },
  starfish: { small: 2, large: 4, many: 5 },
};

function darkAnimals(reef: Reef): AnimalScore[] {
  return ANIMALS.map((animal) => {
    const fields = visibleHalves(reef, (half) => half.animal === animal).map(({ field }) => field);
    const points = fields.length === 0 ? 0 : DARK[animal][Math.min(fields.length, DARK[animal].length) - 1];
    return { board: 'dark', animal, fields, points };
  });
}

function lightAnimals(reef: Reef, state: GameState): AnimalScore[] {
  return visibleHalves(reef, (half) => half.animal !== null).map(({ field }) => {
    const animal = animalOn(reef, field);
    const neighbours = NEIGHBOURS[field].filter((other) => counts(animal, reef, field, other, state));
    const { small, large, many } = LIGHT[animal];
    const size = neighbours.length >= many ? 'large' : neighbours.length >= 1 ? 'small' : 'none';
    const points = { none: 0, small, large }[size];
    return { board: 'light', animal, field, neighbours, size, points };
  });
}

/** Does this neighbour count for the animal on the field? */
function counts(animal: Animal, reef: Reef, field: FieldId, neighbour: FieldId, state: GameState): boolean {
  const level = heightOf(reef, field);
  const height = heightOf(reef, neighbour);
  switch (animal) {
    case 'shell':
      return height === 0 && BOARDS[state.side].base[neighbour] === 'water';
    case 'crab':
      return height === level;
    case 'seahorse':
      return height > level;
    case 'starfish':
      return height > 0 && height < level;
  }
}

/** [8.4] One colour compared around the table, by seat. */
function compareColour(players: readonly Player[], colour: Colour): MajorityScore[] {
  const fields = players.map(({ reef }) =>
    visibleHalves(reef, (half) => half.colour === colour).map((coral) => coral.field),
  );
  const counts = fields.map((own) => own.length);
  const seatsWith = (count: number) =>
    players.map((_, seat) => seat).filter((seat) => counts[seat] === count && count > 0);
  const first = seatsWith(Math.max(...counts));
  const second = first.length === 1 ? seatsWith(Math.max(...counts.filter((_, seat) => !first.includes(seat)))) : [];
  return players.map((_, seat) => {
    const own = { colour, fields: fields[seat], counts };
    if (first.includes(seat)) return { ...own, place: 'first', sharedBy: first, points: first.length === 1 ? 4 : 3 };
    if (second.includes(seat))
      return { ...own, place: 'second', sharedBy: second, points: second.length === 1 ? 2 : 1 };
    return { ...own, place: 'none', sharedBy: [], points: 0 };
  });
}

function animalOn(reef: Reef, field: FieldId): Animal {
  const top = topOf(reef, field);
  const animal = top === null ? null : HALVES[top].animal;
  if (animal === null) throw new Error(`no animal on field ${field}`);
  return animal;
}

function sum(scores: readonly { readonly points: number }[]): number {
  return scores.reduce((points, score) => points + score.points, 0);
}
