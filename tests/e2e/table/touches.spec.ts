import type { Page } from '@playwright/test';
import { directionTo } from '../../../src/rules/data/hex';
import { LUMINOS, type LuminoId } from '../../../src/rules/data/luminos';
import { legalMoves } from '../../../src/rules/game';
import type { GameState, Move } from '../../../src/rules/state';
import { formatLumino } from '../../../src/rules/text/names';
import { formatPosition } from '../../../src/rules/text/position';
import type { Fingers } from '../../support/page/fingers';
import { settled } from '../../support/page/frames';
import { below, expectPosition, luminoButton, middleOf, openTable } from '../../support/page/table';
import { expect, test } from '../../support/page/test';
import { must, position } from '../../support/rules/build';
import { lumino, luminos } from '../../support/rules/names';
import { OFFERING } from '../../support/tablePositions';
import { TABLE_TEXTS } from '../../support/texts';

// How often a screen is touched for one turn.

test.use({ deviceScaleFactor: 1, hasTouch: true });

const { screen } = TABLE_TEXTS.en;
type Lay = Extract<Move, { readonly type: 'lay' }>;

/** Three yellow ones lie in the atoll, and limestone for wherever they go. */
const FULL = position(
  formatPosition(OFFERING).replace('b3s1,b2c1,y4o1,p3s1', 'y4o1,y5o2,y2c1,p3s1').replace('- 3/2/', '- 3/9/'),
);
const OFFER: Move = { type: 'offer', lumino: lumino('p6o1') };

for (const [count, taken] of [
  [1, luminos('y4o1')],
  [3, luminos('y4o1,y5o2,y2c1')],
] as const) {
  const moves = turnWith(taken);
  const result = moves.reduce((state, move) => must(state, move).state, FULL);

  test(`[5, 6] by dragging, a turn with ${count} takes ${count === 1 ? 'two drags and a tap' : 'four drags and three taps'}`, async ({
    page,
    fingers,
  }) => {
    const touches = await play(page, fingers, async (hand) => {
      await hand.drag(OFFER.lumino, await middleOf(page.locator('.atoll')));
      // What is dragged brings along what is chosen with it.
      for (const other of taken.slice(1)) await hand.tapLumino(other);
      for (const lay of laysOf(moves)) await hand.drag(lay.lumino, below(await placeOf(page, lay)));
      await hand.tapButton(screen.endTurnMove);
    });
    await expectPosition(page, result);
    report(count, 'drag', touches);
    expect(touches).toBe(count === 1 ? 3 : 7);
  });

  test(`[5, 6] by tapping, a turn with ${count} takes ${count === 1 ? 6 : 15} taps`, async ({ page, fingers }) => {
    const touches = await play(page, fingers, async (hand) => {
      await hand.tapLumino(OFFER.lumino);
      await hand.tapButton(screen.offerMove);
      for (const each of taken) await hand.tapLumino(each);
      // One alone is taken by laying it.
      if (count > 1) await hand.tapButton(screen.takeMove(TABLE_TEXTS.en.words.luminos(count)));
      for (const [index, lay] of laysOf(moves).entries()) {
        // The last one in hand is chosen by itself.
        if (index < count - 1) await hand.tapLumino(lay.lumino);
        await hand.tapField(lay.numberOn);
        await hand.tapField(lay.otherOn);
      }
      await hand.tapButton(screen.endTurnMove);
    });
    await expectPosition(page, result);
    report(count, 'tap', touches);
    expect(touches).toBe(count === 1 ? 6 : 15);
  });
}

interface CountingHand {
  tapLumino(lumino: LuminoId): Promise<void>;
  tapButton(name: string): Promise<void>;
  tapField(field: number): Promise<void>;
  drag(lumino: LuminoId, to: { readonly x: number; readonly y: number }): Promise<void>;
}

/** Plays a turn; how often the screen was touched. */
async function play(page: Page, fingers: Fingers, turn: (hand: CountingHand) => Promise<void>): Promise<number> {
  let touches = 0;
  await openTable(page, FULL);
  const luminoAt = (each: LuminoId) => luminoButton(page, formatLumino(each));
  const tap = async (at: { readonly x: number; readonly y: number }) => {
    touches++;
    await fingers.tap(at);
  };
  await turn({
    async tapLumino(each) {
      await settled(page);
      const button = luminoAt(each);
      await tap(await middleOf(button));
      await expect(button).toHaveAttribute('aria-pressed', 'true');
    },
    async tapButton(name) {
      const button = page.getByRole('button', { name: new RegExp(`^${name}`) });
      await expect(button).toHaveAttribute('aria-disabled', 'false');
      await tap(await middleOf(button));
    },
    async tapField(field) {
      await settled(page);
      await tap(await middleOf(page.locator(`[data-field="${field}"]`)));
    },
    async drag(each, to) {
      await settled(page);
      const from = await middleOf(luminoAt(each));
      touches++;
      await fingers.drag(from, to);
      await fingers.up();
    },
  });
  return touches;
}

/** A whole turn that offers pink and lays these yellow ones, each pointing to the right. */
function turnWith(taken: readonly LuminoId[]): readonly Move[] {
  const moves: Move[] = [OFFER, { type: 'takeFromAtoll', luminos: taken }];
  let state = moves.reduce((now, move) => must(now, move).state, FULL);
  // Dragging the last one that was tapped lays it first.
  for (const each of taken) {
    const lay = flatLay(state, each);
    moves.push(lay);
    state = must(state, lay).state;
  }
  return [...moves, { type: 'endTurn' }];
}

function flatLay(state: GameState, each: LuminoId): Lay {
  const lays = legalMoves(state).filter((move): move is Lay => move.type === 'lay' && move.lumino === each);
  const flat = lays.find(({ numberOn, otherOn }) => directionTo(numberOn, otherOn) === 0);
  if (flat === undefined) throw new Error(`${LUMINOS[each].value} fits nowhere`);
  return flat;
}

function laysOf(moves: readonly Move[]): readonly Lay[] {
  return moves.filter((move): move is Lay => move.type === 'lay');
}

async function placeOf(page: Page, { numberOn, otherOn }: Lay) {
  const a = await middleOf(page.locator(`[data-field="${numberOn}"]`));
  const b = await middleOf(page.locator(`[data-field="${otherOn}"]`));
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function report(count: number, how: string, touches: number): void {
  console.log(`touches for a turn with ${count}, by ${how}: ${touches}`);
}
