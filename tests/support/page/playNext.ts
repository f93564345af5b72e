import type { Page } from '@playwright/test';
import { legalMoves } from '../../../src/rules/game';
import type { GameState } from '../../../src/rules/state';
import { carryOut } from '../play/carryOut';
import { playQuickly } from '../play/storedHands';
import { must } from '../rules/build';
import { TABLE_TEXTS } from '../texts';

/** Makes the first of the moves that are open, through the screen; where the game stands then. */
export async function playNext(page: Page, state: GameState): Promise<GameState> {
  const [move] = legalMoves(state);
  await carryOut(page, playQuickly(page), TABLE_TEXTS.en, state, move, false);
  return must(state, move).state;
}
