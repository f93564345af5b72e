import type { GameState } from '../state';
import { type Parsed, parseText } from './reader';
import { formatSetup, readSetup, type SetupPart, setupOf } from './setup';
import { validate } from './validate';

/**
 * A whole game position as one line of text. Its words, with one space between:
 *
 *   2Ad        players, board side, score board (d dark, l light)
 *   r4         round
 *   offer      step: start, offer, act:p6o1 (the lumino offered), settle, score:- or score:2 (who scored last), over
 *   s1 o2      seat to move and seat with the octopus, from 1
 *   none       the early end: none, called or extra; `+dry` behind it if the bag ran dry this round
 *   0badcafe   the state of the generator
 *   y3s1,p4o2  the atoll; luminos as in `formatReef`, or -
 *   -          the emergency stack
 *   12/3/cjxc/y4o1,.../-/yp:d4d5,...
 *              for each player points, limestone, tokens (yellow, pink, green, blue: c coral, j jellyfish, x gone),
 *              display, hand and reef
 *
 * The bag holds every lumino of the game that is nowhere else.
 */
export function formatPosition(state: GameState): string {
  return formatSetup(setupOf(state));
}

/** Reads what `formatPosition` writes, and checks that it is a position from which the game can go on. */
export function parsePosition(text: string): Parsed<GameState> {
  const offsets = new Map<string, number>();
  const keyOf = ({ name, seat, index }: SetupPart) => `${name} ${seat} ${index}`;
  const setup = parseText(text, (reader) => readSetup(reader, (part, at) => offsets.set(keyOf(part), at)));
  if (!setup.ok) return setup;
  const validated = validate(setup.value);
  if (validated.ok) return { ok: true, value: validated.position };
  return { ok: false, at: offsets.get(keyOf(validated.part)) ?? 0, problem: validated.problem };
}
