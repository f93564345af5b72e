import { action, computed, type ReadonlySignal, signal } from '@preact/signals';
import { legalMoves } from '../rules/game';
import type { Direction, FieldId } from '../rules/hex';
import type { LuminoId } from '../rules/luminos';
import type { GameState, Move, Refusal, Seat } from '../rules/state';
import { aimAt, aimFrom, mark, turn } from './aiming';
import { lift, pick, pickableIn } from './choosing';
import { beginDoing, type Doing, directionOf, heldOf, putBack, type Spot } from './doing';
import { isField, isLumino, isSeat } from './edge';
import { beginLooking, enlarge, filter, lookOn } from './looking';
import { type ButtonMove, moveOfBringing, movesWith } from './moves';
import { type Ghost, ghostAt, type Lay, layMove, laysOf, type Prospect, prospectsOf } from './prospects';
import { type Happening, openGame } from './runningGame';

export type { Ghost, Lay, Prospect } from './prospects';
export type { Happening } from './runningGame';

/** The running game and what the seat to move is doing with it. */
export interface Table {
  readonly state: ReadonlySignal<GameState>;
  readonly happening: ReadonlySignal<Happening>;
  /** Every rule that the last try broke; empty again with the next thing that works or is let go. */
  readonly refusals: ReadonlySignal<readonly Refusal[]>;

  /** Luminos that can be picked up now: for offering, taking, laying. */
  readonly pickable: ReadonlySignal<readonly LuminoId[]>;
  /** Picked: one of the display or hand, or one to three of the atoll. */
  readonly chosen: ReadonlySignal<readonly LuminoId[]>;
  /** The lumino about to be laid (chosen, and in hand), and which way its other half points. */
  readonly held: ReadonlySignal<LuminoId | null>;
  readonly direction: ReadonlySignal<Direction>;
  readonly lays: ReadonlySignal<readonly Lay[]>;
  readonly first: ReadonlySignal<FieldId | null>;
  readonly ghost: ReadonlySignal<Ghost | null>;
  /** By field. */
  readonly prospects: ReadonlySignal<readonly Prospect[]>;
  /** Moves that the buttons offer with what is chosen now. */
  readonly moves: ReadonlySignal<readonly ButtonMove[]>;

  /** Whose reef is large: the player to move, or one looked at. */
  readonly shown: ReadonlySignal<Seat>;
  readonly level: ReadonlySignal<number | null>;
  readonly looked: ReadonlySignal<FieldId | null>;

  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;

  /** A tap on a lumino: chooses it or, if it is held already, turns it. */
  pick(lumino: LuminoId): void;
  /** The beginning of a drag: chooses it and nothing else. */
  lift(lumino: LuminoId): void;
  /** A tap on a field of the large reef: the number's field, then the other's, which lays it. */
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
  play(move: Move): boolean;
  undo(): void;
  redo(): void;
}

/** A table for that game. Every method takes whatever comes: what makes no sense now does nothing. */
export function createTable(initial: GameState): Table {
  const game = openGame(initial);
  const { state } = game;
  // The aim apart from the rest: it changes with every field that a finger passes, and few have to know.
  const { aim: noAim, ...begun } = beginDoing(initial);
  const calm = signal<Omit<Doing, 'aim'>>(begun);
  const aim = signal<Spot | null>(noAim);
  const looking = signal(beginLooking(initial));

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
  const settle = (change: () => void) => {
    const before = state.value;
    change();
    if (state.value === before) return;
    update(beginDoing);
    looking.value = lookOn(state.value, looking.value);
  };
  const play = (move: Move): boolean => {
    let broken: readonly Refusal[] = [];
    settle(() => {
      broken = game.play(move);
    });
    if (broken.length > 0) update((_, last) => ({ ...last, refusals: broken }));
    return broken.length === 0;
  };
  const lay = (spot: Spot) => {
    if (layable.value !== null) play(layMove(state.value, layable.value, spot));
  };

  return {
    state,
    happening: game.happening,
    refusals: computed(() => calm.value.refusals),
    pickable: computed(() => pickableIn(state.value)),
    chosen,
    held,
    direction: computed(() => directionOf({ aim: aim.value, direction: calm.value.direction })),
    lays,
    first,
    ghost,
    prospects: computed(() => prospectsOf(state.value, layable.value, first.value)),
    moves: computed(() => movesWith(chosen.value, legal.value)),
    shown,
    level: computed(() => looking.value.level),
    looked,
    canUndo: game.canUndo,
    canRedo: game.canRedo,

    pick: action((lumino) => {
      if (isLumino(lumino)) update((now, last) => pick(now, last, lumino));
    }),
    lift: action((lumino) => {
      if (!isLumino(lumino)) return;
      // Whoever takes up a lumino wants to see where it could go.
      if (shown.value !== state.value.seat) looking.value = enlarge(state.value, looking.value, state.value.seat);
      showAllLevels();
      update((now, last) => lift(now, last, lumino));
    }),
    tap: action((field) => {
      if (!isField(field) || layable.value === null) return;
      showAllLevels();
      const found = lays.value.find(({ numberOn, otherOn }) => numberOn === first.value && otherOn === field);
      if (found === undefined) update((now, last) => mark(now, last, field));
      else lay(found);
    }),
    aim: action((numberOn, otherOn) => {
      if (!isField(numberOn) || !isField(otherOn) || layable.value === null) return;
      showAllLevels();
      update((now, last) => aimAt(now, last, numberOn, otherOn));
    }),
    aimFrom: action((field) => {
      if (!isField(field) || layable.value === null) return;
      showAllLevels();
      update((now, last) => aimFrom(now, last, field));
    }),
    unaim: action(() => {
      if (aim.value !== null) update((_, last) => ({ ...last, aim: null }));
    }),
    turn: action(() => update(turn)),
    drop: action(() => {
      const there = ghost.value;
      if (there === null) return;
      if (there.refusals.length === 0) lay(there);
      else update((_, last) => ({ ...last, aim: null, refusals: there.refusals }));
    }),
    bring: action((lumino, to) => {
      const move = isLumino(lumino) ? moveOfBringing(state.value, chosen.value, lumino, to) : null;
      if (move !== null) play(move);
    }),
    letGo: action(() => {
      if (looked.value !== null) looking.value = { ...looking.value, looked: null };
      else update(first.value === null && aim.value === null ? beginDoing : putBack);
    }),
    look: action((field) => {
      if (field === null || isField(field)) looking.value = { ...looking.value, looked: field };
    }),
    filter: action((level) => {
      looking.value = filter(state.value, looking.value, level);
    }),
    enlarge: action((seat) => {
      const next = isSeat(seat, state.value) ? enlarge(state.value, looking.value, seat) : looking.value;
      if (next.shown === shown.value) return;
      looking.value = next;
      update(putBack);
    }),
    play: action(play),
    undo: action(() => settle(game.undo)),
    redo: action(() => settle(game.redo)),
  };
}

function isSameCalm(a: Omit<Doing, 'aim'>, b: Omit<Doing, 'aim'>): boolean {
  return a.chosen === b.chosen && a.direction === b.direction && a.first === b.first && a.refusals === b.refusals;
}
