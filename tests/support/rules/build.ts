import { type FieldId, parseField } from '../../../src/rules/data/hex';
import { legalMoves, newGame, play } from '../../../src/rules/game';
import type { GameOptions, GameState, Move, Played, Reef } from '../../../src/rules/state';
import { parsePosition } from '../../../src/rules/text/position';
import type { Parsed } from '../../../src/rules/text/reader';
import { parseReef } from '../../../src/rules/text/reef';

/** The reef of that notation; a defect in the text is a defect of the test. */
export function reef(text: string): Reef {
  return unwrap(text, parseReef(text));
}

/** The game position of that notation. */
export function position(text: string): GameState {
  return unwrap(text, parsePosition(text));
}

/** The field of that name. */
export function field(name: string): FieldId {
  const found = parseField(name);
  if (found === null) throw new Error(`no field ${name}`);
  return found;
}

/** A new 2-player game on A and dark, or as told. */
export function game(options: Partial<GameOptions> = {}): GameState {
  return newGame({ players: 2, side: 'A', scoreBoard: 'dark', octopus: 0, seed: 1, ...options });
}

/** The same with all start luminos laid: the first player is about to offer. */
export function startedGame(options: Partial<GameOptions> = {}): GameState {
  let state = game(options);
  while (state.step.type === 'start') state = must(state, legalMoves(state)[0]).state;
  return state;
}

/** Plays a move that has to be legal. */
export function must(state: GameState, move: Move): Played {
  const outcome = play(state, move);
  if (!outcome.ok) throw new Error(`${JSON.stringify(move)} was refused: ${JSON.stringify(outcome.refusals)}`);
  return outcome;
}

/** Throws unless it holds: `expect` for places that are passed a million times. */
export function ensure(holds: boolean, message: string): asserts holds {
  if (!holds) throw new Error(message);
}

/** Freezes a value with everything in it, so that changing it throws. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}

/** A number from 0 to below 1, the next one each time: repeatable chance for tests. (mulberry32) */
export function chance(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function pick<T>(items: readonly T[], random: () => number): T {
  return items[Math.floor(random() * items.length)];
}

function unwrap<T>(text: string, parsed: Parsed<T>): T {
  if (parsed.ok) return parsed.value;
  throw new Error(`${parsed.problem}\n${text}\n${' '.repeat(parsed.at)}^`);
}
