import { computed } from '@preact/signals';
import { STORY_TEXTS } from '../../../i18n/story/storyTexts';
import { language } from '../../language';

/** The story of the game in the language of the page. */
export const storyTexts = computed(() => STORY_TEXTS[language.value]);
