import { computed } from '@preact/signals';
import { OFFLINE_TEXTS } from '../../../i18n/offline/offlineTexts';
import { language } from '../../language';

export const offlineTexts = computed(() => OFFLINE_TEXTS[language.value]);
