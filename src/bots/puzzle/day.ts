import { SIDES } from '../../rules/data/boards';
import { type GameOptions, SCORE_BOARDS } from '../../rules/state';
import { type Day, PUZZLE_VERSION } from './puzzle';

/** The first, second, ... game that is played for a day. All of one day have the same boards. */
export function gameOf(day: Day, number: number): GameOptions {
  const seed = hashText(`${PUZZLE_VERSION} ${day}`);
  const table = seed & 3;
  return {
    players: 2,
    side: SIDES[table & 1],
    scoreBoard: SCORE_BOARDS[table >> 1],
    octopus: 'lot',
    seed: hashText(`${PUZZLE_VERSION} ${day} ${number}`),
  };
}

/** (FNV-1a, then murmur3's last step: days differ in their last signs only.) */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
