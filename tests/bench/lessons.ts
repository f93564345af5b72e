/** `npm run lessons`: how often each lesson comes and in which round, over 1,000 simulated games per number of players. */
import type { Person } from '../../src/history/record';
import { taughtSoFar } from '../../src/store/lessons/teacher';
import { type Tally, tallyOf, tooSeldom } from '../support/lessons/tally';
import { CHARACTER, person, type TaughtGame, teachGame } from '../support/lessons/teachGame';
import { greedily, type Policy, randomly, takeMost } from '../support/policies';
import { createPlayer } from './bots/players';

interface Run {
  readonly name: string;
  readonly policy: Policy;
  readonly games: number;
}

const easy = createPlayer('easy', 1);
const middle = createPlayer('middle', 1);
const RUNS: readonly Run[] = [
  { name: 'random', policy: randomly, games: 800 },
  { name: 'bag-emptying', policy: takeMost, games: 150 },
  { name: 'greedy', policy: greedily, games: 20 },
  { name: 'thoughtful (easy)', policy: easy, games: 20 },
  { name: 'thoughtful (middle)', policy: middle, games: 10 },
];
/** One person among characters, who play by the same policy. */
const ALONE: readonly Run[] = [
  { name: 'random', policy: randomly, games: 200 },
  { name: 'bag-emptying', policy: takeMost, games: 50 },
  { name: 'thoughtful (easy)', policy: easy, games: 20 },
];

for (const players of [2, 3, 4] as const) {
  const people = Array.from({ length: players }, () => person());
  const all = RUNS.flatMap((run) => {
    const games = gamesOf(players, run, people);
    report(`${players} people, ${run.games} ${run.name} games`, tallyOf(games, people));
    return games;
  });
  report(`${players} people, all ${all.length} games`, tallyOf(all, people));
  const alone = people.map((each, seat) => (seat === 0 ? each : CHARACTER));
  for (const run of ALONE) {
    const title = `1 person, ${players - 1} characters, ${run.games} ${run.name} games`;
    report(title, tallyOf(gamesOf(players, run, alone), alone));
  }
  time(all.slice(0, 200), people);
}

function gamesOf(players: 2 | 3 | 4, { policy, games }: Run, people: readonly Person[]): readonly TaughtGame[] {
  return Array.from({ length: games }, (_, seed) => teachGame(players, seed, policy, people));
}

function report(title: string, tally: Tally): void {
  const { rows, fullPerGame, shortPerGame, linesPerGame, forbidden } = tally;
  console.log(`\n${title}`);
  console.log('lesson      moment   came   in full  of moments  median round  rounds late');
  for (const { lesson, moments, came, full, medianRound, roundsLate } of rows) {
    const share = moments === 0 ? '-' : `${((100 * came) / moments).toFixed(1)} %`;
    const figures = [String(moments).padStart(7), String(came).padStart(6), String(full).padStart(9)];
    const rounds = [String(medianRound ?? '-').padStart(13), roundsLate.toFixed(1).padStart(12)];
    console.log([lesson.padEnd(10), ...figures, share.padStart(11), ...rounds].join(' '));
  }
  const seldom = tooSeldom(tally).map(({ lesson }) => lesson);
  console.log(
    `in full per game: ${fullPerGame.mean.toFixed(1)}, at most ${fullPerGame.most}; ` +
      `in a line instead: ${shortPerGame.toFixed(1)}; ` +
      `lines for others: ${linesPerGame.mean.toFixed(1)}, at most ${linesPerGame.mostOfOne} for one person`,
  );
  console.log(
    `forbidden: twice ${forbidden.twice}, at once ${forbidden.atOnce}, to characters ${forbidden.characters}, ` +
      `too many ${forbidden.tooMany}; below 95 %: ${seldom.join(', ') || 'none'}`,
  );
}

/** What it takes to find out what was taught, when a game is opened; without the time that other programs take meanwhile. */
function time(games: readonly TaughtGame[], people: readonly Person[]): void {
  const moves = games.reduce((sum, { past }) => sum + past.length, 0);
  const begun = process.cpuUsage();
  for (const { past } of games) taughtSoFar(past, people);
  const ms = process.cpuUsage(begun).user / 1000;
  console.log(
    `\ntaughtSoFar: ${((50 * ms) / moves).toFixed(2)} ms of processor time per 50 moves, ${moves} moves of ${games.length} games`,
  );
}
