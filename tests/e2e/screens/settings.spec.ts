import type { Page } from '@playwright/test';
import { settings as de } from '../../../src/i18n/de/settings';
import { settings as en, type SettingsTexts } from '../../../src/i18n/en/settings';
import { sizeText } from '../../support/page/fits';
import { rememberPeople } from '../../support/page/setup';
import { linkTo } from '../../support/page/table';
import { expect, test } from '../../support/page/test';
import { must } from '../../support/rules/build';
import { lumino } from '../../support/rules/names';
import { settling, spot } from '../../support/tablePositions';
import { HOME_TEXTS, SETUP_TEXTS, TABLE_TEXTS } from '../../support/texts';

const LANGUAGES = [
  { name: 'Deutsch', code: 'de', locale: 'de-AT', texts: de },
  { name: 'English', code: 'en', locale: 'en-GB', texts: en },
] as const;

const SCREENS = [
  { name: 'a tablet in landscape', width: 1180, height: 820 },
  { name: 'a tablet in portrait', width: 820, height: 1180 },
  { name: 'a phone', width: 390, height: 844 },
] as const;

/** Each choice in a way that is not the one made by default. */
function otherChoices(texts: SettingsTexts): readonly (readonly [group: string, choice: string, key: string])[] {
  return [
    [texts.motion.name, texts.motion.values.calm, 'motion'],
    [texts.sound.name, texts.sound.values.off, 'sound'],
    [texts.brings.name, texts.brings.values.off, 'brings'],
    [texts.marks.name, texts.marks.values.off, 'marks'],
    [texts.hand.name, texts.hand.values.left, 'hand'],
  ];
}

function choice(page: Page, group: string, name: string) {
  return page.getByRole('group', { name: group, exact: true }).getByRole('button', { name });
}

/** Counts instead of sounding: the machine may have no sound device. */
async function stubSound(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = { contexts: 0, sources: 0 };
    const node = () => {
      const param = { value: 0, setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
      const start = () => {
        counted.sources++;
      };
      return { gain: param, frequency: param, Q: param, connect: (to: unknown) => to, start, stop() {} };
    };
    class SilentContext {
      readonly state = 'running';
      readonly currentTime = 0;
      readonly sampleRate = 8000;
      readonly destination = node();
      readonly createGain = node;
      readonly createBiquadFilter = node;
      readonly createOscillator = node;
      readonly createBufferSource = node;
      constructor() {
        counted.contexts++;
      }
      createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
    }
    Object.assign(window, { AudioContext: SilentContext, counted });
  });
}

function heard(page: Page): Promise<readonly [contexts: number, sources: number]> {
  return page.evaluate(() => {
    const { contexts, sources } = Reflect.get(window, 'counted');
    return [contexts, sources] as const;
  });
}

