import { computed } from '@preact/signals';
import { SETTINGS_TEXTS } from '../../i18n/settings/settingsTexts';
import { language } from '../language';

export const settingsTexts = computed(() => SETTINGS_TEXTS[language.value]);
