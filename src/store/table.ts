import { batch, computed, type ReadonlySignal, signal, untracked } from '@preact/signals';
import { beginTimeline, type Happening, type Made, type Mark, type Price, type Timeline } from '../history/timeline';
import type { Direction, FieldId } from '../rules/data/hex';
import type { Colour, LuminoId } from '../rules/data/luminos';
import { legalMoves } from '../rules/game';
import { type Scoring, scorings } from '../rules/play/scoringPhase';
import type { GameState, Move, Refusal, Seat } from '../rules/state';
import { aimAt, aimFrom, mark, turn } from './aiming';
import { beSpecial, canBeSpecial, lift, pick, pickableIn, specialMove } from './choosing';
import { isColour, isField, isLumino, isSeat } from './edge';
import { type Ghost, ghostAt, type Lay, layMove, laysOf, type Prospect, prospectsOf } from './prospects';
import { type Keep, openGame } from './runningGame';
import { beginLooking, enlarge, filter, lookOn } from './table/looking';
import { beginDoing, type Doing, directionOf, heldOf, NO_REFUSALS, putBack, type Spot } from './table/moveDraft';
import { type ButtonMove, moveOfBringing, movesWith } from './table/moves';

export type { Happening, Made, Mark, Price } from '../history/timeline';
export type { Ghost, Lay, Prospect } from './prospects';

/** The running game and what the seat to move is doing with it. */
export interface Table {
  readonly state: ReadonlySignal<GameState>;
  readonly happening: ReadonlySignal<Happening>;
  /** What was played, the latest last, each with the state before it; and where the table took something back. */
  readonly past: ReadonlySignal<readonly Made[]>;
  readonly marks: ReadonlySignal<readonly Mark[]>;
  /** The game has just come to the player to move, who has not done anything yet. */
  readonly isArriving: ReadonlySignal<boolean>;
  /** Every rule that the last try broke; empty again with the next thing that works or is let go. */
  readonly refusals: ReadonlySignal<readonly Refusal[]>;

  /** Luminos that can be picked up now: for offering, taking, laying. */
  readonly pickable: ReadonlySignal<readonly LuminoId[]>;
  /** A jellyfish for other luminos: not now, possible, or being chosen for. */
  readonly special: ReadonlySignal<'no' | 'possible' | 'choosing'>;
  /** Picked: one of the display or hand, one to three of the atoll, or what is to go into the bag. */
  readonly chosen: ReadonlySignal<readonly LuminoId[]>;
  /** The lumino about to be laid (chosen, and in hand), and which way its other half points. */
  readonly held: ReadonlySignal<LuminoId | null>;
  readonly direction: ReadonlySignal<Direction>;
  readonly lays: ReadonlySignal<readonly Lay[]>;
  /** The hand has a place in the reef: it is of one colour, so all of it or nothing. */
  readonly canLay: ReadonlySignal<boolean>;
  readonly first: ReadonlySignal<FieldId | null>;
  readonly ghost: ReadonlySignal<Ghost | null>;
  /** By field. */
  readonly prospects: ReadonlySignal<readonly Prospect[]>;
  /** In the scoring phase what each colour would bring now, and the one being weighed. */
  readonly scorings: ReadonlySignal<readonly Scoring[]>;
  readonly weighed: ReadonlySignal<Colour | null>;
  /** Moves that the buttons offer with what is chosen now. */
  readonly moves: ReadonlySignal<readonly ButtonMove[]>;

  /** Whose reef is large: the player to move, or one looked at. */
  readonly shown: ReadonlySignal<Seat>;
  readonly level: ReadonlySignal<number | null>;
  readonly looked: ReadonlySignal<FieldId | null>;

  /** What it takes to take back the last move, or all of this turn. */
  readonly undoPrice: ReadonlySignal<Price>;
  readonly restartPrice: ReadonlySignal<Price>;
  readonly canRedo: ReadonlySignal<boolean>;

  /** A tap on a lumino: chooses it or, if it is held already, turns it. */
  pick(lumino: LuminoId): void;
  /** The beginning of a drag: chooses it and nothing else. */
  lift(lumino: LuminoId): void;
  /** A tap on a field of the large reef: the number's field, then the other's, which lays it; for a start lumino either. */
  tap(field: FieldId): void;
  /** The ghost lies there, legal or not. */
  aim(numberOn: FieldId, otherOn: FieldId): void;
  /** The ghost with its number there, turned so that it agrees with that field's prospect. */
  aimFrom(field: FieldId): void;
  unaim(): void;
  turn(): void;
  /** Lays what the ghost shows, or says why not. */
  drop(): void;
  /** A lumino dragged to the atoll (offer) or to the hand (take). */
  bring(lumino: LuminoId, to: 'atoll' | 'display' | 'hand'): void;
  letGo(): void;
  look(field: FieldId | null): void;
  filter(level: number | null): void;
  enlarge(seat: Seat): void;
  /** Begins to choose luminos for a special action, or gives that up. */
  beSpecial(isSpecial: boolean): void;
  weigh(colour: Colour | null): void;
  /** The player to move is there. */
  arrive(): void;
  /** Whether the rules accept it; while another move is being kept nobody knows yet, and it is hoped so. */
  play(move: Move): boolean;
  /** Takes back the last move; one that drew from the bag only if everyone has agreed. */
  undo(hasConsent?: boolean): void;
  /** Starts this turn over. The same holds. */
  restart(hasConsent?: boolean): void;
  redo(): void;
}

