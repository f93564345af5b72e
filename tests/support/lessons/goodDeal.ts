import type { Made } from '../../../src/history/timeline';
import { BOARDS } from '../../../src/rules/data/boards';
import { COLOURS, HALVES, LUMINOS, type LuminoId } from '../../../src/rules/data/luminos';
import { legalMoves, newGame } from '../../../src/rules/game';
import { layCost } from '../../../src/rules/play/laying';
import { scoreColour } from '../../../src/rules/play/scoringPhase';
import type { GameOptions, GameState, Move, Seat } from '../../../src/rules/state';
import { isLay } from '../../../src/store/lessons/lesson';
import { contacts, goodLays, goodOffers, goodTakes } from '../../../src/store/lessons/suggestions';
import { taughtSoFar } from '../../../src/store/lessons/teacher';
import { chance, must, pick } from '../rules/build';
import { CHARACTER, person } from './teachGame';

// What makes a deal good for a first game: on every seat the first turn shows the first lessons by itself, and what is
// suggested there can be done without water, without the exception of rule 1, and scores.

/** In how many ways the others play anything. */
const WAYS = 10;

/** What is wrong with the deal of this seed for a first game; empty if nothing is. */
export function dealProblems(players: GameOptions['players'], hasCharacters: boolean, seed: number): readonly string[] {
  const dealt = begun(players, seed, 'lot');
  const seats = dealt.players.map((_, seat) => seat);
  // People sit on the first seats, and nobody is to watch a character first.
  if (hasCharacters && dealt.octopus !== 0) return ['a character begins'];
  const plain = seats.flatMap((seat) => displayProblems(dealt, seat));
  if (plain.length > 0) return plain;
  if (firstTake(dealt) < 2) return ['the first player takes one lumino only'];
  const starts = hasCharacters ? [dealt] : seats.map((octopus) => begun(players, seed, octopus));
  return starts.flatMap((start) => {
    const together = roundProblems(start, seats, chance(0));
    if (together.length > 0) return together;
    const ways = Array.from({ length: WAYS }, (_, way) => way + 1);
    return seats.flatMap((seat) => ways.flatMap((way) => roundProblems(start, [seat], chance(way))));
  });
}

/** How many lessons in full come in each of the first rounds to people who do what is suggested; the mean of some games. */
export function lessonsByRound(
  players: GameOptions['players'],
  hasCharacters: boolean,
  seed: number,
  rounds: number,
): readonly number[] {
  const start = begun(players, seed, 'lot');
  const people = start.players.map((_, seat) => (hasCharacters && seat > 0 ? CHARACTER : person()));
  const seats = [...people.keys()].filter((seat) => people[seat].mind === null);
  const games = Array.from({ length: WAYS }, (_, way) => {
    const taught = taughtSoFar(follow(start, rounds + 1, seats, chance(way)), people);
    return taught.filter(({ form }) => form === 'full');
  });
  return Array.from(
    { length: rounds },
    (_, index) => games.flatMap((taught) => taught.filter(({ round }) => round === index + 1)).length / WAYS,
  );
}

function begun(players: GameOptions['players'], seed: number, octopus: Seat | 'lot'): GameState {
  let state = newGame({ players, side: 'A', scoreBoard: 'dark', octopus, seed });
  while (state.step.type === 'start') state = must(state, legalMoves(state)[0]).state;
  return state;
}

/** How many luminos the first player takes from the atoll. */
function firstTake(dealt: GameState): number {
  const [take] = goodTakes(must(dealt, goodOffers(dealt)[0]).state);
  return take.type === 'takeFromAtoll' ? take.luminos.length : 0;
}

/** Own colours to take, here and in the atoll, something else to offer, and three colours to tell apart. */
function displayProblems({ players, atoll }: GameState, seat: Seat): readonly string[] {
  const { reef, display } = players[seat];
  const own = reef.flatMap((stack) => stack.map((half) => HALVES[half].colour));
  const isOwn = (lumino: LuminoId) => own.includes(LUMINOS[lumino].colour);
  const problems: string[] = [];
  if (!display.some(isOwn)) problems.push(`seat ${seat} has none of its colours`);
  if (display.every(isOwn)) problems.push(`seat ${seat} has nothing else to offer`);
  if (new Set(display.map((lumino) => LUMINOS[lumino].colour)).size < 3) problems.push(`seat ${seat} has two colours`);
  if (!atoll.some(isOwn)) problems.push(`the atoll has nothing for seat ${seat}`);
  return problems;
}

/** What goes wrong in the first round if these seats do what is suggested, and the others anything. */
function roundProblems(start: GameState, seats: readonly Seat[], random: () => number): readonly string[] {
  return follow(start, 2, seats, random).flatMap(({ state, move }) => {
    const { seat, step } = state;
    const { reef } = state.players[seat];
    if (!seats.includes(seat)) return [];
    if (step.type === 'score') {
      const isWorthless = COLOURS.every((colour) => scoreColour(reef, colour).points === 0);
      return isWorthless ? [`seat ${seat} has nothing to score`] : [];
    }
    const isOnlyOne = seats.length < state.players.length;
    if (move.type === 'takeLimestone') return [`seat ${seat} finds nothing to take`];
    if (move.type === 'takeFromDisplay') return isOnlyOne ? [] : [`seat ${seat} finds nothing in the atoll`];
    if (move.type === 'discard') return [`seat ${seat} has no place`];
    if (!isLay(move)) return [];
    if (layCost(reef, BOARDS[state.side], move.numberOn, move.otherOn) > 0) return [`seat ${seat} lays on water`];
    return contacts(reef, move) > 0 ? [] : [`seat ${seat} needs the exception`];
  });
}

/** Plays up to that round: these seats do what is suggested, the others anything. Nobody throws away what has a place. */
function follow(start: GameState, round: number, seats: readonly Seat[], random: () => number): readonly Made[] {
  const past: Made[] = [];
  let state = start;
  while (state.round < round) {
    const legal = legalMoves(state);
    const lays = legal.filter(isLay);
    const move = (seats.includes(state.seat) ? suggested(state) : null) ?? pick(lays.length > 0 ? lays : legal, random);
    const played = must(state, move);
    past.push({ state, move, events: played.events });
    state = played.state;
  }
  return past;
}

function suggested(state: GameState): Move | null {
  switch (state.step.type) {
    case 'offer':
      return goodOffers(state)[0];
    case 'act':
      return goodTakes(state)[0];
    case 'settle':
      return goodLays(state, legalMoves(state).filter(isLay))[0] ?? null;
    default:
      return null;
  }
}
