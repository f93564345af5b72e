/** `npm run simulate`: what final scores look like with random moves, and with two simple policies. */
import { legalMoves, newGame, play } from '../../src/rules/game';
import { highestLevel } from '../../src/rules/reef';
import { greedily, type Policy, randomly, takeMost } from '../support/policies';
import { chance } from '../support/rules/build';

const RUNS: readonly { readonly name: string; readonly policy: Policy; readonly games: number }[] = [
  { name: 'random', policy: randomly, games: 2000 },
  { name: 'take most', policy: takeMost, games: 1000 },
  { name: 'greedy', policy: greedily, games: 20 },
];

console.log('policy     players board      games    mean  spread    min    max   emergency  highest level');
for (const { name, policy, games } of RUNS) {
  for (const players of [2, 3, 4] as const) {
    for (const board of [{ side: 'A', scoreBoard: 'dark' } as const, { side: 'B', scoreBoard: 'light' } as const]) {
      const scores: number[] = [];
      let emergencies = 0;
      let level = 0;
      for (let seed = 0; seed < games; seed++) {
        const random = chance(seed);
        let state = newGame({ ...board, players, octopus: 'lot', seed });
        while (state.step.type !== 'over') {
          const outcome = play(state, policy(state, legalMoves(state), random));
          if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusals));
          if (outcome.events.some(({ type }) => type === 'emergencyOpened')) emergencies++;
          state = outcome.state;
        }
        scores.push(...state.players.map(({ points }) => points));
        level = Math.max(level, ...state.players.map(({ reef }) => highestLevel(reef)));
      }
      const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
      const spread = Math.sqrt(scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / scores.length);
      console.log(
        [
          name.padEnd(10),
          String(players).padEnd(7),
          `${board.side} ${board.scoreBoard}`.padEnd(8),
          String(games).padStart(7),
          mean.toFixed(1).padStart(7),
          spread.toFixed(1).padStart(7),
          String(Math.min(...scores)).padStart(6),
          String(Math.max(...scores)).padStart(6),
          `${((100 * emergencies) / games).toFixed(0)} %`.padStart(11),
          String(level).padStart(14),
        ].join(' '),
      );
    }
  }
}
