import type { Locator, Page } from '@playwright/test';
import type { TableTexts } from '../../../src/i18n/en/table/table';
import { COORDINATES, directionTo, type FieldId, START_FIELDS } from '../../../src/rules/data/hex';
import { type Colour, type LuminoId, startLumino } from '../../../src/rules/data/luminos';
import { passCost } from '../../../src/rules/play/scoringOutlook';
import type { GameState, Move } from '../../../src/rules/state';
import type { ButtonMove } from '../../../src/store/table/moves';
import { sortByLook } from '../../../src/ui/boardScreen/canvas/boardLayout';
import { actionOf } from '../../../src/ui/screens/table/turn/action';
import { tableWith } from '../tableDriver';
import type { Hands } from './hands';

type Place = 'atoll' | 'display' | 'hand';

/** Carries out a move on the screen with such hands. A second call does only what is still missing of it. */
export async function carryOut(
  page: Page,
  hands: Hands,
  texts: TableTexts,
  state: GameState,
  move: Move,
  isAgain = false,
): Promise<void> {
  const { atoll, seat, players } = state;
  const { display, hand } = players[seat];
  const lumino = (place: Place, id: LuminoId) => {
    const there = { atoll: sortByLook(atoll), display, hand }[place];
    return page.locator(`.${place} .luminos button`).nth(there.indexOf(id));
  };
  const act = (button: ButtonMove) => hands.act(actionButton(page, actionOf(texts, state, button)));
  // Most luminos are dragged, if there is something to drag with.
  const bring = async (id: LuminoId, to: Place, button: ButtonMove) => {
    const from = lumino('display', id);
    if (hands.carry !== undefined && id % 4 > 0) return hands.carry(from, page.locator(`.${to} .slot`));
    await hands.pick(from);
    return act(button);
  };

  const isStart = state.step.type === 'start';
  const lay = (id: LuminoId, [numberOn, otherOn]: readonly [FieldId, FieldId]) =>
    hands.lay({
      lumino: lumino('hand', id),
      isHeld: hand.length === 1,
      numberOn: page.locator(`[data-field="${numberOn}"]`),
      otherOn: page.locator(`[data-field="${otherOn}"]`),
      mark: isStart ? texts.fields.firstStart(startLumino(id).colours[0]) : texts.fields.first,
      confirm: isStart ? actionButton(page, { label: texts.screen.layStartMove, price: null }) : null,
      turns: turnsTo(state, id, numberOn, otherOn),
      isStraight: directionTo(numberOn, otherOn) === 0 && COORDINATES[numberOn].row <= LAST_ROW_TO_DRAG_TO,
      isAgain,
    });

  switch (move.type) {
    case 'layStart':
      return lay(hand[0], startFields(hand[0], move.left));
    case 'lay':
      return lay(move.lumino, [move.numberOn, move.otherOn]);
    case 'special':
      if (!isAgain || !(await actionButton(page, { label: texts.screen.specialEnd, price: null }).isVisible())) {
        await hands.act(actionButton(page, { label: texts.screen.specialBegin, price: texts.screen.specialMeans }));
      }
      for (const id of move.luminos) await hands.pick(lumino(move.from, id));
      return act(move);
    case 'offer':
      return bring(move.lumino, 'atoll', move);
    case 'takeFromDisplay':
      return bring(move.lumino, 'hand', move);
    case 'takeFromAtoll':
      for (const id of move.luminos) await hands.pick(lumino('atoll', id));
      return act(move);
    case 'discard':
      if (hand.length > 1) await hands.pick(lumino('hand', move.lumino));
      return act(move);
    case 'score':
      await hands.weigh(page.locator(`[data-colour="${move.colour}"]`));
      return act(move);
    case 'pass': {
      const sure = page.getByRole('button', { name: texts.scoring.giveUpYes, exact: true });
      if (!isAgain || !(await sure.isVisible())) await act(move);
      return passCost(state).type === 'points' ? hands.act(sure) : undefined;
    }
    case 'takeLimestone':
    case 'endTurn':
      return act(move);
  }
}

/** By its whole text: what it is called and what it costs or brings. */
function actionButton(
  page: Page,
  { label, price }: { readonly label: string; readonly price: string | null },
): Locator {
  return page.locator('.actions button').filter({ has: page.getByText(`${label}${price ?? ''}`, { exact: true }) });
}

/** Below it the finger, which is below its lumino, would be in the display already. */
const LAST_ROW_TO_DRAG_TO = 4;

/** [3.2] Its first half counts as its number. */
export function startFields(lumino: LuminoId, left: Colour): readonly [FieldId, FieldId] {
  const [leftField, rightField] = START_FIELDS;
  return left === startLumino(lumino).colours[0] ? [leftField, rightField] : [rightField, leftField];
}

/** How often the ghost must be turned: the table itself decides how it lies at first. */
export function turnsTo(state: GameState, lumino: LuminoId, numberOn: FieldId, otherOn: FieldId): number {
  const table = tableWith(state);
  if (table.held.value !== lumino) table.pick(lumino);
  table.aimFrom(numberOn);
  for (let turns = 0; turns < 6; turns++) {
    const ghost = table.ghost.value;
    if (ghost?.numberOn === numberOn && ghost.otherOn === otherOn) return turns;
    table.turn();
  }
  throw new Error(`lumino ${lumino} cannot be turned from ${numberOn} to ${otherOn}`);
}
