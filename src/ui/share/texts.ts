import { computed } from '@preact/signals';
import { SHARE_TEXTS } from '../../i18n/share/shareTexts';
import { language } from '../language';

export const shareTexts = computed(() => SHARE_TEXTS[language.value]);
