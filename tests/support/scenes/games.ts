import type { GameRecord } from '../../../src/history/record';
import { replay } from '../../../src/history/replay';
import type { Made } from '../../../src/history/timeline';
import type { GameState } from '../../../src/rules/state';
import { decodeGame } from '../../../src/storage/links/compact';

// Whole games as their links have them: playing for points takes seconds, which every process of the tests would wait.
// One of the people has a name as long as names can be, one of them a name in another script.

/** A game with its people, as far as it has got. */
export interface Evening {
  readonly state: GameState;
  readonly past: readonly Made[];
  readonly record: GameRecord;
}

/** Four who play for points (`greedily`, from seed 7): special actions, full stores, every kind of turn. */
export const FOUR = whole(
  'uU1xgwGp9JDKKEvvPzc0yZjQXsuTSjoSeWWVxV-X7F_kqkGnMX7TIAcOdur_8DTOwuWb5wl7ZaGITmQhWfDu-smTrADKA7a07mT6xZ1otC8GFaJEOq1VonFXCnFXiT4JrXWzbBBzhkoV3tS1aLWkuDbOE5lnxS3iKXHOHsiukbW0hZY4AAADrBE',
);

/** The same on the other sides (from seed 11): remote limestone, and animals that count by where they live. */
export const LIGHT = whole(
  'qi-u36-KHAHAeKL90MAEijIjzkcRBhI55NYzS3U0FyZ5ekbV7i0H99LKVLYsKbMKzw-H0zVVajUPAKMqow9OvlwJnMBuhiu9iNRv5DqtVaJxVwpxV4k-Ca11s2wQc4ZKFd7UtWi1pLg2zhOZZ8Ut4ilxzh7IrpG1tIWWOAAABZ4R',
);

/** Two colours are tied at the end (`greedily`, from seed 3). */
export const TWO = whole(
  'N63YrQGboY8FUTlYLUj8ang04WWagcvZU2133i11stWh9ipC9R_9hGOFstM-02LU7a7Yjz5DG4eyd3usEgJXbQXpwIgAAAEIEQ',
);

/** Two of three win together (`randomly`, from seed 312). */
export const SHARED = whole(
  'PJTbWQ-1On1gnWt5o03XnZg8rkqLmcVXU29aVnlxtwS0ckRhT416Iko1UNfBplO66m-PbI0nEzIsNtANKTg7RLJDxFPEg8aSPnYUUwQktO30pOVtWHSRXTerYAAAdUoR',
);

/** The bag is empty in round 8, right after the last turn (`takeMost`, from seed 9). */
export const EMPTIED = whole(
  'Nq6IwjZT1ATE0xIcadFJEFSetVc6lv3DD-2wi1eSomNc1Cw7uKgJW6pUrS5LdUrsA_0d3qGlApWqvxGtKEYRdeX-yYOc-q1jKGq_8IX1afPoGesLrIQ6rVWicVcKcVeJPgmtdbNsEHOGShXe1LVotaS4Ns4TmWfFLeIpcc4eyK6RtbSFljgAAAScEQ',
);

/** The bag is empty in the middle of a turn of round 9 (`takeMost`, from seed 5). */
export const EMPTIED_MIDWAY = whole(
  'AX6JuQRA5otxEAGTN8BI-KES9M_M5Njnf0_Iy2scbiX8NRZlO9H6zlf4uZgA5So6HFA9w4TGVYlabswC1tYdjPorskTfmyLuaX43kjYn4VokBr6UleHZT-ZkOq1VonFXCnFXiT4JrXWzbBBzhkoV3tS1aLWkuDbOE5lnxS3iKXHOHsiukbW0hZY4AAACvBE',
);

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

function whole(code: string): Evening {
  const decoded = decodeGame(code);
  const replayed = decoded.ok ? replay(decoded.record) : decoded;
  if (!decoded.ok || !replayed.ok) throw new Error('this is no game any more');
  return { state: replayed.state, past: replayed.past, record: decoded.record };
}
