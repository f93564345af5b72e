import type { PlayedGame } from '../../../src/bots/analysis/report';
import { createPosition, readView } from '../../../src/bots/board/position';
import { groundOf } from '../../../src/bots/board/tables';
import { createEvaluator } from '../../../src/bots/mind/evaluator';
import { createNetwork } from '../../../src/bots/mind/network';
import { movesOf } from '../../../src/bots/mind/plan';
import { createPlanner } from '../../../src/bots/mind/planner';
import { WEIGHTS } from '../../../src/bots/mind/weights';
import { parseWeights } from '../../../src/bots/mind/weightsText';
import { publicView } from '../../../src/bots/publicView';
import { BOARDS } from '../../../src/rules/data/boards';
import { legalMoves, newGame } from '../../../src/rules/game';
import type { GameState, Move } from '../../../src/rules/state';
import { chance, must, pick } from '../../support/rules/build';
import type { Table } from '../../support/rules/randomGame';
import { createPlayer, type Player } from '../bots/players';

/** A game with turns that were replaced: where, and what the mind would have played. */
export interface SpoiledGame {
  readonly played: PlayedGame;
  readonly spoiled: readonly { readonly at: number; readonly instead: readonly Move[] }[];
}

const SPOILED_TURNS = 0.12;
const MOST_PLANS = 32;
/** The best plans are no bad turns. */
const GOOD_PLANS = 5;

/** A game of these players, by seat. Nobody is a person: only what adds up is asked for. */
export function playWith(names: readonly string[], table: Table, seed: number): PlayedGame {
  const minds = names.map((name, seat) => createPlayer(name, seed + seat));
  const start = newGame({ ...table, octopus: 'lot', seed });
  const moves: Move[] = [];
  let state = start;
  while (state.step.type !== 'over') {
    const move = minds[state.seat](state);
    moves.push(move);
    state = must(state, move).state;
  }
  return { start, moves, people: names.map(() => false) };
}

/** A game of a mind with itself in which some turns are bad: far down on its list, or any legal ones. */
export function playSpoiled(name: string, table: Table, seed: number): SpoiledGame {
  const mind = createPlayer(name, seed);
  const random = chance(seed);
  const planBadly = createBadPlans(table, random);
  const start = newGame({ ...table, octopus: 'lot', seed });
  const moves: Move[] = [];
  const spoiled: SpoiledGame['spoiled'][number][] = [];
  let state = start;
  while (state.step.type !== 'over') {
    const isBad = state.step.type === 'offer' && random() < SPOILED_TURNS;
    const good = turnOf(state, mind);
    const turn = isBad
      ? random() < 0.5
        ? planBadly(state)
        : turnOf(state, (at) => pick(legalMoves(at), random))
      : good;
    if (isBad) spoiled.push({ at: moves.length, instead: good });
    for (const move of turn) {
      moves.push(move);
      state = must(state, move).state;
    }
  }
  return { played: { start, moves, people: start.players.map(() => true) }, spoiled };
}

/** What a player does up to the end of a turn, or one decision. */
function turnOf(from: GameState, player: Player): readonly Move[] {
  const moves: Move[] = [];
  let state = from;
  do {
    const move = player(state);
    moves.push(move);
    state = must(state, move).state;
  } while (state.step.type === 'act' || state.step.type === 'settle');
  return moves;
}

function createBadPlans({ side }: Table, random: () => number): (state: GameState) => readonly Move[] {
  const ground = groundOf(BOARDS[side]);
  const planner = createPlanner(ground, createEvaluator(ground, createNetwork(parseWeights(WEIGHTS))));
  const position = createPosition();
  return (state) => {
    readView(publicView(state), position);
    const count = planner.plan(position, MOST_PLANS, 1, true);
    const rank = Math.min(count - 1, GOOD_PLANS + Math.floor(random() * (MOST_PLANS - GOOD_PLANS)));
    return movesOf(planner.plans[rank], position);
  };
}
