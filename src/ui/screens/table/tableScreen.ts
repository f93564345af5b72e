import { type Signal, signal } from '@preact/signals';
import { createRef, type RefObject } from 'preact';
import type { TrayPlace } from '../../../board/view';
import type { Table } from '../../../store/table/table';
import { motion } from '../../app/state/motion';
import { betweenTurns } from '../../app/state/preferences';
import { type BoardScreen, createBoardScreen } from '../../boardScreen/boardScreen';
import type { LuminoButtons } from '../../boardScreen/grid/LuminoList';
import { type BeatPlayer, createBeatPlayer } from './beats/beatPlayer';
import { beatDuration, replayDuration } from './beats/durations';
import { showBeats } from './beats/shownTable';

/** What a panel at the side shows. */
export type PanelName = 'log' | 'points' | 'guide' | 'settings';

/** What the parts of the table screen share, besides what every screen with a board has. */
export interface TableScreen extends BoardScreen {
  /** The table as it is shown: during a beat it stands still. */
  readonly table: Table;
  /** The table as it is by now, for what must not wait: what is announced and heard. */
  readonly live: Table;
  readonly beats: BeatPlayer;
  /** Where the keyboard goes on after a move: the luminos, the first colour that can be scored, the group of buttons. */
  readonly luminos: Readonly<Record<TrayPlace, RefObject<LuminoButtons | null>>>;
  readonly firstScoring: RefObject<HTMLButtonElement | null>;
  readonly actions: RefObject<HTMLDivElement | null>;
  readonly panel: Signal<PanelName | null>;
  /** What everyone has to agree to: to take back the last move, or this turn. */
  readonly question: Signal<'undo' | 'restart' | null>;
  /** A pass that is asked about first: one that gives points up, or everyone's at once. */
  readonly passing: Signal<'own' | 'all' | null>;
}

export function createTableScreen(live: Table): TableScreen {
  const beats = createBeatPlayer(live, (beat, isAsked) =>
    isAsked ? replayDuration(beat) : beatDuration(beat, motion.peek(), betweenTurns.peek() === 'card'),
  );
  const table = showBeats(live, beats);
  return {
    ...createBoardScreen(table, table),
    table,
    live,
    beats,
    luminos: { atoll: createRef(), display: createRef(), hand: createRef() },
    firstScoring: createRef(),
    actions: createRef(),
    panel: signal<PanelName | null>(null),
    question: signal<'undo' | 'restart' | null>(null),
    passing: signal<'own' | 'all' | null>(null),
  };
}
