import { DUE, dueFor, untilDue, type Wanted } from '../../lessons/untilDue';
import { openRecord } from '../../page/characters';
import { midGameA } from '../../positions/games';
import { ABOVE_FINGER, middleOf } from '../../touch.mjs';
import { type Kept, LEFT_HANDED } from '../kept';
import { type Scene, type Stage, shown } from '../scene';

/** The table with a lesson on it. */
function lessonScene(wanted: Wanted, more: Partial<Pick<Scene, 'name' | 'kept'>> = {}): Scene {
  return {
    name: `lesson-${wanted.lesson}`,
    // Any table, for a picture to begin with.
    ...shown(midGameA),
    async prepare(stage) {
      await openLesson(stage, wanted);
      await stage.page.locator('.lesson, .result').first().waitFor();
    },
    ...more,
  };
}

async function openLesson({ page, press, settle }: Stage, wanted: Wanted): Promise<void> {
  await openRecord(page, untilDue(wanted));
  const goOn = page.locator('.nextBanner button');
  const result = page.locator('.result');
  await goOn.or(result).waitFor();
  if (await goOn.isVisible()) await press(goOn);
  await settle();
}

const AROUND: Kept = { 'lumicora.seating': 'around' };
/** Every lesson at its moment; and the card with other seats, hands and panels. */
export const LESSONS_AT_TABLE: readonly Scene[] = [
  ...DUE.map((wanted) => lessonScene(wanted)),
  refusedScene(),
  lessonScene(dueFor('lay'), { name: 'lesson-left-handed', kept: LEFT_HANDED }),
  lessonScene(dueFor('water'), { name: 'lesson-around', kept: AROUND }),
  lessonScene(dueFor('offer'), { name: 'lesson-around-offer', kept: AROUND }),
  lessonScene(dueFor('scoring'), { name: 'lesson-around-score', kept: AROUND }),
  {
    ...lessonScene(dueFor('levels')),
    name: 'lesson-panel',
    async prepare(stage) {
      await openLesson(stage, dueFor('levels'));
      await stage.press(stage.page.getByRole('button', { name: stage.texts.table.screen.guide }));
      await stage.page.getByText(stage.texts.table.lessons.soFar).waitFor();
    },
  },
];

/** A lumino is let go far from the reef. */
function refusedScene(): Scene {
  return {
    ...lessonScene(dueFor('lay')),
    name: 'lesson-refused',
    async prepare(stage) {
      await openLesson(stage, dueFor('lay'));
      const [corner] = await stage.page.locator('[data-field="0"]').all();
      const { x, y } = await middleOf(corner);
      await stage.finger.drag(
        await middleOf(stage.page.locator('.hand .luminos button').first()),
        { x: x + 20, y: y + ABOVE_FINGER },
        6,
      );
      await stage.finger.up();
      await stage.page.locator('.lesson', { hasText: stage.texts.table.lessons.each.refused.full(null) }).waitFor();
    },
  };
}
