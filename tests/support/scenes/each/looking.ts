import { setTimeout as sleep } from 'node:timers/promises';
import { stackName } from '../../../../src/ui/boardScreen/names';
import { midGameA } from '../../positions/games';
import { levelSix } from '../../positions/heights';
import { field, position } from '../../rules/build';
import { middleOf } from '../../touch.mjs';
import { fieldButton } from '../holding';
import { type Scene, shown } from '../scene';

/** Longer than the board waits before it takes a resting finger for a look under a lumino. */
const LOOK_UNDER_MS = 700;
const DEFICIENCIES = ['deuteranopia', 'protanopia', 'tritanopia', 'achromatopsia'] as const;

/** The same game, looked at in another way. */
export const LOOKING: readonly Scene[] = [
  {
    name: 'level-filter',
    ...shown(levelSix),
    async prepare({ page, texts }) {
      const choice = page.getByRole('radio', { name: texts.table.screen.level(2) });
      await choice.check({ force: true });
    },
  },
  {
    name: 'stack-fanned-out',
    ...shown(levelSix),
    async prepare(stage) {
      await stage.finger.down(await middleOf(fieldButton(stage, 'd4')));
      await sleep(LOOK_UNDER_MS);
      const { side, players, seat } = position(levelSix);
      const told = stackName(stage.texts.table, side, players[seat].reef, field('d4'));
      await stage.page.getByText(told).waitFor({ state: 'attached' });
    },
  },
  {
    name: 'other-reef',
    ...shown(midGameA),
    async prepare({ page, texts, finger }) {
      await finger.tap(await middleOf(page.locator('.player').nth(1).locator('.smallReef')));
      await page
        .getByRole('grid', { name: texts.table.screen.reefOf(texts.table.words.seat(2)) })
        .waitFor({ state: 'attached' });
    },
  },
  {
    name: 'zoomed-in',
    ...shown(levelSix),
    async prepare(stage) {
      const before = await fieldButton(stage, 'd4').boundingBox();
      const { x, y } = await middleOf(fieldButton(stage, 'd4'));
      await stage.finger.down({ x: x - 50, y }, { x: x + 50, y });
      for (let apart = 60; apart <= 100; apart += 10) await stage.finger.move({ x: x - apart, y }, { x: x + apart, y });
      await stage.finger.up();
      await stage.settle();
      const after = await fieldButton(stage, 'd4').boundingBox();
      if (!before || !after || after.width < 1.5 * before.width) throw new Error('the reef has not grown');
    },
  },
  ...DEFICIENCIES.map(
    (type): Scene => ({
      name: `mid-game-${type}`,
      ...shown(midGameA),
      async prepare({ session }) {
        await session.send('Emulation.setEmulatedVisionDeficiency', { type });
      },
    }),
  ),
];