for (const { name, code, locale, texts } of LANGUAGES) {
  test.describe(name, () => {
    test.use({ locale });

    test('each setting says what it does', async ({ page }) => {
      await page.goto('/#/settings');
      await expect(page.getByRole('heading', { level: 1, name: texts.heading })).toBeVisible();
      for (const { name: group, about } of [
        texts.language,
        texts.motion,
        texts.sound,
        texts.brings,
        texts.marks,
        texts.hand,
      ]) {
        await expect(page.getByRole('group', { name: group, exact: true })).toHaveAccessibleDescription(
          new RegExp(`^${about}`),
        );
      }
    });

    test('seating is asked for as before a game: same words, same pictures, kept at once', async ({ page }) => {
      const { seating, around, handOn } = SETUP_TEXTS[code];
      await rememberPeople(page, 'Nora', 'Ole', 'Mia', 'Finn');
      await page.goto('/#/setup');
      const group = page.getByRole('group', { name: seating, exact: true });
      await expect(group).toBeVisible();
      const asked = await group.locator('label').evaluateAll((labels) => labels.map(({ outerHTML }) => outerHTML));
      await page.goto('/#/settings');
      await expect(page.getByRole('heading', { level: 1, name: texts.heading })).toBeVisible();
      expect(await group.locator('label').evaluateAll((labels) => labels.map(({ outerHTML }) => outerHTML))).toEqual(
        asked,
      );
      const radio = (name: string) => group.getByRole('radio', { name });
      await expect(radio(handOn.name)).toBeChecked();
      await group.getByText(around.name).click();
      await expect(radio(around.name)).toBeChecked();
      await page.reload();
      await expect(radio(around.name)).toBeChecked();
    });

    test('every choice takes effect at once and is kept', { tag: '@main' }, async ({ page }) => {
      await stubSound(page);
      await page.goto('/#/settings');
      for (const [group, wish] of otherChoices(texts)) {
        await expect(choice(page, group, wish)).toHaveAttribute('aria-pressed', 'false');
        await choice(page, group, wish).click();
        await expect(choice(page, group, wish)).toHaveAttribute('aria-pressed', 'true');
        await expect(page.getByRole('group', { name: group, exact: true }).locator('[aria-pressed=true]')).toHaveCount(
          1,
        );
      }
      await page.reload();
      for (const [group, wish] of otherChoices(texts)) {
        await expect(choice(page, group, wish)).toHaveAttribute('aria-pressed', 'true');
      }
    });

    test('the settings fit every screen, with text of normal and of double size', async ({ page }) => {
      await page.goto('/#/settings');
      await expect(page.getByRole('heading', { level: 1, name: texts.heading })).toBeVisible();
      for (const { name: screen, ...viewport } of SCREENS) {
        await page.setViewportSize(viewport);
        for (const times of [1, 2]) {
          await sizeText(page, times);
          expect(await ill(page), `${screen}, text times ${times}`).toEqual([]);
        }
      }
    });
  });
}

test('the language changes at once', { tag: '@main' }, async ({ page }) => {
  await page.goto('/#/settings');
  await choice(page, en.language.name, 'Deutsch').click();
  await expect(page.getByRole('heading', { level: 1, name: de.heading })).toBeVisible();
  await expect(choice(page, de.language.name, 'Deutsch')).toBeFocused();
});

test('choices that it does not know are ignored', async ({ page }) => {
  await page.addInitScript(
    (keys) => {
      for (const key of keys) localStorage.setItem(`lumicora.${key}`, 'upside down');
    },
    ['seating', ...otherChoices(en).map(([, , key]) => key)],
  );
  await page.goto('/#/settings');
  await expect(page.getByRole('radio', { name: SETUP_TEXTS.en.handOn.name })).toBeChecked();
  await expect(choice(page, en.motion.name, en.motion.values.brisk)).toHaveAttribute('aria-pressed', 'true');
  await expect(choice(page, en.sound.name, en.sound.values.on)).toHaveAttribute('aria-pressed', 'true');
  await expect(choice(page, en.marks.name, en.marks.values.on)).toHaveAttribute('aria-pressed', 'true');
  await expect(choice(page, en.hand.name, en.hand.values.right)).toHaveAttribute('aria-pressed', 'true');
});

test('with reduced motion on the device, the screen says what that means here', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/#/settings');
  await expect(page.getByText(en.motion.reduced)).toBeVisible();
  await choice(page, en.motion.name, en.motion.values.off).click();
  await expect(page.getByText(en.motion.reduced)).toBeHidden();
  await choice(page, en.motion.name, en.motion.values.calm).click();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(page.getByText(en.motion.reduced)).toBeHidden();
});

test('turned off, sound stays off until the player turns it on, and is heard then', async ({ page }) => {
  await stubSound(page);
  await page.goto('/#/settings');
  await choice(page, en.sound.name, en.sound.values.off).click();
  await page.reload();
  await expect(choice(page, en.sound.name, en.sound.values.off)).toHaveAttribute('aria-pressed', 'true');
  await choice(page, en.marks.name, en.marks.values.off).click();
  expect(await heard(page)).toEqual([0, 0]);
  await choice(page, en.sound.name, en.sound.values.on).click();
  await expect(page.getByText(en.sound.muted)).toBeVisible();
  const [contexts, sources] = await heard(page);
  expect(contexts).toBe(1);
  expect(sources).toBeGreaterThan(0);
  await choice(page, en.sound.name, en.sound.values.off).click();
  expect(await heard(page)).toEqual([1, sources]);
});

