import type { Locator, Page } from '@playwright/test';
import type { GameState } from '../../src/rules/state';
import { formatPosition } from '../../src/rules/text/position';
import { positionIn, skipBeats } from '../support/page/table';
import { expect } from '../support/page/test';
import { carryOut } from '../support/play/carryOut';
import { sitDown } from '../support/play/deal';
import type { Match } from '../support/play/match';
import { expectSight } from '../support/play/sight';
import { playQuickly } from '../support/play/storedHands';
import { playGame, type Turning } from '../support/rules/randomGame';
import { STORY_TEXTS, TABLE_TEXTS } from '../support/texts';

const { goOn } = STORY_TEXTS.en.handover;

/** A game that is played through the screens, however often its browser dies on the way. */
export class Evening {
  readonly turnings: readonly Turning[];
  /** How many moves have been seen on the screen. */
  confirmed = 0;
  address = '';

  constructor(readonly match: Match) {
    this.turnings = [...playGame(match, match.seed, match.choose)];
  }

  get isOver(): boolean {
    return this.confirmed === this.turnings.length;
  }

  /** Whose step it is, for the statistics. */
  get phase(): GameState['step']['type'] {
    return this.stateAfter(this.confirmed).step.type;
  }

  stateAfter(moves: number): GameState {
    return moves === 0 ? this.turnings[0].before : this.turnings[moves - 1].played.state;
  }

  async begin(page: Page): Promise<void> {
    await sitDown(page, playQuickly(page), this.match);
    this.address = page.url();
    expect(await positionIn(page), 'the game that was dealt').toBe(formatPosition(this.stateAfter(0)));
  }

  /** Comes back to the game as a player would; how many moves it has kept. */
  async resume(page: Page): Promise<number> {
    await page.goto(this.address);
    await expect(page.locator('.table')).toBeVisible();
    const position = await positionIn(page);
    const kept = [this.confirmed + 1, this.confirmed].find(
      (moves) => moves <= this.turnings.length && formatPosition(this.stateAfter(moves)) === position,
    );
    if (kept === undefined) {
      const all = this.turnings.map((_, moves) => formatPosition(this.stateAfter(moves)));
      const earlier = all.lastIndexOf(position);
      if (earlier < 0) throw new Error(`after ${this.confirmed} moves of another game: ${position}`);
      if (earlier > 0) await page.getByRole('button', { name: goOn }).press('Enter');
      return earlier;
    }
    this.confirmed = kept;
    const state = this.stateAfter(kept);
    if (state.step.type === 'over') return kept;
    if (kept > 0) await page.getByRole('button', { name: goOn }).press('Enter');
    // The database is one thing, what players see another.
    if (state.step.type === 'offer') await expectSight(page, this.match, state);
    return kept;
  }

  /** Makes the next move; it counts once it is seen. */
  async move(page: Page): Promise<void> {
    await skipBeats(page);
    const { before, move } = this.turnings[this.confirmed];
    const hands = playQuickly(page);
    // Choosing changes the screen, too: what counts is what the last press changes, and of a lay that it has left the hand.
    const parts = move.type === 'lay' || move.type === 'layStart' ? LEAVING : EVERYTHING;
    let looks = await page.evaluate(look, parts);
    const act = async (button: Locator) => {
      looks = await page.evaluate(look, parts);
      await hands.act(button);
    };
    await carryOut(page, { ...hands, act }, TABLE_TEXTS.en, before, move, false);
    while ((await page.evaluate(look, parts)) === looks);
    this.confirmed++;
  }
}

const EVERYTHING = ['.topBar', '.actions', '.scoring', '.hand', '.display', '.atoll', '.player', '.nextBanner'];
const LEAVING = ['.hand .luminos', '.nextBanner'];

/** Runs in the page: what these parts of the screen say. */
function look(parts: readonly string[]): string {
  const words = parts.flatMap((part) =>
    [...document.querySelectorAll(part)].map((element) => {
      const names = [...element.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label'));
      return `${element.textContent} ${names.join(' ')}`;
    }),
  );
  return words.join('|');
}
