import { batch, computed, signal, untracked } from '@preact/signals';
import type { Timeline } from '../../history/timeline';
import { isColour, isField, isLuminoOrStart } from '../../rules/data/guards';
import { type Colour, HALVES, type LuminoId } from '../../rules/data/luminos';
import { decidersLeft } from '../../rules/play/scoringOutlook';
import { scorings } from '../../rules/play/scoringPhase';
import { worthOf } from '../../rules/play/worth';
import type { GameState, Move } from '../../rules/state';
import type { Agent } from './agent';
import { aimAt, aimFrom, markField, turn } from './aiming';
import { beSpecial, lift, pick, pickableIn, specialMove } from './choosing';
import { createDraft } from './draftSignals';
import type { GameView } from './gameView';
import { type Intent, isViewIntent, type ViewIntent } from './intent';
import { beginLooking, enlarge, filter, isSeat, lookOn } from './looking';
import {
  beginAfterMove,
  beginDraft,
  directionOf,
  type LayFields,
  type MoveDraft,
  NO_REFUSALS,
  putBack,
  putDown,
} from './moveDraft';
import { type MoveSource, RULES } from './moveSource';
import { movesWith } from './moves';
import type { Pace } from './pacing';
import { bringsOf, ghostAt, layMove, layStartMove, laysOf, prospectsOf } from './prospects';
import { moveOfBringing, type Reach, reachOf, type TrayName, takersOf } from './reach';
import { type Keep, runGame } from './runningGame';
import type { SeatActions } from './seatActions';

/** The running game and what the seat to move is doing with it. */
export interface Table extends GameView, SeatActions {
  /** Whatever comes while a move is being kept waits for that. */
  act(intent: Intent): void;
  /** The table is left: no agent thinks on. */
  close(): void;
}

export interface TableOptions {
  /** Each move is seen only once it is kept; null: nothing is kept. */
  readonly keep?: Keep | null;
  readonly source?: MoveSource;
  /** Who acts for each seat, by seat; people where none is named. */
  readonly agents?: readonly Agent[];
  /** When an agent's move may be seen; at once by default. */
  readonly pace?: Pace;
  /** Where errors go that the table survives. */
  readonly report?: (error: unknown) => void;
}

