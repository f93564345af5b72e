import { useRef } from 'preact/hooks';
import type { Settled } from '../../store/library/gameLibrary';
import { useGames } from './services';
import { goToNewGame } from './state/route';

/** What deals a new game and goes to its table. A second tap means the same game. */
export function useStartGame(): (settled: Settled) => Promise<void> {
  const games = useGames();
  const isStarting = useRef(false);
  return async (settled) => {
    if (isStarting.current) return;
    isStarting.current = true;
    try {
      await goToNewGame(await games.startGame(settled));
    } finally {
      isStarting.current = false;
    }
  };
}
