import type { Page } from '@playwright/test';
import type { TableTexts } from '../../../src/i18n/en/table/table';
import type { GameState } from '../../../src/rules/state';
import type { Fingers } from '../../support/page/fingers';
import {
  below,
  between,
  bubble,
  expectUnchanged,
  field,
  LANGUAGES,
  luminoButton,
  middleOf,
  openTable,
  spoken,
} from '../../support/page/table';
import { expect, test } from '../../support/page/test';
import { settling } from '../../support/tablePositions';

test.use({ hasTouch: true });

interface Case {
  readonly rule: string;
  readonly state: GameState;
  readonly held: string;
  /** Where it is dragged, the number's field first. */
  readonly to: string;
  readonly turns?: number;
  readonly sentence: (refusals: TableTexts['refusals']) => string;
}

const CASES: readonly Case[] = [
  {
    rule: '[6.3] two fields of different height',
    state: settling('y3s1'),
    held: 'y3s1',
    to: 'd3d4',
    sentence: ({ level }) => level([0, 1]),
  },
  {
    rule: '[6.2] both fields of one lumino',
    state: settling('y3s1'),
    held: 'y3s1',
    to: 'd4d5',
    sentence: ({ congruent }) => congruent(),
  },
  {
    rule: '[6.1] no coral of its colour beside it on level 1',
    state: settling('y3s1'),
    held: 'y3s1',
    to: 'd6d7',
    sentence: ({ colour }) => colour('yellow', 1),
  },
  {
    rule: '[6.1] none covered and none beside it on level 2',
    state: settling('y3s1', { reef: 'yp:d4d5,p3s2:e5e6' }),
    held: 'y3s1',
    to: 'd5e5',
    turns: 1,
    sentence: ({ colour }) => colour('yellow', 2),
  },
  {
    rule: '[6.1] no room for its colour, and away from the reef',
    state: settling('g3s1', { limestone: 4 }),
    held: 'g3s1',
    to: 'f5f6',
    sentence: ({ reef }) => reef(),
  },
  {
    rule: '[6.4] more water than limestone',
    state: settling('y3s1'),
    held: 'y3s1',
    to: 'c2c3',
    sentence: ({ limestone }) => limestone(1, 0),
  },
];

for (const { name, locale, texts } of LANGUAGES) {
  test.describe(name, () => {
    test.use({ locale });

    test('[6] whatever rule forbids a lay: the reason is seen and said, and nothing is laid', async ({
      page,
      fingers,
    }) => {
      for (const { rule, state, held, to, turns = 0, sentence } of CASES) {
        await test.step(rule, async () => {
          await openTable(page, state);
          const lumino = luminoButton(page, held, texts);
          for (let turn = 0; turn < turns; turn++) await page.keyboard.press('r');
          await fingers.drag(await middleOf(lumino), below(await between(page, to)));
          await expect(bubble(page)).toHaveText(sentence(texts.refusals));
          await fingers.up();
          await expect(spoken(page)).toHaveText(sentence(texts.refusals));
          await expectStillHeld(page, state, held, texts);
          await expect(bubble(page)).toHaveText(sentence(texts.refusals));
        });
      }
    });

    test('[6] two fields apart: the reason is seen and said, and nothing is laid', { tag: '@main' }, async ({
      page,
      fingers,
    }) => {
      const state = settling('y3s1');
      await openTable(page, state);
      await tapBoth(page, fingers, 'd3', 'd7');
      await expect(bubble(page)).toHaveText(texts.refusals.neighbours());
      await expect(spoken(page)).toHaveText(texts.refusals.neighbours());
      await expectStillHeld(page, state, 'y3s1', texts);
    });
  });
}

async function tapBoth(page: Page, fingers: Fingers, first: string, second: string): Promise<void> {
  await fingers.tap(await middleOf(field(page, first)));
  await fingers.tap(await middleOf(field(page, second)));
}

async function expectStillHeld(page: Page, state: GameState, held: string, texts: TableTexts): Promise<void> {
  await expectUnchanged(page, state);
  await expect(luminoButton(page, held, texts)).toHaveAttribute('aria-pressed', 'true');
}
