import type { GameOptions } from '../rules/state';
import type { Person } from '../storage/record';
import { newGameId, putOnShelf, type Shelved, shelvedGames } from '../store/shelf';
import { goToNewGame } from './route';

/** What is settled before a game begins; the rest is chance. */
export interface Settled extends Pick<GameOptions, 'side' | 'scoreBoard' | 'octopus'> {
  /** In seat order. */
  readonly people: readonly Person[];
}

/** Deals a new game and goes to its table. */
export function startGame({ people, side, scoreBoard, octopus }: Settled): void {
  const [seed] = crypto.getRandomValues(new Uint32Array(1));
  const players = people.length as GameOptions['players'];
  const origin = { type: 'dealt', options: { players, side, scoreBoard, octopus, seed } } as const;
  const id = newGameId();
  putOnShelf({ id, touched: Date.now(), isOver: false, record: { people, origin, log: [] } });
  goToNewGame(id);
}

/** The game to go on with: the one touched last, if it is not over. */
export function lastGame(): Shelved | null {
  return shelvedGames().find(({ isOver }) => !isOver) ?? null;
}
