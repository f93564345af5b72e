import type { Page } from '@playwright/test';
import { FISH } from '../../../src/history/record';
import type { GameOptions } from '../../../src/rules/state';
import { playGame } from '../rules/randomGame';

/** A game to be put on the shelf. */
interface Kept {
  readonly id: string;
  readonly names: readonly string[];
  /** How much of it has been played: all of it is 1. */
  readonly share: number;
  readonly hoursAgo: number;
}

const HOUR = 3_600_000;

/** As if these games had been played on this device; done before the page's own scripts run, once. */
export async function keepGames(page: Page, ...games: readonly Kept[]): Promise<void> {
  await keepTexts(page, Object.fromEntries(games.map((kept) => [kept.id, textOf(kept)])));
}

/** The same with any text. */
export async function keepTexts(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((all) => {
    if (sessionStorage.getItem('kept') !== null) return;
    sessionStorage.setItem('kept', 'yes');
    for (const [id, text] of all) localStorage.setItem(`lumicora.game.${id}`, text);
  }, Object.entries(texts));
}

/** As src/store/shelf.ts writes it. */
export function textOf({ names, share, hoursAgo }: Omit<Kept, 'id'>): string {
  const players = names.length as GameOptions['players'];
  const options: GameOptions = { players, side: 'A', scoreBoard: 'dark', octopus: 'lot', seed: 7 };
  const moves = [...playGame(options, options.seed)].map(({ move }) => move);
  const people = names.map((name, seat) => ({ name, fish: FISH[seat] }));
  const log = moves.slice(0, Math.floor(moves.length * share));
  const record = { people, origin: { type: 'dealt', options }, log };
  return JSON.stringify({ touched: Date.now() - hoursAgo * HOUR, isOver: share === 1, record });
}