/** A table for a game that goes on from there. */
export function createTable(begun: Timeline, options: TableOptions = {}): Table {
  const { keep = null, source: given = RULES, agents = [], pace = async () => {}, report = throwLater } = options;
  const { state: initial } = begun;
  const draft = createDraft(initial);
  const { calm, aim, chosen, lifted, isSpecial, first } = draft;
  const looking = signal(beginLooking(initial));

  const update = (next: (state: GameState, draft: MoveDraft) => MoveDraft) => {
    draft.update((last) => next(state.value, last));
  };
  /** Whatever goes on in the game, the seat begins anew. */
  const beginAnew = () => {
    update(beginAfterMove);
    looking.value = lookOn(state.value, looking.value);
  };

  const game = runGame(begun, { keep, source: given, agents, pace, changed: beginAnew, report });
  const { state, isForScreen } = game;
  const legal = computed(() => given.legal(state.value));
  const doing = computed(() => ({ chosen: chosen.value, lifted: lifted.value, isSpecial: isSpecial.value }));
  const reach = computed(() => (isForScreen.value ? reachOf(given, state.value, doing.value) : null));
  const legalInReach = computed(() => (reach.value?.take ? given.legal(reach.value.state) : legal.value));
  // All moves of a state are listed once, however often the seat's doings ask for them.
  const source: MoveSource = {
    ...given,
    legal: (at) =>
      at === state.peek() ? legal.peek() : at === reach.peek()?.state ? legalInReach.peek() : given.legal(at),
  };

  const shown = computed(() => looking.value.shown);
  const looked = computed(() => looking.value.looked);
  const held = computed(() => reach.value?.held ?? null);
  /** Only into the own reef can be laid: while another one is large, nothing can. */
  const layable = computed(() => (shown.value === state.value.seat ? reach.value : null));
  const lays = computed(() => {
    const within = layable.value;
    return within === null ? [] : laysOf(source, within.state, within.held);
  });
  const ghost = computed(() => {
    const within = layable.value;
    return within === null || aim.value === null ? null : ghostAt(source, within.state, within.held, aim.value);
  });
  const worth = computed(() => (layable.value === null ? [] : worthOf(layable.value.state)));
  const brings = computed(() => {
    const within = layable.value;
    return within === null || ghost.value === null ? null : bringsOf(source, within, worth.value, ghost.value);
  });

  /** On a filtered reef the player could not see what a lumino would really lie on. */
  const showAllLevels = () => {
    if (looking.value.level !== null) looking.value = { ...looking.value, level: null };
  };
  const showOwnReef = () => {
    if (shown.value !== state.value.seat) looking.value = enlarge(state.value, looking.value, state.value.seat);
  };
  const play = (move: Move, ...others: readonly Move[]) => {
    const refusals = game.play(move, ...others);
    if (refusals.length > 0) update((_, last) => ({ ...last, refusals }));
  };
  const lay = ({ state: at, held: lumino, take }: Reach, spot: LayFields) => {
    const move = layMove(at, lumino, spot);
    if (take === null) play(move);
    else play(take, move);
  };

  const view = (intent: ViewIntent) => {
    switch (intent.type) {
      case 'look':
        if (intent.field === null || isField(intent.field)) looking.value = { ...looking.value, looked: intent.field };
        break;
      case 'filter':
        looking.value = filter(state.value, looking.value, intent.level);
        break;
      case 'enlarge': {
        const next = isSeat(intent.seat, state.value)
          ? enlarge(state.value, looking.value, intent.seat)
          : looking.value;
        if (next.shown === shown.value) return;
        looking.value = next;
        update(putBack);
        break;
      }
      case 'letGo':
        if (looked.value !== null) looking.value = { ...looking.value, looked: null };
        else update(first.value === null && aim.value === null ? beginDraft : putBack);
        break;
    }
  };

  const draftBy = (within: Reach, next: (within: Reach, last: MoveDraft) => MoveDraft) =>
    update((_, last) => next(within, last));
  const aimBy = (next: (within: Reach, last: MoveDraft) => MoveDraft) => {
    if (layable.value === null) return;
    showAllLevels();
    draftBy(layable.value, next);
  };
  const tap = (field: number) => {
    const within = layable.value;
    if (!isField(field) || within === null) return;
    showAllLevels();
    // Which half of a start lumino goes where is changed by a tap: it is laid by its button.
    const isStart = state.value.step.type === 'start';
    const found = lays.value.find(({ numberOn, otherOn }) => !isStart && numberOn === first.value && otherOn === field);
    if (found === undefined) update((_, last) => markField(source, within, last, field));
    else lay(within, found);
  };
  const drop = () => {
    const there = ghost.value;
    const within = layable.value;
    if (there === null || within === null) return;
    // Also of one that is only about to be taken: a refusal is better than taking what then lies nowhere.
    if (there.refusals.length > 0)
      update((_, last) => ({ ...last, aim: null, lifted: null, refusals: there.refusals }));
    else lay(within, there);
  };
  const bring = (lumino: LuminoId, to: TrayName) => {
    const move = isSpecial.value ? null : moveOfBringing(state.value, chosen.value, lumino, to);
    update(putDown);
    if (move !== null) play(move);
  };
  const passAll = () => {
    const thinking = decidersLeft(state.value).findIndex((seat) => agents[seat]?.kind === 'thinker');
    const seats = decidersLeft(state.value).slice(0, thinking < 0 ? undefined : thinking);
    // Each is an object of its own: moves are known as parts of one gesture by that.
    const [own, ...others] = seats.map((): Move => ({ type: 'pass' }));
    if (own !== undefined) play(own, ...others);
  };
  const weigh = (colour: Colour | null) => {
    if (colour !== null && !isColour(colour)) return;
    showOwnReef();
    showAllLevels();
    const isOpen = legal.value.some((move) => move.type === 'score' && move.colour === colour);
    const refusals = isOpen || colour === null ? NO_REFUSALS : ownRefusals({ type: 'score', colour });
    update((_, last) => ({ ...last, weighed: isOpen && colour !== last.weighed ? colour : null, refusals }));
  };
  /** What the source itself says against a move. A colour that the rules close says so on its button. */
  const ownRefusals = (move: Move) => {
    const judged = source.judge(state.value, move);
    const own = judged.ok ? [] : judged.refusals.filter(({ rule }) => rule === 'source');
    return own.length === 0 ? NO_REFUSALS : own;
  };

  const startMoves = () => {
    const shownThere = first.value === null ? null : ghost.value;
    return held.value === null || shownThere === null || shownThere.refusals.length > 0
      ? []
      : [layStartMove(held.value, shownThere)];
  };

  const perform = (intent: Intent) => {
    if (isViewIntent(intent)) return view(intent);
    switch (intent.type) {
      case 'undo':
        return game.undo(intent.hasConsent === true);
      case 'restart':
        return game.restart(intent.hasConsent === true);
      case 'redo':
        return game.redo();
      case 'note':
        return game.note(intent.note);
    }
    // The seat's own doings are for its agent.
    if (!isForScreen.value) return;
    switch (intent.type) {
      case 'pick':
        if (isLuminoOrStart(intent.lumino)) update((now, last) => pick(source, now, last, intent.lumino));
        break;
      case 'lift':
        if (!isLuminoOrStart(intent.lumino)) return;
        // A player who takes up a lumino wants to see where it could go.
        showOwnReef();
        showAllLevels();
        update((now, last) => lift(source, now, last, intent.lumino));
        break;
      case 'putDown':
        update(putDown);
        break;
      case 'tap':
        tap(intent.field);
        break;
      case 'aim':
        if (isField(intent.numberOn) && isField(intent.otherOn))
          aimBy((within, last) => aimAt(within, last, intent.numberOn, intent.otherOn));
        break;
      case 'point':
        if (isField(intent.field)) aimBy((within, last) => aimFrom(source, within, last, intent.field));
        break;
      case 'unaim':
        if (aim.value !== null) update((_, last) => ({ ...last, aim: null }));
        break;
      case 'turn':
        if (reach.value !== null) draftBy(reach.value, turn);
        break;
      case 'drop':
        drop();
        break;
      case 'bring':
        if (isLuminoOrStart(intent.lumino)) bring(intent.lumino, intent.to);
        break;
      case 'beSpecial':
        update((now, last) => beSpecial(source, now, last, intent.isSpecial === true));
        break;
      case 'weigh':
        weigh(intent.colour);
        break;
      case 'play':
        play(intent.move);
        break;
      case 'passAll':
        passAll();
        break;
    }
  };

  return {
    state,
    happening: game.happening,
    past: game.past,
    marks: game.marks,
    isKeeping: game.isKeeping,
    isThinking: game.isThinking,
    refusals: computed(() => calm.value.refusals),
    pickable: computed(() => (isForScreen.value ? pickableIn(source, state.value, isSpecial.value) : [])),
    special: computed(() => {
      if (isSpecial.value) return 'choosing';
      return isForScreen.value && source.hasSpecial(state.value) ? 'possible' : 'no';
    }),
    chosen: computed(() => (isForScreen.value ? chosen.value : NO_LUMINOS)),
    takers: computed(() => takersOf(source, state.value, doing.value)),
    held,
    direction: computed(() => directionOf({ aim: aim.value, direction: calm.value.direction })),
    lays,
    canLay: computed(() => legal.value.some(({ type }) => type === 'lay')),
    first,
    startColour: computed(() => {
      if (state.value.step.type !== 'start' || held.value === null) return null;
      return HALVES[2 * held.value + (calm.value.direction === 0 ? 0 : 1)].colour;
    }),
    ghost,
    brings,
    prospects: computed(() => prospectsOf(source, layable.value, first.value)),
    scorings: computed(() => scorings(state.value)),
    weighed: computed(() => calm.value.weighed),
    moves: computed(() => {
      if (!isForScreen.value) return [];
      if (state.value.step.type === 'start') return startMoves();
      if (!isSpecial.value) return movesWith(chosen.value, calm.value.weighed, legal.value);
      const special = specialMove(state.value, calm.value);
      return special === null ? [] : [special];
    }),
    shown,
    level: computed(() => looking.value.level),
    looked,
    undoPrice: game.undoPrice,
    undoable: game.undoable,
    restartPrice: game.restartPrice,
    canRedo: game.canRedo,
    act: (intent) => game.whenKept(() => batch(() => untracked(() => perform(intent)))),
    close: game.close,
  };
}

const NO_LUMINOS: readonly LuminoId[] = [];

/** Out of the table's way, to where the page looks for errors that were not caught. */
function throwLater(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}