test('at the table a move is heard by default, and nothing before the first touch', async ({ page }) => {
  await stubSound(page);
  const laid = must(settling('y3s1'), { type: 'lay', lumino: lumino('y3s1'), ...spot('d3d2') }).state;
  await page.goto(linkTo(laid));
  const endTurn = page.getByRole('button', { name: TABLE_TEXTS.en.screen.endTurnMove });
  await expect(endTurn).toBeVisible();
  expect(await heard(page)).toEqual([0, 0]);
  await endTurn.click();
  await expect.poll(async () => (await heard(page))[1]).toBeGreaterThan(0);
  expect((await heard(page))[0]).toBe(1);
});

test('a button in the top bar mutes the table and makes it heard again', async ({ page }) => {
  await stubSound(page);
  await page.goto(linkTo(settling('y3s1')));
  const { sound } = TABLE_TEXTS.en.screen;
  await page.getByRole('button', { name: sound.on }).click();
  expect(await page.evaluate(() => localStorage.getItem('lumicora.sound'))).toBe('off');
  await page.getByRole('button', { name: sound.off }).click();
  await expect(page.getByRole('button', { name: sound.on })).toBeFocused();
  await expect.poll(async () => (await heard(page))[1]).toBeGreaterThan(0);
});

test('a browser without sound says so', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { AudioContext: undefined }));
  await page.goto('/#/settings');
  await expect(page.getByText(en.sound.none)).toBeVisible();
  await expect(choice(page, en.sound.name, en.sound.values.on)).toBeHidden();
  await page.goto(linkTo(settling('y3s1')));
  await expect(page.getByRole('button', { name: TABLE_TEXTS.en.screen.guide })).toBeVisible();
  await expect(page.getByRole('button', { name: TABLE_TEXTS.en.screen.sound.on })).toHaveCount(0);
});

test('the keyboard alone reaches and makes every choice, and leads back', async ({ page }) => {
  await stubSound(page);
  await page.goto('/#/settings');
  // The page begins with a picture of itself, which has a heading, too, but nothing to press.
  await expect(page.getByRole('heading', { level: 1, name: en.heading })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: HOME_TEXTS.en.home })).toBeFocused();
  const count = await page.getByRole('button').count();
  const seen = new Set<string>();
  for (let i = 1; i < count; i++) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    // How you sit is one stop: the arrow keys go from one way to the other.
    if ((await focused.getAttribute('name')) === 'seating') {
      const { handOn, around } = SETUP_TEXTS.en;
      await expect(page.getByRole('radio', { name: handOn.name })).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await expect(page.getByRole('radio', { name: around.name })).toBeChecked();
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Space');
    await expect(focused).toHaveAttribute('aria-pressed', 'true');
    await expect(focused).toHaveCSS('outline-style', 'solid');
    seen.add(await focused.innerText());
  }
  expect(seen.size).toBeGreaterThan(8);
  await page.getByRole('button').first().press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Lumicora' })).toBeVisible();
});

/** What sticks out or is too small to touch. */
function ill(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { clientWidth: width, scrollWidth } = document.documentElement;
    const parts = [...document.querySelectorAll('button, p, h1, b, span')];
    const sticksOut = parts.filter((part) => {
      const { left, right } = part.getBoundingClientRect();
      return left < 0 || right > width;
    });
    const small = [...document.querySelectorAll('button')].filter((button) => {
      const box = button.getBoundingClientRect();
      return box.width < 48 || box.height < 48;
    });
    const page = scrollWidth > width ? [`${scrollWidth} wide`] : [];
    return [...page, ...[...sticksOut, ...small].map((part) => part.textContent)];
  });
}
