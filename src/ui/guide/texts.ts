import { computed } from '@preact/signals';
import { GUIDE_TEXTS } from '../../i18n/guide/guideTexts';
import { language } from '../language';

/** How to play, in the language of the page. */
export const guideTexts = computed(() => GUIDE_TEXTS[language.value]);
