import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import type { Weights } from '../../../src/bots/mind/network';
import type { SelfPlayed } from './selfPlay';
import { playGames, type TrainingGame } from './trainingGames';

/** Threads that play games. How many there are makes nothing but speed different. */
export interface Crew {
  /** In the order of the games, all played with these weights as they are now. */
  play(weights: Weights, games: readonly TrainingGame[]): Promise<readonly SelfPlayed[]>;
  end(): void;
}

interface Order {
  readonly weights: Weights;
  readonly games: readonly TrainingGame[];
}

export const isCrewMember = !isMainThread;

/** To be called in a member's thread. */
export function serve(): void {
  parentPort?.on('message', ({ weights, games }: Order) => parentPort?.postMessage(playGames(weights, games)));
}

/** `script`: a file that calls `serve` if it is a member's. */
export function createCrew(script: string, count: number): Crew {
  const members = Array.from({ length: count }, () => new Worker(script));

  function order(member: Worker, weights: Weights, games: readonly TrainingGame[]): Promise<readonly SelfPlayed[]> {
    return new Promise((resolve, reject) => {
      const answer = (played: readonly SelfPlayed[]) => {
        member.off('error', reject);
        resolve(played);
      };
      member.once('message', answer);
      member.once('error', reject);
      const message: Order = { weights, games };
      member.postMessage(message);
    });
  }

  return {
    async play(weights, games) {
      // Dealt one by one in turn, so that nobody gets all the long ones.
      const shares = members.map((_, each) => games.filter((_, game) => game % count === each));
      const played = await Promise.all(members.map((member, each) => order(member, weights, shares[each])));
      return games.map((_, game) => played[game % count][Math.floor(game / count)]);
    },
    end() {
      for (const member of members) void member.terminate();
    },
  };
}
