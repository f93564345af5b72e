import type { GameState } from '../../src/rules/state';
import type { GameRecord, Person } from '../../src/storage/record';
import type { Made } from '../../src/store/table';
import { greedily, type Policy, randomly, takeMost } from '../bench/policies';
import type { Table } from '../rules/randomGame';
import { wholeGame } from '../ui/table/story/games';

/** A game with its people, as far as it has got. */
export interface Evening {
  readonly state: GameState;
  readonly past: readonly Made[];
  readonly record: GameRecord;
}

/** One of them as long as a name can be, one in another script. */
const PEOPLE: readonly Person[] = [
  { name: 'Nora', fish: 'clownfish' },
  { name: 'Großonkel Maximilian', fish: 'angelfish' },
  { name: 'Zoë', fish: 'pufferfish' },
  { name: '小林さくら', fish: 'swordfish' },
];

/** Four who play for points: special actions, full stores, every kind of turn. */
export const FOUR = whole({ players: 4, side: 'A', scoreBoard: 'dark' }, 7, greedily);

/** The same on the other sides: remote limestone, and animals that count by where they live. */
export const LIGHT = whole({ players: 4, side: 'B', scoreBoard: 'light' }, 11, greedily);

/** Two colours are tied at the end. */
export const TWO = whole({ players: 2, side: 'A', scoreBoard: 'dark' }, 3, greedily);

/** Two of three win together. */
export const SHARED = whole({ players: 3, side: 'A', scoreBoard: 'dark' }, 312, randomly);

/** The bag is empty in round 8, right after the last turn. */
export const EMPTIED = whole({ players: 4, side: 'A', scoreBoard: 'dark' }, 9, takeMost);

/** The bag is empty in the middle of a turn of round 9. */
export const EMPTIED_MIDWAY = whole({ players: 4, side: 'A', scoreBoard: 'dark' }, 5, takeMost);

/** The game at the first moment that is like this. */
export function when(game: Evening, isLike: (state: GameState) => boolean): Evening {
  return before(game, ({ state }) => isLike(state));
}

/** The game right before the first move that is like this. */
export function before(game: Evening, isLike: (made: Made) => boolean): Evening {
  return cutAt(game, game.past.findIndex(isLike));
}

/** The game right after the first move that is like this. */
export function after(game: Evening, isLike: (made: Made) => boolean): Evening {
  return cutAt(
    game,
    game.past.findIndex((_, index) => index > 0 && isLike(game.past[index - 1])),
  );
}

function cutAt({ past, record }: Evening, moves: number): Evening {
  if (moves < 0) throw new Error('this game has no such moment');
  return {
    state: past[moves].state,
    past: past.slice(0, moves),
    record: { ...record, log: record.log.slice(0, moves) },
  };
}

function whole(table: Table, seed: number, choose: Policy): Evening {
  const { past, state } = wholeGame(table, seed, choose);
  return {
    state,
    past,
    record: {
      people: PEOPLE.slice(0, table.players),
      origin: { type: 'dealt', options: { ...table, octopus: 'lot', seed } },
      log: past.map(({ move }) => move),
      ahead: [],
    },
  };
}
