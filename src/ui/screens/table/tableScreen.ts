import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { createRef, type RefObject } from 'preact';
import type { TrayPlace } from '../../../board/view';
import type { Why } from '../../../bots/why';
import type { GameRecord } from '../../../history/record';
import type { Seat } from '../../../rules/state';
import type { Decision } from '../../../store/table/lastDecision';
import type { Table } from '../../../store/table/table';
import { motion } from '../../app/state/motion';
import { betweenTurns, pace } from '../../app/state/preferences';
import { type BoardScreen, createBoardScreen } from '../../boardScreen/boardScreen';
import type { LuminoButtons } from '../../boardScreen/grid/LuminoList';
import { type BeatPlayer, createBeatPlayer } from './beats/beatPlayer';
import { beatDuration, replayDuration } from './beats/durations';
import { showBeats } from './beats/shownTable';
import { type CharacterPace, createCharacterPace } from './characterPace';
import type { ShownHint } from './hint/hints';
import { createLessons, type Lessons } from './lessons/lessons';

/** What a panel at the side shows. */
export type PanelName = 'log' | 'points' | 'guide' | 'settings';

/** What the parts of the table screen share, besides what every screen with a board has. */
export interface TableScreen extends BoardScreen {
  /** The table as it is shown: during a beat it stands still. */
  readonly table: Table;
  /** A turn is only shown: nothing can be done with it. */
  readonly isShowing: ReadonlySignal<boolean>;
  /** The table as it is by now, for what must not wait: what is announced and heard. */
  readonly live: Table;
  readonly beats: BeatPlayer;
  /** A character sits there. */
  isCharacter(seat: Seat): boolean;
  readonly characters: CharacterPace;
  /** Where the keyboard goes on after a move: the luminos, the first colour that can be scored, the group of buttons. */
  readonly luminos: Readonly<Record<TrayPlace, RefObject<LuminoButtons | null>>>;
  readonly firstScoring: RefObject<HTMLButtonElement | null>;
  readonly actions: RefObject<HTMLDivElement | null>;
  readonly panel: Signal<PanelName | null>;
  /** What everyone has to agree to: to take back the last move, or this turn. */
  readonly question: Signal<'undo' | 'restart' | null>;
  /** A pass that is asked about first: one that gives points up, or everyone's at once. */
  readonly passing: Signal<'own' | 'all' | null>;
  /** Why a character has played so, as long as that is asked. */
  readonly why: Signal<ShownWhy | null>;
  /** What a guided first game explains. */
  readonly lessons: Lessons;
  /** A hint for the player to move, as far as it was asked for. */
  readonly hint: Signal<ShownHint | null>;
  /** The game is over and is scored point by point, around the reef. */
  readonly isCelebrating: Signal<boolean>;
}

export interface ShownWhy {
  readonly seat: Seat;
  readonly decision: Decision['type'];
  /** Null while it is thought about. */
  readonly why: Why | null;
}

export function createTableScreen(
  live: Table,
  { people, isGuided }: Pick<GameRecord, 'people' | 'isGuided'>,
  isShowing: ReadonlySignal<boolean> = signal(false),
): TableScreen {
  const isCharacter = (seat: Seat) => (people[seat]?.mind ?? null) !== null;
  const panel = signal<PanelName | null>(null);
  const question = signal<'undo' | 'restart' | null>(null);
  const passing = signal<'own' | 'all' | null>(null);
  const why = signal<ShownWhy | null>(null);
  const hint = signal<ShownHint | null>(null);
  const beats = createBeatPlayer(live, (beat, isAsked) =>
    isAsked ? replayDuration(beat) : beatDuration(beat, motion.peek(), betweenTurns.peek() === 'card', isCharacter),
  );
  const table = showBeats(live, beats);
  const isFree = computed(
    () =>
      beats.beat.value === null &&
      panel.value === null &&
      question.value === null &&
      passing.value === null &&
      why.value === null,
  );
  return {
    ...createBoardScreen(table, table),
    table,
    isShowing,
    live,
    beats,
    isCharacter,
    characters: createCharacterPace(isFree, pace),
    luminos: { atoll: createRef(), display: createRef(), hand: createRef() },
    firstScoring: createRef(),
    actions: createRef(),
    panel,
    question,
    passing,
    why,
    lessons: createLessons({
      table: live,
      people,
      isGuided,
      isFree: computed(() => isFree.value && hint.value === null),
    }),
    hint,
    isCelebrating: signal(false),
  };
}
