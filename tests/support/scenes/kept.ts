import type { Route } from '../../../src/ui/app/address';
import type { Evening } from './games';

/** What the browser has kept from earlier visits. */
export type Kept = Readonly<Record<string, string>>;

const MINUTE = 60_000;

/** A game on the shelf, last played `minutes` ago. */
export function keptAs(id: string, { record, state }: Evening, minutes = 12): Kept {
  const isOver = state.step.type === 'over';
  return { [`lumicora.game.${id}`]: JSON.stringify({ touched: Date.now() - minutes * MINUTE, isOver, record }) };
}

/** Where a game is opened again, and what must be kept for that. */
export function openedGame(game: Evening, settings: Kept = {}): { readonly route: Route; readonly kept: Kept } {
  return { route: { screen: 'game', id: 'shown' }, kept: { ...keptAs('shown', game), ...settings } };
}

export const AROUND: Kept = { 'lumicora.seating': 'around' };
/** Where things fade: without motion at all no turn is shown. */
export const MOVING: Kept = { 'lumicora.motion': 'brisk' };
export const CARD: Kept = { 'lumicora.betweenTurns': 'card' };
export const LEFT_HANDED: Kept = { 'lumicora.hand': 'left' };
export const WITHOUT_MARKS: Kept = { 'lumicora.marks': 'off' };
