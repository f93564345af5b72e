import type { Side } from '../data/boards';
import type { Player, ScoreBoard } from '../state';

/** What of a finished game decides who won. */
export interface Standing {
  readonly side: Side;
  readonly scoreBoard: ScoreBoard;
  readonly players: readonly Pick<Player, 'points' | 'limestone'>[];
}

/** The head of a finished position: players, side, score board; then round, step, and what else is no matter here. */
const HEAD = /^([2-4])([AB])([dl]) r\d+ over /;
/** What comes before the first player, in words. */
const WORDS_BEFORE = 9;
const PLAYER = /^(-?\d{1,6})\/(\d{1,3})\//;

/**
 * Reads how a finished game stands from its position, without the reefs: a thousand of them in the time that
 * `parsePosition` takes for ten. It checks no more than it reads. Null if that is damaged or the game is not over.
 */
export function readStanding(position: string): Standing | null {
  const head = HEAD.exec(position);
  if (head === null) return null;
  const words = position.split(' ').slice(WORDS_BEFORE);
  if (words.length !== Number(head[1])) return null;
  const players: Pick<Player, 'points' | 'limestone'>[] = [];
  for (const word of words) {
    const player = PLAYER.exec(word);
    if (player === null) return null;
    players.push({ points: Number(player[1]), limestone: Number(player[2]) });
  }
  return { side: head[2] === 'A' ? 'A' : 'B', scoreBoard: head[3] === 'd' ? 'dark' : 'light', players };
}
