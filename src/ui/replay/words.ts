import { computed } from '@preact/signals';
import type { Words } from '../screens/replay/stepStory';
import { storyTexts } from '../table/story/storyTexts';
import { tableTexts } from '../table/texts';
import { replayTexts } from './texts';

/** In the language of the page. */
export const words = computed((): Words => {
  return { table: tableTexts.value, story: storyTexts.value, replay: replayTexts.value };
});
