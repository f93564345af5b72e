import type { ColourKey, PlaceKey, StepKey, TokenKey } from '../../keys/table';
import { words } from './words';

const STEPS: Readonly<Record<StepKey, string>> = {
  start: 'First everyone lays the start lumino',
  offer: 'First offer a lumino from your display',
  act: 'First take limestone or luminos',
  settle: 'First lay or discard what is in hand and end the turn',
  score: 'Now it is scoring: score a colour or pass',
  over: 'The game is over',
};

const PLACES: Readonly<Record<PlaceKey, string>> = { hand: 'hand', display: 'display', atoll: 'atoll' };

/** At the beginning of a sentence. */
const COUNTS = ['None', 'One', 'Two', 'Three', 'Four'];

/** One short sentence for each rule that a move can break. */
export const refusals = {
  malformed: (key: string) => `That is no move of this game (${key})`,
  step: (step: StepKey) => STEPS[step],
  place: (lumino: string, place: PlaceKey) => `Not in the ${PLACES[place]}: ${lumino}`,
  startColour: (first: ColourKey, second: ColourKey) =>
    `This start lumino is ${words.colour(first)} and ${words.colour(second)}`,
  startArea: () => 'The start lumino goes onto the two start fields in the middle',
  twice: (lumino: string) => `Only one of these can be taken: ${lumino}`,
  tooFew: (least: number) => `Choose at least ${words.luminos(least)}`,
  tooMany: (most: number) => `${COUNTS[most] ?? most} at most: tap a chosen one to put it back`,
  oneColour: (colours: readonly ColourKey[]) =>
    `Take one colour only, not ${words.list(colours.map((colour) => words.colour(colour)))}`,
  offeredColour: (colour: ColourKey) => `You offered ${words.colour(colour)}: take another colour`,
  jellyfish: () => 'This needs a token jellyfish side up',
  token: (colour: ColourKey, side: TokenKey) =>
    side === 'gone' ? `The ${words.colour(colour)} token is gone` : `You have scored ${words.colour(colour)} already`,
  hand: (count: number) => `Still in hand: ${words.luminos(count)} to lay or discard`,

  neighbours: () => 'The two fields must be neighbours',
  level: (heights: readonly number[]) => `Not level: ${words.list(heights.map(String))} high`,
  congruent: () => 'Not exactly on top of one lumino: shift it',
  colour: (colour: ColourKey, level: number) =>
    level === 1
      ? `Must touch ${words.colour(colour)} on level 1`
      : `Must cover ${words.colour(colour)} or touch it on level ${level}`,
  reef: () => 'Must touch your reef',
  limestone: (cost: number, store: number) => `Costs ${cost} limestone, you have ${store}`,
};
