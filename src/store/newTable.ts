import { newGame } from '../rules/game';
import { createTable, type Table } from './table';

/** A table with a new game for two on side A and the dark score board; chance decides the rest. */
export function newTable(): Table {
  const [seed] = crypto.getRandomValues(new Uint32Array(1));
  return createTable(newGame({ players: 2, side: 'A', scoreBoard: 'dark', octopus: 'lot', seed }));
}
