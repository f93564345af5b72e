import type { Page } from '@playwright/test';
import type { Language } from '../../../src/i18n/languages';
import type { Move } from '../../../src/rules/state';
import { actionOf } from '../../../src/ui/screens/table/turn/action';
import { carryOut } from '../play/carryOut';
import type { Hands } from '../play/hands';
import { playQuickly } from '../play/storedHands';
import { PUZZLE } from '../positions/puzzle';
import { must, position } from '../rules/build';
import { TABLE_TEXTS } from '../texts';

/** Plays the turn of the sample puzzle on the screen, up to its end and without that. */
export async function playTurn(
  page: Page,
  moves: readonly Move[],
  language: Language,
  hands: Hands = playQuickly(page),
): Promise<void> {
  let state = position(PUZZLE.position);
  for (const move of moves) {
    if (move.type === 'endTurn') return;
    await carryOut(page, hands, TABLE_TEXTS[language], state, move);
    state = must(state, move).state;
    const { hand } = state.players[state.seat];
    // What comes next is there.
    await page.waitForFunction(
      ([luminos, isOffered]) =>
        document.querySelectorAll('.hand .luminos button').length === luminos &&
        document.querySelector('main.table')?.classList.contains(isOffered),
      [hand.length, state.step.type] as const,
    );
  }
}

/** The button that hands the turn in. */
export function endTurnButton(page: Page, language: Language) {
  const { label } = actionOf(TABLE_TEXTS[language], position(PUZZLE.position), { type: 'endTurn' });
  return page.getByRole('button', { name: label, exact: true });
}
