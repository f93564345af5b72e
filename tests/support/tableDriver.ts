import { beginTimeline, type Made, type Mark } from '../../src/history/timeline';
import type { FieldId } from '../../src/rules/data/hex';
import type { Colour, LuminoId } from '../../src/rules/data/luminos';
import type { GameState, Move, Seat } from '../../src/rules/state';
import type { GameView } from '../../src/store/table/gameView';
import { createTable, type Table, type TableOptions } from '../../src/store/table/table';

/** A verb for each intent that looks at a game. */
function viewVerbs({ act }: Pick<GameView, 'act'>) {
  return {
    look: (field: FieldId | null) => act({ type: 'look', field }),
    filter: (level: number | null) => act({ type: 'filter', level }),
    enlarge: (seat: Seat) => act({ type: 'enlarge', seat }),
    letGo: () => act({ type: 'letGo' }),
  };
}

/** A verb for every intent: tests then read like what players do. */
function tableVerbs(table: Table) {
  const { act, refusals } = table;
  return {
    ...viewVerbs(table),
    pick: (lumino: LuminoId) => act({ type: 'pick', lumino }),
    lift: (lumino: LuminoId) => act({ type: 'lift', lumino }),
    putDown: () => act({ type: 'putDown' }),
    tap: (field: FieldId) => act({ type: 'tap', field }),
    aim: (numberOn: FieldId, otherOn: FieldId) => act({ type: 'aim', numberOn, otherOn }),
    aimFrom: (field: FieldId) => act({ type: 'point', field }),
    unaim: () => act({ type: 'unaim' }),
    turn: () => act({ type: 'turn' }),
    drop: () => act({ type: 'drop' }),
    bring: (lumino: LuminoId, to: 'atoll' | 'display' | 'hand') => act({ type: 'bring', lumino, to }),
    beSpecial: (isSpecial: boolean) => act({ type: 'beSpecial', isSpecial }),
    weigh: (colour: Colour | null) => act({ type: 'weigh', colour }),
    passAll: () => act({ type: 'passAll' }),
    undo: (hasConsent = false) => act({ type: 'undo', hasConsent }),
    restart: (hasConsent = false) => act({ type: 'restart', hasConsent }),
    redo: () => act({ type: 'redo' }),
    /** Whether it was not refused; while another move is being kept that is not known yet, and it says yes. */
    play: (move: Move): boolean => {
      const before = refusals.peek();
      act({ type: 'play', move });
      return refusals.peek() === before || refusals.peek().length === 0;
    },
  };
}

export type DrivenTable = Table & ReturnType<typeof tableVerbs>;
export type DrivenView = GameView & ReturnType<typeof viewVerbs>;

export function drive(table: Table): DrivenTable {
  return { ...table, ...tableVerbs(table) };
}

export function driveView(view: GameView): DrivenView {
  return { ...view, ...viewVerbs(view) };
}

/** A table for a game that stands so and has come that way; nothing is kept unless the options say so. */
export function tableWith(
  state: GameState,
  past: readonly Made[] = [],
  marks: readonly Mark[] = [],
  options: TableOptions = {},
): DrivenTable {
  return drive(createTable(beginTimeline(state, past, marks), options));
}
