import type { Settled } from '../store/library';
import { goToNewGame } from './app/state/route';

let isStarting = false;

/** Deals a new game and goes to its table. A second tap meant the same game. */
export async function startGame(settled: Settled): Promise<void> {
  if (isStarting) return;
  isStarting = true;
  try {
    const { startGame: deal } = await import('../store/library');
    await goToNewGame(await deal(settled));
  } finally {
    isStarting = false;
  }
}
