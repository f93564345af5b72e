/** `npm run duel`: two players, policies or weight files against each other. See `USAGE`. */
import { newGame, play } from '../../src/rules/game';
import { victory } from '../../src/rules/play/finalScoring';
import type { GameOptions } from '../../src/rules/state';
import { randomBoard, replaceSideA } from '../support/rules/randomBoard';
import { readNumbers } from './bots/numbers';
import { createPlayer } from './bots/players';

const USAGE = `npm run duel -- <one> <other> --players 2 --side A --board dark --games 400
Players: easy, middle, strongest, evaluation (the strongest without search), greedy, random, most; a file of npm run train
behind an @: evaluation@weights.bin. One sits among others of the second kind, on every seat with the same deal in turn.
--map 7 plays on a random board in place of side A, --seed begins with another deal. Every 20 games it says what is so far.`;

const REPORT_EVERY = 20;

const { numbers, words, plain } = readNumbers(
  { players: 2, games: 400, seed: 1, map: 0 },
  { side: 'A', board: 'dark' },
  USAGE,
);
const [one, other] = plain;
const players = ([2, 3, 4] as const).find((count) => count === numbers.players);
const side = (['A', 'B'] as const).find((each) => each === words.side);
const scoreBoard = (['dark', 'light'] as const).find((each) => each === words.board);
if (one === undefined || other === undefined || !players || !side || !scoreBoard) {
  console.error(USAGE);
  process.exit(1);
}
if (numbers.map > 0) replaceSideA(randomBoard(numbers.map));

const first = createPlayer(one, 1);
const second = createPlayer(other, 2);
const points = { one: [] as number[], other: [] as number[] };
const times = { one: [] as number[], other: [] as number[] };
const margins: number[] = [];
let wins = 0;

for (let game = 0; game < numbers.games; game++) {
  const seat = game % players;
  playOne(seat, {
    players,
    side,
    scoreBoard,
    octopus: 'lot',
    seed: numbers.seed * 100_000 + Math.floor(game / players),
  });
  if ((game + 1) % REPORT_EVERY === 0 || game + 1 === numbers.games) report();
}

function report(): void {
  const where = `${players} players, ${numbers.map > 0 ? `random board ${numbers.map}` : side} ${scoreBoard}`;
  console.log(`${one} against ${other}, ${where}, ${margins.length} games`);
  console.log(`wins     ${percent(wins / margins.length)} (95 %: ${wilson(wins, margins.length)})`);
  const spread = 1.96 * Math.sqrt(variance(margins) / margins.length);
  console.log(`margin   ${mean(margins).toFixed(2)} ± ${spread.toFixed(2)}`);
  console.log(`points   ${mean(points.one).toFixed(1)} and ${mean(points.other).toFixed(1)}`);
  console.log(`cpu ms/turn  ${timing(times.one)} and ${timing(times.other)}`);
}

function playOne(seat: number, options: GameOptions): void {
  let state = newGame(options);
  let turnMs = 0;
  while (state.step.type !== 'over') {
    const isOne = state.seat === seat;
    const begun = process.cpuUsage().user;
    const move = (isOne ? first : second)(state);
    turnMs += (process.cpuUsage().user - begun) / 1000;
    const outcome = play(state, move);
    if (!outcome.ok) throw new Error(`${JSON.stringify(move)} was refused: ${JSON.stringify(outcome.refusals)}`);
    if (move.type === 'endTurn') {
      (isOne ? times.one : times.other).push(turnMs);
      turnMs = 0;
    } else if (state.step.type === 'score' || state.step.type === 'start') turnMs = 0;
    state = outcome.state;
  }
  const own = state.players[seat].points;
  const others = state.players.filter((_, each) => each !== seat).map((player) => player.points);
  points.one.push(own);
  points.other.push(...others);
  margins.push(own - Math.max(...others));
  const { winners } = victory(state);
  if (winners.includes(seat)) wins += 1 / winners.length;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function variance(values: readonly number[]): number {
  const middle = mean(values);
  return mean(values.map((value) => (value - middle) ** 2));
}

/** Wilson's interval: right for shares near 1, too. */
function wilson(count: number, total: number): string {
  const z = 1.96;
  const share = count / total;
  const centre = share + (z * z) / (2 * total);
  const width = z * Math.sqrt((share * (1 - share)) / total + (z * z) / (4 * total * total));
  const scale = 1 + (z * z) / total;
  return `${percent((centre - width) / scale)} to ${percent((centre + width) / scale)}`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function timing(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))].toFixed(1);
  return `median ${at(0.5)}, 95 % ${at(0.95)}`;
}
