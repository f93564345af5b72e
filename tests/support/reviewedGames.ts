import type { PlayedGame } from '../../src/bots/analysis/report';
import type { GameRecord } from '../../src/history/record';
import { formatPosition } from '../../src/rules/text/position';
import { gameOf } from './sampleReport';
import { FOUR, TWO } from './scenes/games';

/** As a worker is asked to analyse them. */
export const WHOLE_GAMES: Readonly<Record<'two' | 'four', PlayedGame>> = { two: gameOf(TWO), four: gameOf(FOUR) };

/** The last round of a game of two, as if it had come in a link: soon looked through. */
const LAST_ROUND = TWO.past.findIndex(({ state }) => state.round === 10);
export const SHORT_RECORD: GameRecord = {
  ...TWO.record,
  origin: { type: 'position', position: formatPosition(TWO.past[LAST_ROUND].state) },
  log: TWO.past.slice(LAST_ROUND).map(({ move }) => move),
};

/** A whole game as it was kept by the first version. */
export const WHOLE_GAME = JSON.stringify({ touched: Date.now(), isOver: true, record: TWO.record });
