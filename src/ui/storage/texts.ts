import { computed } from '@preact/signals';
import { STORAGE_TEXTS } from '../../i18n/storage/storageTexts';
import { language } from '../language';

export const storageTexts = computed(() => STORAGE_TEXTS[language.value]);
