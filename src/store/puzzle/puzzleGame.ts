import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Puzzle } from '../../bots/puzzle/puzzle';
import type { GameRecord } from '../../history/record';
import { beginTimeline, type Timeline } from '../../history/timeline';
import type { GameState, Move } from '../../rules/state';
import { parsePosition } from '../../rules/text/position';
import type { OpenedGame } from '../library/gameOpener';
import { type Judged, type MoveSource, RULES } from '../table/moveSource';
import { createPacing } from '../table/pacing';
import { createTable } from '../table/table';
import type { Entry } from './puzzleBook';
import type { Puzzles } from './puzzles';
import { isOver, type Try } from './tries';

/** Where a puzzle stands: a turn is played, it is measured, its worth is told; or that could not be found out. */
export type PuzzleStage = 'playing' | 'measuring' | 'told' | 'failed';

/** Which turn lies on the table once the best one may be seen. */
export type ShownTurn = 'own' | 'best';

/** A puzzle on the table. Nothing of it becomes a game of its own. */
export interface PuzzleGame {
  readonly game: OpenedGame;
  readonly puzzle: Puzzle;
  /** Where the turn begins. */
  readonly start: GameState;
  readonly tries: ReadonlySignal<readonly Try[]>;
  readonly stage: ReadonlySignal<PuzzleStage>;
  /** Found, or no more tries: the best turn may be seen. */
  readonly isOver: ReadonlySignal<boolean>;
  readonly shownTurn: ReadonlySignal<ShownTurn>;
  /** How far the measuring is, from 0 to 1. */
  readonly share: ReadonlySignal<number>;
  /** Back to the beginning of the turn, as long as there are tries. */
  tryAgain(): void;
  /** Plays that turn on the table. */
  show(turn: ShownTurn): void;
}

/** @param noSpecial why special actions are left out, in the language of the page */
export function openPuzzle({ puzzle, tries: before }: Entry, puzzles: Puzzles, noSpecial: () => string): PuzzleGame {
  const parsed = parsePosition(puzzle.position);
  if (!parsed.ok) throw new Error(`a puzzle without a position: ${parsed.problem}`);
  const tries = signal(before);
  const over = computed(() => isOver(tries.value));
  const stage = signal<PuzzleStage>(isOver(before) ? 'told' : 'playing');
  const shownTurn = signal<ShownTurn>('best');
  const share = signal(0);
  const closing = new AbortController();
  /** The table is set by us, not by the player. */
  let isSetting = false;

  const measure = async (moves: readonly Move[]) => {
    share.value = 0;
    stage.value = 'measuring';
    try {
      const tell = (next: number) => {
        share.value = next;
      };
      const worth = await puzzles.measure(puzzle, moves, tell, closing.signal);
      tries.value = [...tries.peek(), { moves, worth }];
      puzzles.keep({ puzzle, tries: tries.peek() });
      shownTurn.value = 'own';
      stage.value = 'told';
    } catch {
      if (!closing.signal.aborted) stage.value = 'failed';
    }
  };

  /** The end of the turn is handed in instead of being played: the turn stays on the table as it is. */
  const keep = async ({ past }: Timeline): Promise<boolean> => {
    if (isSetting) return true;
    if (stage.peek() !== 'playing') return false;
    const moves = past.map(({ move }) => move);
    if (moves[moves.length - 1]?.type !== 'endTurn') return true;
    measure(moves);
    return false;
  };

  const table = createTable(beginTimeline(parsed.value, [], []), {
    keep,
    source: sourceFor(() => stage.value === 'playing', noSpecial),
  });

  const stopWatching = table.isKeeping.subscribe((isKeeping) => {
    if (!isKeeping) isSetting = false;
  });

  const set = (moves: readonly Move[]) => {
    isSetting = true;
    table.act({ type: 'restart', hasConsent: true });
    for (const move of moves) if (move.type !== 'endTurn') table.act({ type: 'play', move });
    // All of it waits for its turn to be kept, unless there is nothing to do.
    isSetting = table.isKeeping.peek();
  };
  const show = (turn: ShownTurn) => {
    shownTurn.value = turn;
    const own = tries.peek().at(-1);
    set(turn === 'best' || own === undefined ? puzzle.best : own.moves);
  };

  const record: GameRecord = {
    people: [],
    origin: { type: 'position', position: puzzle.position },
    isGuided: false,
    log: [],
    redo: [],
  };
  const game: OpenedGame = {
    table,
    record,
    id: signal(null),
    isTaken: signal(false),
    isShortened: false,
    pacing: createPacing(),
    isThinkingSimply: signal(false),
    explain: async () => null,
    advise: null,
    saved: () => null,
    close() {
      closing.abort();
      stopWatching();
      table.close();
    },
  };
  if (over.peek()) show('best');
  return {
    game,
    puzzle,
    start: parsed.value,
    tries,
    stage,
    isOver: over,
    shownTurn,
    share,
    tryAgain() {
      if (over.peek() || stage.peek() === 'measuring') return;
      stage.value = 'playing';
      set([]);
    },
    show,
  };
}

/**
 * The rules, but for special actions: nobody knows what they would draw. What is drawn is no news, either: the turn can be
 * taken back for nothing.
 */
function sourceFor(isPlaying: () => boolean, noSpecial: () => string): MoveSource {
  return {
    legal: (state: GameState) => (isPlaying() ? RULES.legal(state) : []),
    hasSpecial: () => false,
    judge(state, move): Judged {
      if (move.type === 'special')
        return { ok: false, refusals: [{ rule: 'source', fields: [], sentence: noSpecial }] };
      const judged = RULES.judge(state, move);
      return judged.ok ? { ...judged, events: judged.events.filter(({ type }) => type !== 'drawn') } : judged;
    },
  };
}
