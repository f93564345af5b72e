import type { FieldId } from '../../src/rules/data/hex';
import { type Colour, type LuminoId, startLumino } from '../../src/rules/data/luminos';
import type { GameState, Move } from '../../src/rules/state';
import { formatPosition } from '../../src/rules/text/position';
import type { ButtonMove } from '../../src/store/table/moves';
import { sortByLook } from '../../src/ui/boardScreen/canvas/boardLayout';
import { luminoName } from '../../src/ui/boardScreen/names';
import { actionOf } from '../../src/ui/screens/table/turn/action';
import { startFields } from '../support/play/carryOut';
import type { Turning } from '../support/rules/randomGame';
import { STORY_TEXTS, TABLE_TEXTS } from '../support/texts';
import type { Driver } from './driver';
import { ANSWER, type Target, tapUntil } from './fingers';
import { positionIn } from './position';

const texts = TABLE_TEXTS.en;

/** Makes a move with taps on what is drawn, and on buttons where there are some; it is made once it is kept. */
export async function makeMove(driver: Driver, { before, move, played }: Turning): Promise<void> {
  const to = formatPosition(played.state);
  const isKept = async () => (await positionIn(driver)) === to;
  await goOn(driver);
  for (const target of picksOf(before, move)) {
    await tapUntil(driver, target, `${target.name} to be picked up`, () => isPressed(driver, target));
  }
  if (move.type !== 'lay' && move.type !== 'layStart') {
    // The table takes two taps on such buttons within 600 ms for one, and pressing one twice does no harm.
    return tapUntil(driver, buttonOf(before, move), `${move.type} to be kept`, isKept, ANSWER.ofButton);
  }
  const [number, other] = fieldsOf(before, move).map((field): Target => ({ ...DRAWN, selector: selectorOf(field) }));
  // WebKitGTK makes a mouse of the finger, whose first click lays what hangs from it already.
  const mark = move.type === 'lay' ? texts.fields.first : texts.fields.firstStart(firstColour(before));
  await tapUntil(driver, number, 'the number to be meant for its field', async () => {
    const name = await driver.evaluate(nameOf, number);
    return name?.endsWith(mark) === true || (await isKept());
  });
  if (await isKept()) return;
  const end = move.type === 'lay' ? other : buttonOf(before, move);
  await tapUntil(driver, end, `${move.type} to be kept`, isKept);
}

/** Who comes back to a game presses the button of the banner. */
export async function goOn(driver: Driver): Promise<void> {
  const text = STORY_TEXTS.en.handover.goOn;
  if (!(await driver.evaluate(hasBanner, null))) return;
  await tapUntil(driver, { selector: '.nextBanner button', text }, `“${text}” to be heard`, async () => {
    return !(await driver.evaluate(hasBanner, null));
  });
}

const DRAWN = { isDrawn: true } as const;

/** What has to be picked up before. A single lumino in the hand is held already. */
function picksOf({ atoll, seat, players }: GameState, move: Move): readonly Target[] {
  const { display, hand } = players[seat];
  const pick = (place: string, there: readonly LuminoId[], lumino: LuminoId): Target => ({
    ...DRAWN,
    selector: `.${place} .luminos button`,
    index: there.indexOf(lumino),
    name: luminoName(texts, lumino),
  });
  switch (move.type) {
    case 'offer':
      return [pick('display', display, move.lumino)];
    case 'takeFromAtoll':
      return move.luminos.map((lumino) => pick('atoll', sortByLook(atoll), lumino));
    case 'lay':
      return hand.length > 1 ? [pick('hand', hand, move.lumino)] : [];
    default:
      return [];
  }
}

function buttonOf(state: GameState, move: ButtonMove): Target {
  const { label, price } = actionOf(texts, state, move);
  return { selector: '.actions button', text: `${label}${price ?? ''}` };
}

function fieldsOf({ seat, players }: GameState, move: Extract<Move, { type: 'lay' | 'layStart' }>): readonly FieldId[] {
  return move.type === 'lay' ? [move.numberOn, move.otherOn] : startFields(players[seat].hand[0], move.left);
}

/** The colour of the start lumino in hand that goes onto the field that is tapped. */
function firstColour({ seat, players }: GameState): Colour {
  return startLumino(players[seat].hand[0]).colours[0];
}

function selectorOf(field: FieldId): string {
  return `[data-field="${field}"]`;
}

async function isPressed(driver: Driver, target: Target): Promise<boolean> {
  return driver.evaluate(
    ({ selector, index = 0 }) => document.querySelectorAll(selector)[index]?.getAttribute('aria-pressed') === 'true',
    target,
  );
}

/** Runs in the page. */
function nameOf({ selector }: Target): string | null {
  return document.querySelector(selector)?.getAttribute('aria-label') ?? null;
}

/** Runs in the page. */
function hasBanner(): boolean {
  return document.querySelector('.nextBanner button') !== null;
}
