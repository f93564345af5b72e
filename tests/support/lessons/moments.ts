import type { Made } from '../../../src/history/timeline';
import { BOARDS } from '../../../src/rules/data/boards';
import { FIELDS, type FieldId, NEIGHBOURS } from '../../../src/rules/data/hex';
import { COLOURS, type Colour, HALVES, LUMINOS } from '../../../src/rules/data/luminos';
import { legalMoves, play } from '../../../src/rules/game';
import { scoreColour } from '../../../src/rules/play/scoringPhase';
import type { GameState, Move, Player, Reef, Seat } from '../../../src/rules/state';
import type { LessonName } from '../../../src/store/lessons/lesson';
import type { TableRefusal } from '../../../src/store/table/moveSource';

// When the moment of each lesson is there, told from RULES.md alone: what the lessons themselves look for is checked by
// it, so nothing here asks them.

/** What a person sees at the table: a position, the move before it, what was just refused. */
export interface Sight {
  readonly state: GameState;
  readonly last: Made | null;
  readonly refusals: readonly TableRefusal[];
  /** How many scorings this person has decided about before. */
  readonly decisions: number;
}

type Lay = Extract<Move, { type: 'lay' }>;

export const MOMENTS: Readonly<Record<LessonName, (sight: Sight) => boolean>> = {
  // [5] A turn begins; something was offered.
  offer: ({ state }) => state.step.type === 'offer',
  take: ({ state }) => state.step.type === 'act',
  // [6] A lumino in hand has a place.
  lay: ({ state }) => allowed(state).length > 0,
  // [6.4] The only places left cost limestone, or a place is forbidden for lack of it and for nothing else.
  water: ({ state }) => {
    const lays = allowed(state);
    const isWater = (field: FieldId) => player(state).reef[field].length === 0 && BOARDS[state.side].toll[field] > 0;
    if (lays.length > 0 && lays.every(({ numberOn, otherOn }) => isWater(numberOn) || isWater(otherOn))) return true;
    const [lumino] = inHand(state);
    return pairs().some(([numberOn, otherOn]) => {
      if (lumino === undefined) return false;
      const outcome = play(state, { type: 'lay', lumino, numberOn, otherOn });
      return !outcome.ok && outcome.refusals.every(({ rule }) => rule === 'limestone');
    });
  },
  // [6] Somebody has tried a place, and it has turned red.
  refused: ({ refusals }) => refusals.some((refusal) => 'fields' in refusal && refusal.fields.length > 0),
  // [6.3] A lumino could lie on others.
  levels: ({ state }) => allowed(state).some(({ numberOn }) => player(state).reef[numberOn].length > 0),
  // [7.2] A coral scoring can be done.
  scoring: ({ state }) => state.step.type === 'score' && unscored(state).length > 0,
  // [7.2] The same, later, for points, while it could also be done in another phase.
  choice: ({ state, decisions }) =>
    state.step.type === 'score' &&
    decisions > 0 &&
    state.round < 10 &&
    state.ending !== 'extra' &&
    unscored(state).some((colour) => scoreColour(player(state).reef, colour).points > 0),
  // [8.3] [8.4] A lay would hide an animal, or change who has most of a colour.
  animals: ({ state }) =>
    allowed(state).some((lay) => {
      const outcome = play(state, lay);
      if (!outcome.ok) return false;
      const hides = [lay.numberOn, lay.otherOn].some((field) => animalOn(player(state).reef, field));
      return hides || COLOURS.some((colour) => leaders(state, colour) !== leaders(outcome.state, colour));
    }),
  // [5] A turn begins in which a special action is possible.
  jellyfish: ({ state }) =>
    state.step.type === 'offer' && COLOURS.some((colour) => player(state).tokens[colour] === 'jellyfish'),
  // [4] Three rounds or fewer, and still something to score.
  rounds: ({ state }) => state.step.type === 'offer' && state.round >= 8 && unscored(state).length > 0,
  // [6.1] No two free neighbouring fields touch the colour on level 1; so another place is allowed there.
  exception: ({ state }) => {
    const [lumino] = inHand(state);
    if (lumino === undefined) return false;
    const { reef } = player(state);
    const isFree = (field: FieldId) => reef[field].length === 0;
    const isColour = (field: FieldId) =>
      reef[field].length === 1 && HALVES[reef[field][0]].colour === LUMINOS[lumino].colour;
    const hasRoom = pairs().some(
      ([a, b]) => isFree(a) && isFree(b) && [...NEIGHBOURS[a], ...NEIGHBOURS[b]].some(isColour),
    );
    return !hasRoom && allowed(state).some(({ numberOn }) => isFree(numberOn));
  },
  // [5.4] A lumino went into the bag, or nothing else is left for it.
  discard: ({ state, last }) =>
    last?.move.type === 'discard' || (inHand(state).length > 0 && allowed(state).length === 0),
  // Ruling 16: limestone that the player could have had stayed in the box.
  fullStore: ({ last }) => last?.events.some((event) => event.type === 'limestoneTaken' && event.left > 0) ?? false,
  // [7] The bag was empty before the last round.
  emptyBag: ({ last }) =>
    last !== null &&
    last.state.round < 10 &&
    last.events.some(({ type }) => type === 'emergencyOpened' || type === 'bagRanDry'),
  // [8] Several have most points.
  tie: ({ state }) => {
    const points = state.players.map((each) => each.points);
    return state.step.type === 'over' && points.filter((each) => each === Math.max(...points)).length > 1;
  },
};

/** Whose moment it is: of the player to move, of the one who has just moved, or of everybody (null). */
export function whoseMoment(name: LessonName, { state, last }: Sight): Seat | null {
  if (name === 'tie' || name === 'emptyBag') return null;
  return name === 'fullStore' && last !== null ? last.state.seat : state.seat;
}

function player({ players, seat }: GameState): Player {
  return players[seat];
}

function inHand(state: GameState): Player['hand'] {
  return state.step.type === 'settle' ? player(state).hand : [];
}

function allowed(state: GameState): readonly Lay[] {
  return legalMoves(state).filter((move): move is Lay => move.type === 'lay');
}

function unscored(state: GameState): readonly Colour[] {
  return COLOURS.filter((colour) => player(state).tokens[colour] === 'coral');
}

function pairs(): readonly (readonly [FieldId, FieldId])[] {
  return FIELDS.flatMap((a) => NEIGHBOURS[a].map((b) => [a, b] as const));
}

function animalOn(reef: Reef, field: FieldId): boolean {
  const top = reef[field].at(-1);
  return top !== undefined && HALVES[top].animal !== null;
}

/** The seats with most visible fields of a colour. */
function leaders({ players }: GameState, colour: Colour): string {
  const counts = players.map(({ reef }) =>
    reef.filter((stack) => stack.length > 0 && HALVES[stack[stack.length - 1]].colour === colour),
  );
  const most = Math.max(...counts.map(({ length }) => length));
  return counts.map(({ length }) => length === most).join();
}
