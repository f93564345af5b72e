import { type FieldId, NEIGHBOURS } from '../../rules/data/hex';
import { COLOURS, HALVES, LUMINOS, type LuminoId } from '../../rules/data/luminos';
import { worthOf } from '../../rules/play/worth';
import { heightOf, topOf, visibleCorals } from '../../rules/reef';
import type { GameState, Move, Reef } from '../../rules/state';
import { priceOfLay, RULES } from '../table/moveSource';
import { isLay, type LayOfHand } from './lesson';

// What is good to try in a first game, told by a few plain words of the rules. It is no mind: it looks at one turn only.

/** As many glow as the eye takes in. */
const MOST_SUGGESTED = 3;

/** How many corals of its colour a lay touches on its level or covers: [6.1] asks for one, its exception for none. */
export function contacts(reef: Reef, { lumino, numberOn, otherOn }: LayOfHand): number {
  const { colour } = LUMINOS[lumino];
  const height = heightOf(reef, numberOn);
  const shows = (field: FieldId, level: number) => {
    const top = topOf(reef, field);
    return top !== null && heightOf(reef, field) === level && HALVES[top].colour === colour;
  };
  const around = [...NEIGHBOURS[numberOn], ...NEIGHBOURS[otherOn]].filter((field) => shows(field, height + 1));
  const under = height === 0 ? [] : [numberOn, otherOn].filter((field) => shows(field, height));
  return around.length + under.length;
}

export function showsAnimal(reef: Reef, field: FieldId): boolean {
  const top = topOf(reef, field);
  return top !== null && HALVES[top].animal !== null;
}

/** Without water if that is possible: the lays after which the player has most, and of those the ones with most contacts. */
export function goodLays(state: GameState, lays: readonly LayOfHand[]): readonly LayOfHand[] {
  const { reef } = state.players[state.seat];
  const value = (lay: LayOfHand) => {
    const judged = RULES.judge(state, lay);
    const worth = judged.ok ? worthOf(judged.state, state.seat).reduce((sum, { points }) => sum + points, 0) : 0;
    return 100 * worth + contacts(reef, lay) - 10_000 * priceOfLay(state, lay.numberOn, lay.otherOn);
  };
  // A hand is of one colour: turned round or with another of its luminos, a lay has the same fields.
  const oneWay = lays.filter((lay) => lay.lumino === lays[0].lumino && lay.numberOn < lay.otherOn);
  return bestOf(oneWay, value);
}

/** [5.2] The most luminos of one colour that has a place beside its own; else one of the display, else limestone. */
export function goodTakes(state: GameState): readonly Move[] {
  const takes = RULES.legal(state);
  const most = COLOURS.flatMap((colour) => {
    const ofColour = takes.filter(
      (move) => move.type === 'takeFromAtoll' && LUMINOS[move.luminos[0]].colour === colour,
    );
    return bestOf(ofColour, takenBy).slice(0, 1);
  }).filter((move) => hasOwnPlace(state, move));
  if (most.length > 0) return bestOf(most, takenBy);
  const own = takes.filter((move) => move.type === 'takeFromDisplay' && hasOwnPlace(state, move));
  return own.length > 0 ? bestOf(own, () => 0) : takes.filter(({ type }) => type === 'takeLimestone');
}

/** [5.1] What leaves most to take, is of a colour that the own reef does not show, and is worth most limestone. */
export function goodOffers(state: GameState): readonly Move[] {
  const { players, seat } = state;
  const corals = visibleCorals(players[seat].reef);
  const value = (move: Move) => {
    if (move.type !== 'offer') return 0;
    const { colour, value: limestone } = LUMINOS[move.lumino];
    const shown = corals.filter(({ half }) => half.colour === colour).length;
    const judged = RULES.judge(state, move);
    const [take] = judged.ok ? goodTakes(judged.state) : [];
    return 100 * (take === undefined ? 0 : takenBy(take)) - 10 * shown + limestone;
  };
  return bestOf(RULES.legal(state), value);
}

/** What brings most limestone. */
export function richOffers(state: GameState): readonly Move[] {
  return bestOf(RULES.legal(state), (move) => (move.type === 'offer' ? LUMINOS[move.lumino].value : 0));
}

function takenBy(move: Move): number {
  return luminosOf(move).length;
}

function luminosOf(move: Move): readonly LuminoId[] {
  return move.type === 'takeFromAtoll' ? move.luminos : move.type === 'takeFromDisplay' ? [move.lumino] : [];
}

/** What would be taken can lie beside its own colour, for nothing. */
function hasOwnPlace(state: GameState, take: Move): boolean {
  const { seat } = state;
  const hand = luminosOf(take);
  const players = state.players.map((player, each) => (each === seat ? { ...player, hand } : player));
  const settling: GameState = { ...state, players, step: { type: 'settle' } };
  return RULES.legal(settling).some(
    (move) =>
      isLay(move) && contacts(players[seat].reef, move) > 0 && priceOfLay(settling, move.numberOn, move.otherOn) === 0,
  );
}

function bestOf<T>(moves: readonly T[], value: (move: T) => number): readonly T[] {
  const values = moves.map(value);
  const best = Math.max(...values);
  return moves.filter((_, index) => values[index] === best).slice(0, MOST_SUGGESTED);
}
