import { COLOURS, type LuminoId } from '../data/luminos';
import type { GameEvent } from '../events';
import type { GameState, Move, Outcome, Refusal } from '../state';
import { nextPlayers, nextState, wrongStep } from './nextState';
import { draw, putIntoBag } from './supply';

/**
 * Every special action open to the player to move: all subsets of the atoll, then of the display. One by one, and not
 * to be counted: in the last round the atoll can hold 40 luminos.
 */
export function* specialActions(state: GameState): Generator<Move> {
  const player = state.players[state.seat];
  if (state.step.type !== 'offer' || !COLOURS.some((colour) => player.tokens[colour] === 'jellyfish')) return;
  for (const luminos of subsets(state.atoll)) yield { type: 'special', from: 'atoll', luminos };
  for (const luminos of subsets(player.display)) yield { type: 'special', from: 'display', luminos };
}

/** [5] Gives a jellyfish token back and changes luminos of the atoll or of the display (ruling 9). */
export function special(state: GameState, from: 'atoll' | 'display', luminos: readonly LuminoId[]): Outcome {
  if (state.step.type !== 'offer') return wrongStep(state);
  const { seat } = state;
  const player = state.players[seat];
  const there = from === 'atoll' ? state.atoll : player.display;
  // Turned tokens are all alike: the first will do.
  const token = COLOURS.find((colour) => player.tokens[colour] === 'jellyfish');
  const refusals = choiceRefusals(luminos, there, from, there.length);
  if (token === undefined || refusals.length > 0) {
    return { ok: false, refusals: token === undefined ? [{ rule: 'jellyfish' }, ...refusals] : refusals };
  }
  const given = there.filter((lumino) => luminos.includes(lumino));
  const drawn = draw(putIntoBag(state.supply, given), given.length);
  const changed = there.map((lumino) => (luminos.includes(lumino) ? drawn.luminos[given.indexOf(lumino)] : lumino));
  const tokens = { ...player.tokens, [token]: 'gone' } as const;
  const events: GameEvent[] = [
    { type: 'specialAction', seat, token, from, luminos: given },
    { type: 'drawn', seat: from === 'atoll' ? null : seat, luminos: drawn.luminos },
  ];
  const display = from === 'display' ? changed : player.display;
  const players = nextPlayers(state, seat, { tokens, display });
  const atoll = from === 'atoll' ? changed : state.atoll;
  return { ok: true, state: nextState(state, { players, atoll, supply: drawn.supply }), events };
}

/** What is wrong with choosing these luminos from that place, at least 1 and at most `most`. */
export function choiceRefusals(
  luminos: readonly LuminoId[],
  there: readonly LuminoId[],
  place: 'atoll' | 'display',
  most: number,
): Refusal[] {
  const refusals: Refusal[] = [];
  if (luminos.length < 1) refusals.push({ rule: 'tooFew', least: 1 });
  if (luminos.length > most) refusals.push({ rule: 'tooMany', most });
  luminos.forEach((lumino, index) => {
    if (luminos.indexOf(lumino) < index) refusals.push({ rule: 'twice', lumino });
    else if (!there.includes(lumino)) refusals.push({ rule: 'place', lumino, place });
  });
  return refusals;
}

function* subsets(luminos: readonly LuminoId[]): Generator<readonly LuminoId[]> {
  for (let mask = 1; mask < 2 ** luminos.length; mask++) {
    yield luminos.filter((_, index) => Math.floor(mask / 2 ** index) % 2 === 1);
  }
}
