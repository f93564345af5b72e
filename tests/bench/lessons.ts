/** `npm run lessons`: how often each lesson comes and in which round, over 1,000 simulated games per number of players. */
import { person, tallyOf, teachGame } from '../support/lessons/tally';
import { greedily, randomly } from '../support/policies';

const RUNS = [
  { name: 'random', policy: randomly, games: 980 },
  { name: 'greedy', policy: greedily, games: 20 },
] as const;

for (const players of [2, 3, 4] as const) {
  for (const { name, policy, games: count } of RUNS) {
    const people = Array.from({ length: players }, () => person());
    const games = Array.from({ length: count }, (_, seed) => teachGame(players, seed, policy, people));
    const { rows, fullPerGame, linesPerGame, forbidden } = tallyOf(games, people);
    console.log(`\n${players} players, ${count} ${name} games`);
    console.log('lesson      moment   came   in full  of moments  median round');
    for (const { lesson, moments, came, full, medianRound } of rows) {
      const share = moments === 0 ? '-' : `${((100 * came) / moments).toFixed(1)} %`;
      console.log(
        [
          lesson.padEnd(10),
          String(moments).padStart(7),
          String(came).padStart(6),
          String(full).padStart(9),
          share.padStart(11),
          String(medianRound ?? '-').padStart(13),
        ].join(' '),
      );
    }
    console.log(
      `in full per game: ${fullPerGame.mean.toFixed(1)}, at most ${fullPerGame.most}; lines: ${linesPerGame.toFixed(1)}`,
    );
    console.log(
      `forbidden: twice ${forbidden.twice}, to characters ${forbidden.characters}, too many ${forbidden.tooMany}`,
    );
  }
}
