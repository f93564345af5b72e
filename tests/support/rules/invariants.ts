import { areNeighbours, FIELDS } from '../../../src/rules/data/hex';
import { LUMINOS, luminosFor } from '../../../src/rules/data/luminos';
import type { GameState, Reef } from '../../../src/rules/state';
import { ensure } from './build';

/** What holds in every state of every game. */
export function ensureInvariants(state: GameState): void {
  ensureConserved(state);
  ensureLimestone(state);
  for (const { reef } of state.players) ensureSoundReef(reef);
}

function ensureConserved({ players, atoll, supply }: GameState): void {
  const lying = players.flatMap(({ reef }) => [...new Set(reef.flat().map((half) => half >> 1))]);
  const everywhere = [
    ...supply.bag,
    ...supply.emergency,
    ...atoll,
    ...players.flatMap(({ display, hand }) => [...display, ...hand]),
    ...lying,
  ].sort((a, b) => a - b);
  const starts = everywhere.filter((lumino) => lumino >= LUMINOS.length);
  const luminos = everywhere.filter((lumino) => lumino < LUMINOS.length);
  ensure(String(luminos) === String(luminosFor(players.length)), 'every lumino is somewhere, once');
  ensure(new Set(starts).size === players.length && starts.length === players.length, 'a start lumino each');
}

function ensureLimestone({ players }: GameState): void {
  for (const { limestone } of players) ensure(limestone >= 0 && limestone <= 10, 'a store holds 0 to 10');
  ensure(players.reduce((sum, { limestone }) => sum + limestone, 0) <= 40, 'there are 40 limestone');
}

function ensureSoundReef(reef: Reef): void {
  const places = new Map<number, { field: number; index: number }>();
  for (const field of FIELDS) {
    reef[field].forEach((half, index) => {
      ensure(!places.has(half), 'no half lies twice');
      places.set(half, { field, index });
    });
  }
  for (const [half, { field, index }] of places) {
    const other = places.get(half ^ 1);
    ensure(other !== undefined, 'both halves lie in the reef');
    ensure(areNeighbours(field, other.field), 'both halves touch');
    ensure(other.index === index, 'both halves lie level');
    const isCongruent = index > 0 && reef[field][index - 1] >> 1 === reef[other.field][index - 1] >> 1;
    ensure(!isCongruent, 'never congruent');
  }
}
