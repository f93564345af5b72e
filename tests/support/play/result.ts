import type { Locator, Page } from '@playwright/test';
import { withMinus } from '../../../src/i18n/withMinus';
import type { GameState } from '../../../src/rules/state';
import { expectPosition } from '../page/table';
import { expect } from '../page/test';
import type { Turning } from '../rules/randomGame';
import { eventsOf, finalTable, pointsByRound } from './finalTable';
import type { Hands } from './hands';
import { type Match, textsOf } from './match';

/** Through the ceremony to the result: who won and why, and every cell of its tables, are what the rules say. */
export async function expectResult(
  page: Page,
  hands: Hands,
  match: Match,
  turnings: readonly Turning[],
): Promise<void> {
  const { ending } = textsOf(match);
  const { state, events } = turnings[turnings.length - 1].played;
  await expectPosition(page, state);
  if (match.watchesCeremony) await watchCeremony(page, hands, match, state);
  else await hands.press(page.getByRole('button', { name: ending.skip }));

  const [{ victory }] = eventsOf('gameEnded', events);
  const winners = victory.winners.map((seat) => match.names[seat]);
  const { points, limestone } = state.players[victory.winners[0]];
  const tied = match.names.filter((_, seat) => state.players[seat].points === points);
  const result = page.getByRole('dialog', { name: ending.wins(winners), exact: true });
  await expect(result.locator('header')).toContainText(ending.because(victory.by, winners[0], tied, points, limestone));
  expect(await cellsOf(result.locator('.finalTable tr:not(.pictures)'))).toEqual(finalTable(match, turnings));
  expect(await cellsOf(result.locator('.curve tr'))).toEqual(pointsByRound(match, turnings));
}

/** Step by step to its end, where everyone has all of their points. */
async function watchCeremony(page: Page, hands: Hands, match: Match, { players }: GameState): Promise<void> {
  const { ending } = textsOf(match);
  const ceremony = page.getByRole('dialog', { name: ending.heading, exact: true });
  const last = ceremony.getByRole('button', { name: ending.toResult, exact: true });
  while (!(await last.isVisible())) await hands.press(ceremony.getByRole('button', { name: ending.next }));
  await expect(ceremony.locator('.standings li b')).toHaveText(players.map(({ points }) => withMinus(points)));
  await hands.press(last);
}

function cellsOf(rows: Locator): Promise<readonly (readonly string[])[]> {
  return rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent ?? '')),
  );
}
