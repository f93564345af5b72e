import { computed } from '@preact/signals';
import { ENDING_TEXTS } from '../../../i18n/ending/endingTexts';
import { language } from '../../language';

/** Everything said at the end of a game, in the language of the page. */
export const endingTexts = computed(() => ENDING_TEXTS[language.value]);
