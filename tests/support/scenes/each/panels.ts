import { FOUR, when } from '../games';
import { openedGame } from '../kept';
import { arrive, type Scene, type Stage } from '../scene';

const acting = when(FOUR, ({ step, round }) => step.type === 'act' && round === 8);

/** What can be looked up at any time. */
export const PANELS: readonly Scene[] = (['log', 'points', 'guide', 'settings'] as const).map((name) => ({
  name: `panel-${name}`,
  ...openedGame(acting),
  async prepare(stage) {
    await arrive(stage);
    await open(stage, name);
  },
}));

async function open({ page, press, texts }: Stage, name: 'log' | 'points' | 'guide' | 'settings'): Promise<void> {
  const { more, guide, panels, panelTabs } = texts.table.screen;
  await press(page.getByRole('button', { name: name === 'guide' ? guide : more }));
  if (name !== 'log' && name !== 'guide') await press(page.getByRole('button', { name: panelTabs[name], exact: true }));
  await page.getByRole('dialog', { name: panels[name] }).waitFor();
  await page.locator('.panelBody > *').first().waitFor();
}
