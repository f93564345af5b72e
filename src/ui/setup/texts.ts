import { computed } from '@preact/signals';
import { SETUP_TEXTS } from '../../i18n/setup/setupTexts';
import { language } from '../language';

export const setupTexts = computed(() => SETUP_TEXTS[language.value]);
