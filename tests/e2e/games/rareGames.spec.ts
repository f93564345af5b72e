import { spoken } from '../../support/page/table';
import { expect, test } from '../../support/page/test';
import { eventsOf } from '../../support/play/finalTable';
import { type Match, textsOf } from '../../support/play/match';
import { playThrough } from '../../support/play/playThrough';
import { playByMouse, playByTouch } from '../../support/play/pointing';
import { expectSight } from '../../support/play/sight';
import { randomly, takeMost } from '../../support/policies';
import type { Turning } from '../../support/rules/randomGame';
import { TABLE_TEXTS } from '../../support/texts';

// A hundred moves and more, on machines that draw a few pictures a second; coarse ones are sooner drawn.
test.describe.configure({ timeout: 240_000 });
test.describe('upright', () => {
  test.use({ viewport: { width: 820, height: 1180 } });

  test('[7] 3 players open the emergency stack and are told that the end is near', async ({ page }) => {
    const match: Match = {
      players: 3,
      side: 'A',
      scoreBoard: 'dark',
      seed: 1502,
      choose: takeMost,
      names: ['Nora', 'Ole', 'Mia'],
    };
    const { handover } = textsOf(match).story;
    const hands = playByMouse(page);
    const turnings = await playThrough(page, hands, match, async ({ played }) => {
      for (const { luminos, ending } of eventsOf('emergencyOpened', played.events)) {
        const news = page.locator('.bagNews');
        await expect(news).toContainText(handover.emergency(luminos));
        await expect(news).toContainText(handover.bagMeans(ending));
        await hands.press(news.getByRole('button', { name: handover.understood }));
        await expect(news).toHaveCount(0);
      }
    });
    const openings = eventsOf('emergencyOpened', allEvents(turnings));
    expect(openings).toEqual([{ type: 'emergencyOpened', luminos: 6, ending: 'called' }]);
    const phases = eventsOf('scoringBegan', allEvents(turnings));
    expect(phases.slice(-2)).toEqual([
      { type: 'scoringBegan', round: 9, extra: false },
      { type: 'scoringBegan', round: 10, extra: true },
    ]);
  });
});

test('[5] special actions change luminos of the atoll and of the display', async ({ page }) => {
  const match: Match = { players: 2, side: 'A', scoreBoard: 'dark', seed: 998, names: ['Nora', 'Ole'] };
  const { events } = TABLE_TEXTS.en;
  const turnings = await playThrough(page, playByMouse(page), match, async ({ played }) => {
    for (const { seat, token, from, luminos } of eventsOf('specialAction', played.events)) {
      await expect(spoken(page)).toContainText(events.specialAction(match.names[seat], token, from, luminos.length));
      await expectSight(page, match, played.state);
    }
  });
  const places = eventsOf('specialAction', allEvents(turnings)).map(({ from }) => from);
  expect(new Set(places)).toEqual(new Set(['atoll', 'display']));
  expect(victoryOf(turnings)).toEqual({ winners: [1], by: 'limestone' });
});

test.describe('auf Deutsch', () => {
  test.use({ locale: 'de-AT', hasTouch: true });

  test('[8] a game ends in a shared victory', async ({ page, fingers }) => {
    const turnings = await playThrough(page, playByTouch(page, fingers), {
      players: 2,
      side: 'A',
      scoreBoard: 'dark',
      seed: 860,
      choose: randomly,
      names: ['Jörg', 'Käthe'],
      language: 'de',
    });
    expect(victoryOf(turnings)).toEqual({ winners: [0, 1], by: 'sharing' });
  });
});

function allEvents(turnings: readonly Turning[]) {
  return turnings.flatMap(({ played }) => played.events);
}

function victoryOf(turnings: readonly Turning[]) {
  return eventsOf('gameEnded', allEvents(turnings)).map(({ victory }) => victory)[0];
}
