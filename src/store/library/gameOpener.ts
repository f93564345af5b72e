import type { ReadonlySignal } from '@preact/signals';
import type { Advice } from '../../bots/advice';
import { publicView } from '../../bots/publicView';
import type { Why } from '../../bots/why';
import type { GameId, GameRecord } from '../../history/record';
import { beginTimeline, type Timeline } from '../../history/timeline';
import type { Seat } from '../../rules/state';
import { parsePosition } from '../../rules/text/position';
import type { Save } from '../../storage/format/save';
import type { SaveRepository } from '../../storage/saveRepository';
import type { Storage } from '../../storage/storage';
import type { Analyses } from '../analysis/analyses';
import { PERSON } from '../table/agent';
import type { Decision } from '../table/lastDecision';
import { createPacing, type Pacing } from '../table/pacing';
import { createTable, type Table } from '../table/table';
import { createThinkers, type MindSource } from '../table/thinkers';
import { createKeeper, type Keeper } from './keeper';
import type { Library } from './library';
import { resumeSave } from './resume';

/** A game on the table, kept with every move. */
export interface OpenedGame {
  readonly table: Table;
  /** How it began, and who plays. */
  readonly record: GameRecord;
  readonly id: ReadonlySignal<GameId | null>;
  readonly isTaken: ReadonlySignal<boolean>;
  /** Its story could not be followed: it goes on from where it stood, with nothing to take back. */
  readonly isShortened: boolean;
  /** For the screen: when a character's move may be seen. */
  readonly pacing: Pacing;
  /** Something is wrong with thinking: the characters play by simpler thoughts. */
  readonly isThinkingSimply: ReadonlySignal<boolean>;
  /** Why a character has played its last decision so; null if nothing can be said, or by now not wanted. */
  explain(seat: Seat, decision: Decision, cancel: AbortSignal): Promise<Why | null>;
  /**
   * What the strongest mind would tell the player to move; null if nothing can be found, or by now not wanted. Null itself
   * where nobody is to be told.
   */
  readonly advise: ((cancel: AbortSignal) => Promise<Advice | null>) | null;
  /** As it was last written; null as long as it has not been. */
  saved(): Save | null;
  close(): void;
}

export type Opened =
  | { readonly ok: true; readonly game: OpenedGame }
  /** The text is no position; from `at` on it cannot be read. */
  | { readonly ok: false; readonly why: 'position'; readonly text: string; readonly at: number }
  /** There is no such game; another tab has it; a newer app has written it; it cannot be read, or not be reached now. */
  | { readonly ok: false; readonly why: 'missing' | 'elsewhere' | 'newer' | 'damaged' | 'unreachable' };

/** Another tab learns at once that it has lost a game; by then it has written its last move. */
const CLOSE_DELAY_MS = 150;

export interface GameOpener {
  /** Opens a kept game; from another tab only if it is to be taken over. */
  openKept(id: GameId, isTaking: boolean): Promise<Opened>;
  /** Shows a position; with its first move it becomes a game of its own. */
  openPosition(position: string): Opened;
  /** The game that is or was last on the table, as it was last written: for a report of what went wrong. */
  lastOpened(): Save | null;
}

export function createGameOpener(
  library: Library,
  storage: Storage,
  saves: SaveRepository,
  mindSource: MindSource,
  analyses: Analyses,
): GameOpener {
  let openKeeper: Keeper | null = null;
  const keeping = { library, storage, saves };

  const opened = (timeline: Timeline, record: GameRecord, keeper: Keeper, isShortened: boolean): Opened => {
    openKeeper = keeper;
    const { id, isTaken, last } = keeper;
    const thinkers = createThinkers(mindSource);
    const agents = record.people.map(({ mind }) => (mind === null ? PERSON : thinkers.thinkerFor(mind)));
    const pacing = createPacing();
    const table = createTable(timeline, { keep: keeper.keep, agents, pace: pacing.pace });
    const goOnAnalysing = analyses.hold();
    const close = () => {
      table.close();
      thinkers.close();
      keeper.release();
      goOnAnalysing();
    };
    const isThinkingSimply = thinkers.isSimple;
    const explain: OpenedGame['explain'] = async (seat, { before, moves }, cancel) => {
      const mind = record.people[seat]?.mind ?? null;
      return mind === null ? null : thinkers.explain(mind, publicView(before), moves, cancel);
    };
    const advise: OpenedGame['advise'] = (cancel) => thinkers.advise(publicView(table.state.peek()), cancel);
    const minds = { isThinkingSimply, explain, advise };
    return { ok: true, game: { table, record, id, isTaken, isShortened, pacing, ...minds, saved: last, close } };
  };

  return {
    async openKept(id, isTaking) {
      await storage.moveVersion1Games();
      const claim = await saves.claimGame(id, isTaking);
      if (claim === null) return { ok: false, why: 'elsewhere' };
      // What the other tab was just writing is part of it.
      if (isTaking) await new Promise((done) => setTimeout(done, CLOSE_DELAY_MS));
      const read = await saves.readSave(id);
      if (read.ok && read.isRestored && read.save.removed === null) library.noteRestored(1);
      const resumed = read.ok && read.save.removed === null ? resumeSave(read.save) : null;
      if (!read.ok || resumed === null) {
        claim.release();
        return { ok: false, why: read.ok ? (read.save.removed === null ? 'damaged' : 'missing') : read.why };
      }
      const { timeline, record } = resumed;
      const isShortened = record !== read.save.record;
      return opened(timeline, record, createKeeper(keeping, record, read.save, claim), isShortened);
    },
    openPosition(position) {
      const parsed = parsePosition(position);
      if (!parsed.ok) return { ok: false, why: 'position', text: position, at: parsed.at };
      const record: GameRecord = {
        people: [],
        origin: { type: 'position', position },
        isGuided: false,
        log: [],
        redo: [],
      };
      return opened(beginTimeline(parsed.value, [], []), record, createKeeper(keeping, record, null, null), false);
    },
    lastOpened: () => openKeeper?.last() ?? null,
  };
}
