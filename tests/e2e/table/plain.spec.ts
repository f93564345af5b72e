import { expectPosition, field, LANGUAGES, linkTo, luminoButton, middleOf } from '../../support/page/table';
import { expect, test } from '../../support/page/test';
import { must } from '../../support/rules/build';
import { lumino } from '../../support/rules/names';
import { settling, spot } from '../../support/tablePositions';

test.use({ hasTouch: true });

const STATE = settling('y3s1');

for (const { name, locale, texts } of LANGUAGES) {
  test.describe(name, () => {
    test.use({ locale });

    test('[6] without WebGL the page says so, and a plain board lays luminos', { tag: '@main' }, async ({
      page,
      fingers,
    }) => {
      await page.addInitScript(() => {
        const { getContext } = HTMLCanvasElement.prototype;
        HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, type: string, ...rest: unknown[]) {
          return type.startsWith('webgl') ? null : Reflect.apply(getContext, this, [type, ...rest]);
        } as typeof getContext;
      });
      await page.goto(linkTo(STATE));
      await expect(page.getByRole('alert')).toContainText(texts.notices.noPicture);
      await expect(page.getByRole('alert')).toContainText(texts.notices.plainMeans);
      await expect(page.getByRole('button', { name: texts.notices.reload })).toBeVisible();
      await expect(luminoButton(page, 'y3s1', texts)).toContainText(texts.words.shortColour('yellow'));
      await fingers.tap(await middleOf(field(page, 'd3')));
      await fingers.tap(await middleOf(field(page, 'd2')));
      const laid = must(STATE, { type: 'lay', lumino: lumino('y3s1'), ...spot('d3d2') }).state;
      await expectPosition(page, laid);
      await expect(field(page, 'd3')).toContainText('3');
      await page.getByRole('button', { name: texts.screen.endTurnMove }).click();
      await expectPosition(page, must(laid, { type: 'endTurn' }).state);
    });
  });
}