/** A table for a game that stands so and has come that way, which nobody keeps. */
export function createTable(state: GameState, past: readonly Made[] = [], marks: readonly Mark[] = []): Table {
  return createKeptTable(beginTimeline(state, past, marks), null);
}

/**
 * A table for a game that goes on from there, each move seen only once it is kept. Every method takes whatever comes: what
 * makes no sense now does nothing, and what comes while a move is being kept waits for that.
 */
export function createKeptTable(begun: Timeline, keep: Keep | null): Table {
  const { state: initial, past } = begun;
  const game = openGame(begun, keep);
  const { state } = game;
  // The aim apart from the rest: it changes with every field that a finger passes, and few have to know.
  const { aim: noAim, ...nothing } = beginDoing(initial);
  const calm = signal<Omit<Doing, 'aim'>>(nothing);
  const aim = signal<Spot | null>(noAim);
  const looking = signal(beginLooking(initial));
  const isArriving = signal(past.length > 0 && initial.step.type !== 'over');

  const chosen = computed(() => calm.value.chosen);
  const first = computed(() => calm.value.first);
  const shown = computed(() => looking.value.shown);
  const looked = computed(() => looking.value.looked);
  const held = computed(() => heldOf(state.value, calm.value));
  const legal = computed(() => legalMoves(state.value));
  /** Only into the own reef can be laid: while another one is large, nothing can. */
  const layable = computed(() => (shown.value === state.value.seat ? held.value : null));
  const lays = computed(() => (layable.value === null ? [] : laysOf(state.value, layable.value)));
  const ghost = computed(() =>
    layable.value === null || aim.value === null ? null : ghostAt(state.value, layable.value, aim.value),
  );

  const update = (next: (state: GameState, doing: Doing) => Doing) => {
    isArriving.value = false;
    const before: Doing = { ...calm.value, aim: aim.value };
    const { aim: nextAim, ...rest } = next(state.value, before);
    aim.value = nextAim;
    if (!isSameCalm(rest, calm.value)) calm.value = rest;
  };
  /** On a filtered reef nobody could see what a lumino would really lie on. */
  const showAllLevels = () => {
    if (looking.value.level !== null) looking.value = { ...looking.value, level: null };
  };
  /** Whatever goes on in the game, the seat begins anew. */
  const settle = () => {
    update(beginDoing);
    looking.value = lookOn(state.value, looking.value);
  };
  /** And the game may have come to somebody else, or begun: then it is news who begins, even to whoever laid last. */
  const comeFrom = (before: GameState) => () => {
    settle();
    const { seat, step } = state.value;
    const hasBegun = before.step.type === 'start' && step.type === 'offer';
    isArriving.value = step.type !== 'over' && (seat !== before.seat || hasBegun);
  };
  const play = (move: Move) => {
    const broken = game.play(move, comeFrom(state.value));
    if (broken.length > 0) update((_, last) => ({ ...last, refusals: broken }));
    return broken.length === 0;
  };
  const lay = (spot: Spot) => {
    if (layable.value !== null) play(layMove(state.value, layable.value, spot));
  };

  const patient =
    <T extends readonly unknown[]>(act: (...what: T) => void) =>
    (...what: T) =>
      game.whenKept(() => batch(() => untracked(() => act(...what))));

  return {
    state,
    happening: game.happening,
    past: game.past,
    marks: game.marks,
    isArriving,
    refusals: computed(() => calm.value.refusals),
    pickable: computed(() => pickableIn(state.value, calm.value.isSpecial)),
    special: computed(() => (calm.value.isSpecial ? 'choosing' : canBeSpecial(state.value) ? 'possible' : 'no')),
    chosen,
    held,
    direction: computed(() => directionOf({ aim: aim.value, direction: calm.value.direction })),
    lays,
    canLay: computed(() => legal.value.some(({ type }) => type === 'lay')),
    first,
    ghost,
    prospects: computed(() => prospectsOf(state.value, layable.value, first.value)),
    scorings: computed(() => scorings(state.value)),
    weighed: computed(() => calm.value.weighed),
    moves: computed(() => {
      const { isSpecial, weighed } = calm.value;
      if (!isSpecial) return movesWith(chosen.value, weighed, legal.value);
      const special = specialMove(state.value, calm.value);
      return special === null ? [] : [special];
    }),
    shown,
    level: computed(() => looking.value.level),
    looked,
    undoPrice: game.undoPrice,
    restartPrice: game.restartPrice,
    canRedo: game.canRedo,

    pick: patient((lumino) => {
      if (isLumino(lumino)) update((now, last) => pick(now, last, lumino));
    }),
    lift: patient((lumino) => {
      if (!isLumino(lumino)) return;
      // Whoever takes up a lumino wants to see where it could go.
      if (shown.value !== state.value.seat) looking.value = enlarge(state.value, looking.value, state.value.seat);
      showAllLevels();
      update((now, last) => lift(now, last, lumino));
    }),
    tap: patient((field) => {
      if (!isField(field) || layable.value === null) return;
      showAllLevels();
      // A start lumino that is shown as it will lie is laid by a tap on either half.
      const isStart = state.value.step.type === 'start';
      const found = lays.value.find(
        ({ numberOn, otherOn }) => numberOn === first.value && (otherOn === field || (isStart && numberOn === field)),
      );
      if (found === undefined) update((now, last) => mark(now, last, field));
      else lay(found);
    }),
    aim: patient((numberOn, otherOn) => {
      if (!isField(numberOn) || !isField(otherOn) || layable.value === null) return;
      showAllLevels();
      update((now, last) => aimAt(now, last, numberOn, otherOn));
    }),
    aimFrom: patient((field) => {
      if (!isField(field) || layable.value === null) return;
      showAllLevels();
      update((now, last) => aimFrom(now, last, field));
    }),
    unaim: patient(() => {
      if (aim.value !== null) update((_, last) => ({ ...last, aim: null }));
    }),
    turn: patient(() => update(turn)),
    drop: patient(() => {
      const there = ghost.value;
      if (there === null) return;
      if (there.refusals.length === 0) lay(there);
      else update((_, last) => ({ ...last, aim: null, refusals: there.refusals }));
    }),
    bring: patient((lumino, to) => {
      const move =
        isLumino(lumino) && !calm.value.isSpecial ? moveOfBringing(state.value, chosen.value, lumino, to) : null;
      if (move !== null) play(move);
    }),
    letGo: patient(() => {
      if (looked.value !== null) looking.value = { ...looking.value, looked: null };
      else update(first.value === null && aim.value === null ? beginDoing : putBack);
    }),
    look: patient((field) => {
      if (field === null || isField(field)) looking.value = { ...looking.value, looked: field };
    }),
    filter: patient((level) => {
      looking.value = filter(state.value, looking.value, level);
    }),
    enlarge: patient((seat) => {
      const next = isSeat(seat, state.value) ? enlarge(state.value, looking.value, seat) : looking.value;
      if (next.shown === shown.value) return;
      looking.value = next;
      update(putBack);
    }),
    beSpecial: patient((isSpecial) => update((now, last) => beSpecial(now, last, isSpecial === true))),
    weigh: patient((colour) => {
      if (colour !== null && !isColour(colour)) return;
      if (shown.value !== state.value.seat) looking.value = enlarge(state.value, looking.value, state.value.seat);
      showAllLevels();
      update((now, last) => weigh(now, last, colour));
    }),
    arrive: patient(() => {
      isArriving.value = false;
    }),
    play: (move) => {
      let isAccepted = true;
      patient(() => {
        isAccepted = play(move);
      })();
      return isAccepted;
    },
    undo: patient((hasConsent) => game.undo(hasConsent === true, settle)),
    restart: patient((hasConsent) => game.restart(hasConsent === true, settle)),
    redo: patient(() => game.redo(comeFrom(state.value))),
  };
}

/** A colour that could be scored is looked at; the same one again is let go. */
function weigh(state: GameState, doing: Doing, colour: Colour | null): Doing {
  const isOpen = scorings(state).some((each) => each.isOpen && each.score.colour === colour);
  return { ...doing, weighed: isOpen && colour !== doing.weighed ? colour : null, refusals: NO_REFUSALS };
}

function isSameCalm(a: Omit<Doing, 'aim'>, b: Omit<Doing, 'aim'>): boolean {
  return (
    a.chosen === b.chosen &&
    a.isSpecial === b.isSpecial &&
    a.weighed === b.weighed &&
    a.direction === b.direction &&
    a.first === b.first &&
    a.refusals === b.refusals
  );
}
