import { FULL, type LuminoId } from '../data/luminos';
import type { GameEvent } from '../events';
import { type Ending, type GameState, LAST_ROUND, type Seat, type Supply } from '../state';
import { nextPlayers, nextState } from './nextState';
import { nextRandom, randomBelow } from './random';

/** [5.3] Draws until the atoll has 4 luminos. */
export function refillAtoll(state: GameState, events: GameEvent[]): GameState {
  return refill(state, null, FULL - state.atoll.length, events);
}

/** [7.1] Draws until a player's display has 4 luminos. */
export function refillDisplay(state: GameState, seat: Seat, events: GameEvent[]): GameState {
  return refill(state, seat, FULL - state.players[seat].display.length, events);
}

/** Luminos on their way out of the bag, and the supply without them. */
export interface Draw {
  readonly luminos: readonly LuminoId[];
  /** How many of them were drawn before the emergency stack went into the bag; null if it did not. */
  readonly openedAfter: number | null;
  readonly supply: Supply;
}

/** Draws from the bag, and from the emergency stack when the bag is empty; less than `count` only if both are. */
export function draw(supply: Supply, count: number): Draw {
  const luminos: LuminoId[] = [];
  let bag = supply.bag.slice();
  let { emergency, random } = supply;
  let openedAfter: number | null = null;
  while (luminos.length < count) {
    if (bag.length === 0) {
      if (emergency.length === 0) break;
      bag = emergency.slice();
      emergency = [];
      openedAfter = luminos.length;
    }
    random = nextRandom(random);
    const index = randomBelow(random, bag.length);
    luminos.push(bag[index]);
    bag.splice(index, 1);
  }
  return { luminos, openedAfter, supply: { bag, emergency, random, dry: supply.dry } };
}

/** The supply with these luminos back in the bag. */
export function putIntoBag(supply: Supply, luminos: readonly LuminoId[]): Supply {
  const { emergency, random, dry } = supply;
  return { bag: [...supply.bag, ...luminos].sort((a, b) => a - b), emergency, random, dry };
}

/** [7] The supply in a new round: a bag that ran dry is asked again. */
export function replenish(supply: Supply): Supply {
  return supply.dry ? { ...supply, dry: false } : supply;
}

function refill(state: GameState, seat: Seat | null, count: number, events: GameEvent[]): GameState {
  if (count <= 0 || state.supply.dry) return state;
  const { luminos, openedAfter, supply } = draw(state.supply, count);
  const missing = count - luminos.length;
  const ending = openedAfter !== null || missing > 0 ? callEnd(state) : state.ending;
  tellDrawn(seat, luminos.slice(0, openedAfter ?? luminos.length), events);
  if (openedAfter !== null) {
    events.push({ type: 'emergencyOpened', luminos: state.supply.emergency.length, ending });
    tellDrawn(seat, luminos.slice(openedAfter), events);
  }
  if (missing > 0) events.push({ type: 'bagRanDry', missing, ending });
  const left = missing > 0 ? { ...supply, dry: true } : supply;
  if (seat === null) return nextState(state, { supply: left, ending, atoll: [...state.atoll, ...luminos] });
  const display = [...state.players[seat].display, ...luminos];
  return nextState(state, { supply: left, ending, players: nextPlayers(state, seat, { display }) });
}

function tellDrawn(seat: Seat | null, luminos: readonly LuminoId[], events: GameEvent[]): void {
  if (luminos.length > 0) events.push({ type: 'drawn', seat, luminos });
}

/** [7] A lumino had to be drawn from an empty bag: before round 10 that brings the end near. */
function callEnd(state: GameState): Ending {
  return state.ending === 'none' && state.round < LAST_ROUND ? 'called' : state.ending;
}
