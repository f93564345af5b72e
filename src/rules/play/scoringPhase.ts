import type { FieldId } from '../data/hex';
import { fittingLimestone, takeLimestone } from '../data/limestone';
import { COLOURS, type Colour } from '../data/luminos';
import type { GameEvent } from '../events';
import { visibleCorals } from '../reef';
import type { ColourScore } from '../scores';
import { type GameState, LAST_ROUND, type Move, type Outcome, type Reef, type Seat } from '../state';
import { finalScores, victory } from './finalScoring';
import { nextPlayers, nextState, wrongStep } from './nextState';
import { refillDisplay, replenish } from './supply';

/** [7.2] Limestone that comes with a coral scoring, by round. */
const LIMESTONE_BY_ROUND: readonly number[] = [4, 4, 4, 4, 2, 2, 2, 1, 1, 0];

/** What a coral scoring of this colour brings, level by level: the lowest visible number of each. */
export function scoreColour(reef: Reef, colour: Colour): ColourScore {
  const levels: { level: number; points: number; lowest: FieldId[]; numbers: FieldId[] }[] = [];
  for (const { field, level, half } of visibleCorals(reef)) {
    while (levels.length < level) levels.push({ level: levels.length + 1, points: 0, lowest: [], numbers: [] });
    if (half.colour !== colour || half.value === null) continue;
    const score = levels[level - 1];
    if (score.numbers.length === 0 || half.value < score.points) {
      score.points = half.value;
      score.lowest = [];
    }
    if (half.value === score.points) score.lowest.push(field);
    score.numbers.push(field);
  }
  return { colour, levels, points: levels.reduce((sum, { points }) => sum + points, 0) };
}

/** The limestone that a coral scoring in this round brings with it. */
export function scoringLimestone(round: number): number {
  return LIMESTONE_BY_ROUND[round - 1];
}

/** What a coral scoring would bring the player to move now. */
export interface Scoring {
  readonly score: ColourScore;
  /** The limestone that comes with it, and how much of it fits into the store. */
  readonly limestone: { readonly value: number; readonly fitting: number };
  /** Its token is still coral side up. */
  readonly isOpen: boolean;
}

/** [7.2] All four colours in the scoring phase; none at other times. */
export function scorings({ step, players, seat, round }: GameState): readonly Scoring[] {
  if (step.type !== 'score') return [];
  const { reef, tokens, limestone: store } = players[seat];
  const value = scoringLimestone(round);
  const limestone = { value, fitting: fittingLimestone(store, value) };
  return COLOURS.map((colour) => ({
    score: scoreColour(reef, colour),
    limestone,
    isOpen: tokens[colour] === 'coral',
  }));
}

/** [7.1] The displays are refilled, and the octopus scores first. */
export function beginScoring(state: GameState, events: GameEvent[]): GameState {
  events.push({ type: 'scoringBegan', round: state.round, extra: state.ending === 'extra' });
  let refilled = state;
  for (let turn = 0; turn < state.players.length; turn++) {
    refilled = refillDisplay(refilled, (state.octopus + turn) % state.players.length, events);
  }
  return nextState(refilled, { seat: state.octopus, step: { type: 'score', lastScorer: null } });
}

/** [7.2] Each colour not yet scored, or passing. */
export function scoreMoves(state: GameState): Move[] {
  const { tokens } = state.players[state.seat];
  const moves: Move[] = [];
  for (const colour of COLOURS) if (tokens[colour] === 'coral') moves.push({ type: 'score', colour });
  moves.push({ type: 'pass' });
  return moves;
}

/** [7.2] One coral scoring: its token turns to the jellyfish, points and limestone come in. */
export function score(state: GameState, colour: Colour): Outcome {
  if (state.step.type !== 'score') return wrongStep(state);
  const { seat } = state;
  const player = state.players[seat];
  const side = player.tokens[colour];
  if (side !== 'coral') return { ok: false, refusals: [{ rule: 'token', colour, side }] };
  const scored = scoreColour(player.reef, colour);
  const events: GameEvent[] = [{ type: 'colourScored', seat, score: scored }];
  const tokens = { ...player.tokens, [colour]: 'jellyfish' } as const;
  const points = player.points + scored.points;
  const limestone = takeLimestone(state, scoringLimestone(state.round), events);
  const players = nextPlayers(state, seat, { points, limestone, tokens });
  return { ok: true, state: nextScorer(nextState(state, { players }), seat, events), events };
}

/** [7.2] */
export function pass(state: GameState): Outcome {
  if (state.step.type !== 'score') return wrongStep(state);
  const events: GameEvent[] = [{ type: 'passed', seat: state.seat }];
  return { ok: true, state: nextScorer(state, state.step.lastScorer, events), events };
}

function nextScorer(state: GameState, lastScorer: Seat | null, events: GameEvent[]): GameState {
  const seat = (state.seat + 1) % state.players.length;
  if (seat !== state.octopus) return nextState(state, { seat, step: { type: 'score', lastScorer } });
  return moveTurtle(moveOctopus(state, lastScorer, events), events);
}

/** [7.3] */
function moveOctopus(state: GameState, lastScorer: Seat | null, events: GameEvent[]): GameState {
  if (lastScorer === null || lastScorer === state.octopus) return state;
  events.push({ type: 'octopusMoved', from: state.octopus, to: lastScorer });
  return nextState(state, { octopus: lastScorer });
}

/** [7.4] After this scoring phase comes the final scoring. */
export function isLastScoring({ round, ending }: Pick<GameState, 'round' | 'ending'>): boolean {
  return round === LAST_ROUND || ending === 'extra';
}

/** [7.4] On to the next round, to the extra scoring phase (ruling 10), or to the end. */
function moveTurtle(state: GameState, events: GameEvent[]): GameState {
  if (state.round === LAST_ROUND) return end(state, events);
  const round = state.round + 1;
  events.push({ type: 'turtleMoved', round });
  const moved = nextState(state, { round, supply: replenish(state.supply) });
  if (state.ending === 'extra') return end(moved, events);
  if (state.ending === 'called') return beginScoring(nextState(moved, { ending: 'extra' }), events);
  return nextState(moved, { seat: state.octopus, step: { type: 'offer' } });
}

/** [8] */
function end(state: GameState, events: GameEvent[]): GameState {
  const scores = finalScores(state);
  const players = state.players.map((player, seat) => ({ ...player, points: player.points + scores[seat].points }));
  const over = nextState(state, { players, seat: state.octopus, step: { type: 'over' } });
  events.push({ type: 'gameEnded', scores, victory: victory(over) });
  return over;
}
