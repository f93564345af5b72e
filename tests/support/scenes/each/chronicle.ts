import { familyGames, keepStored } from '../family';
import type { Scene, Stage } from '../scene';

const CHRONICLE = { route: { screen: 'chronicle' }, isPlain: true } as const;

/** What all finished games add up to. */
export const CHRONICLE_OF_GAMES: readonly Scene[] = [
  { name: 'chronicle', ...CHRONICLE, prepare: (stage) => showAll(stage) },
  { name: 'chronicle-person', ...CHRONICLE, prepare: (stage) => showPerson(stage, 'Nora') },
  { name: 'chronicle-long-name', ...CHRONICLE, prepare: (stage) => showPerson(stage, 'Großvater Maximilian') },
  {
    name: 'chronicle-join',
    ...CHRONICLE,
    async prepare(stage) {
      await showPerson(stage, 'Großvater Maximilian');
      await stage.press(stage.page.getByRole('button', { name: stage.texts.chronicle.sameAs }));
      await stage.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'chronicle-joined',
    ...CHRONICLE,
    async prepare(stage) {
      const { page, press, texts } = stage;
      await showPerson(stage, 'Großvater Maximilian');
      await press(page.getByRole('button', { name: texts.chronicle.sameAs }));
      await press(page.getByRole('dialog').getByRole('button', { name: /Opa Max/ }));
      await page.getByText(texts.chronicle.joined('Opa Max', 'Großvater Maximilian')).waitFor();
    },
  },
  { name: 'chronicle-one-game', ...CHRONICLE, prepare: (stage) => showAll(stage, 1) },
  {
    name: 'chronicle-one-game-person',
    ...CHRONICLE,
    prepare: (stage) => showPerson(stage, 'Nora', 1),
  },
  { name: 'chronicle-empty', ...CHRONICLE },
];

async function showAll({ page }: Stage, games?: number): Promise<void> {
  await keepStored(page, familyGames(games));
  await page.reload();
  await page.locator('.records').waitFor();
  // Every game has been looked through.
  await page.locator('.reefHeight').first().waitFor();
  await page.locator('.lookingThrough').waitFor({ state: 'detached' });
}

async function showPerson(stage: Stage, name: string, games?: number): Promise<void> {
  await showAll(stage, games);
  await stage.press(stage.page.locator('.whoseChoice button', { hasText: name }));
  await stage.page.locator('.personHead').waitFor();
}
