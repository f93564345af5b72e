import type { FieldId } from '../../../rules/data/hex';
import { type Colour, LUMINOS, type LuminoId } from '../../../rules/data/luminos';
import { visibleCorals } from '../../../rules/reef';
import type { GameState } from '../../../rules/state';
import { type LayOfHand, type Lesson, NO_FACTS, pointAt, type Shown } from '../lesson';
import { goodLays, showsAnimal } from '../suggestions';

/** A majority of fewer fields than this changes with every turn. */
const FEWEST_FIELDS = 4;

/** Before, there is enough to learn that cannot wait. */
const FROM_ROUND = 3;

/**
 * [8.3] [8.4] An animal could be covered, or a majority change with this hand: what counts at the end. After the first
 * rounds one in reach is enough, so that nobody collects them for long without knowing why.
 */
export const animals: Lesson = {
  name: 'animals',
  isRare: false,
  canWait: true,
  hasLine: false,
  gesture: null,
  look: ({ state, lays }) => {
    if (lays.length === 0) return inReach(state);
    const colour = LUMINOS[lays[0].lumino].colour;
    const covered = animalsUnder(state, lays);
    const suggested = goodLays(state, lays);
    if (covered.length > 0) return pointAt('reef', { fields: covered, suggested });
    const { reef, hand } = state.players[state.seat];
    if (changesMajority(state, colour)) {
      const fields = visibleCorals(reef).filter(({ half }) => half.colour === colour);
      return pointAt('reef', { fields: fields.map(({ field }) => field), facts: { ...NO_FACTS, colour }, suggested });
    }
    const luminos = withAnimals(state, hand);
    return luminos.length > 0 ? pointAt('hand', { luminos, suggested }) : null;
  },
};

/** One that could be taken in this turn. */
function inReach(state: GameState): Shown | null {
  if (state.step.type !== 'offer' && state.step.type !== 'act') return null;
  const display = withAnimals(state, state.players[state.seat].display);
  const atoll = withAnimals(state, state.atoll);
  if (display.length > 0) return pointAt('display', { luminos: display });
  return atoll.length > 0 ? pointAt('atoll', { luminos: atoll }) : null;
}

function withAnimals({ round }: GameState, luminos: readonly LuminoId[]): readonly LuminoId[] {
  return round < FROM_ROUND ? [] : luminos.filter((lumino) => LUMINOS[lumino].animal !== null);
}

function animalsUnder({ players, seat }: GameState, lays: readonly LayOfHand[]): readonly FieldId[] {
  const fields = new Set(lays.flatMap(({ numberOn, otherOn }) => [numberOn, otherOn]));
  return [...fields].filter((field) => showsAnimal(players[seat].reef, field));
}

/** One lumino more would tie with who has most of the colour, or overtake them. */
function changesMajority({ players, seat }: GameState, colour: Colour): boolean {
  const counts = players.map(({ reef }) => visibleCorals(reef).filter(({ half }) => half.colour === colour).length);
  const most = Math.max(...counts.filter((_, other) => other !== seat));
  return most >= FEWEST_FIELDS && counts[seat] <= most && counts[seat] + 2 >= most;
}
