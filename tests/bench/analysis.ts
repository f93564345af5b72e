/** `npm run bench:analysis`: whether the analysis of a game finds what it should, and whether it adds up. See `USAGE`. */
import { createAnalysis } from '../../src/bots/analysis/analyse';
import type { PlayedGame, Report } from '../../src/bots/analysis/report';
import { WEIGHTS } from '../../src/bots/mind/weights';
import { parseWeights } from '../../src/bots/mind/weightsText';
import { playSpoiled, playWith } from './analysis/games';
import { changesPlayedOut } from './analysis/playedOut';
import { meanOf, told } from './analysis/statistics';
import { createTruth } from './analysis/truth';
import { readNumbers } from './bots/numbers';

const USAGE = `npm run bench:analysis -- --games 50 --rollouts 2000 --balance 200 --players 2 --seed 1 --minds evaluation,middle
--games: games of a strong mind (--strong) in which some turns were replaced by bad ones; their true loss, and that of each
shown loss, is measured by at most so many --rollouts.
--found: by how many at most if the replaced turn was found; what that does not settle is left out, which can only lower the
share of those found. --from: both kinds of games from this one on.
--balance: games of --minds for which luck and losses are added up; --out 16: also with each decision played out on so many
deals instead of tried ahead.`;

const { numbers, words } = readNumbers(
  { games: 50, rollouts: 2000, balance: 200, found: 2000, from: 0, out: 0, players: 2, seed: 1 },
  { strong: 'strongest', minds: 'strongest,middle' },
  USAGE,
);
const players = ([2, 3, 4] as const).find((count) => count === numbers.players) ?? 2;
const weights = parseWeights(WEIGHTS);
/** In points: a replaced turn that costs so much is to be found; a shown loss below this is none. */
const COSTLY = 4;
const NO_LOSS = 0.5;

findBadTurns();
addUp();

/** Replaced turns that cost 4 points or more are found; shown losses are losses. */
function findBadTurns(): void {
  const times: number[] = [];
  const costly: boolean[] = [];
  let leftOut = 0;
  const shown: number[] = [];
  const rollouts: number[] = [];
  const estimates: number[] = [];
  for (let game = numbers.from; game < numbers.games; game++) {
    const { played, spoiled } = playSpoiled(words.strong, tableOf(game), numbers.seed * 1000 + game);
    const { report, ms } = analyse(played);
    times.push(ms);
    const truth = createTruth(played, weights);
    for (const { at, instead } of spoiled) {
      const decision = report.decisions.find((each) => each.at === at);
      const isFound = decision?.isLoss === true;
      const most = isFound ? Math.min(numbers.found, numbers.rollouts) : numbers.rollouts;
      const loss = truth(at, instead, COSTLY, most);
      rollouts.push(loss.count);
      const isLeftOut = most < numbers.rollouts && !loss.isSettled;
      if (isLeftOut) leftOut++;
      else if (loss.mean >= COSTLY) costly.push(isFound);
      const found = isFound ? 'found' : 'not shown';
      console.log(
        `game ${game} move ${at}: replaced, costs ${told(loss)} (${loss.count}), ${found} ${JSON.stringify(decision?.loss ?? null)}`,
      );
    }
    for (const { at, isLoss, loss, candidates, best } of report.decisions) {
      if (!isLoss || loss === null) continue;
      const real = truth(at, candidates[best].moves, NO_LOSS, numbers.rollouts);
      rollouts.push(real.count);
      shown.push(real.mean);
      estimates.push(loss.mean - real.mean);
      if (real.mean < NO_LOSS)
        console.log(`game ${game} move ${at}: shown ${JSON.stringify(loss)}, but costs ${told(real)}`);
    }
    console.log(
      `${game + 1 - numbers.from} games: ${share(costly)} of replaced turns that cost ${COSTLY} or more found (${leftOut} left out); ` +
        `${share(shown.map((loss) => loss < NO_LOSS))} of shown losses below ${NO_LOSS}; shown less true ${told(meanOf(estimates))}; ` +
        `cpu ${told(meanOf(times))} ms; rollouts for each ${meanOf(rollouts).mean.toFixed(0)}`,
    );
  }
}

/** Start, own losses, luck and what the others did make the result. */
function addUp(): void {
  const names = words.minds.split(',');
  const rests: number[][] = names.map(() => []);
  const restsPlayedOut: number[][] = names.map(() => []);
  const luck: number[] = [];
  const draws: number[] = [];
  const results: number[] = [];
  const lucky: number[] = [];
  const came: number[] = [];
  for (let game = numbers.from; game < numbers.balance; game++) {
    // Each deal with the minds on all seats in turn.
    const seed = numbers.seed * 1000 + Math.floor(game / Math.min(players, names.length));
    const minds = Array.from({ length: players }, (_, seat) => ((seat + game) % players) % names.length);
    const played = playWith(
      minds.map((mind) => names[mind]),
      tableOf(game),
      seed,
    );
    const { report } = analyse(played);
    const changes = numbers.out === 0 ? null : changesPlayedOut(played, weights, numbers.out);
    for (const [seat, { rest, own, others, result, luck: leads }] of report.balance.entries()) {
      rests[minds[seat]].push(rest);
      if (changes !== null) restsPlayedOut[minds[seat]].push(rest + own + others - changes[seat]);
      results.push(result);
      lucky.push(leads);
      came.push(leads + rest);
    }
    luck.push(report.balance.reduce((sum, each) => sum + each.points, 0));
    draws.push(...report.draws.flatMap((draw) => draw.points));
    if (game % 5 === 4 || game === numbers.balance - 1) {
      const all = rests.flat();
      console.log(
        `${game + 1 - numbers.from} games of ${players}: rest ${told(meanOf(all))} (spread ${spread(all)}, results ${spread(results)})`,
      );
      for (const [mind, name] of names.entries()) console.log(`  rest of ${name} ${told(meanOf(rests[mind]))}`);
      if (numbers.out > 0) {
        const out = restsPlayedOut.flat();
        console.log(`  played out on ${numbers.out} deals ${told(meanOf(out))} (spread ${spread(out)})`);
        for (const [mind, name] of names.entries()) console.log(`    of ${name} ${told(meanOf(restsPlayedOut[mind]))}`);
      }
      console.log(
        `  luck of all in a game, in points ${told(meanOf(luck))}; of a draw for each ${told(meanOf(draws))}; ` +
          `of each point of it came true ${slope(lucky, came).toFixed(2)}`,
      );
    }
  }
}

function analyse(game: PlayedGame): { readonly report: Report; readonly ms: number } {
  const begun = process.cpuUsage().user;
  const analysis = createAnalysis(game, weights);
  while (analysis.step()) {}
  return { report: analysis.report(), ms: (process.cpuUsage().user - begun) / 1000 };
}

function tableOf(game: number) {
  const side = game % 4 === 3 ? 'B' : 'A';
  const scoreBoard = game % 4 === 2 ? 'light' : 'dark';
  return { players, side, scoreBoard } as const;
}

function share(list: readonly boolean[]): string {
  return `${list.filter(Boolean).length} of ${list.length}`;
}

/** By how much the other rises with one. */
function slope(one: readonly number[], other: readonly number[]): number {
  const { mean } = meanOf(one);
  const shared = one.reduce((sum, each, index) => sum + (each - mean) * other[index], 0);
  return shared / one.reduce((sum, each) => sum + (each - mean) ** 2, 0);
}

function spread(list: readonly number[]): string {
  const { mean } = meanOf(list);
  return Math.sqrt(meanOf(list.map((each) => (each - mean) ** 2)).mean).toFixed(1);
}
