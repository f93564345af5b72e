import { computed } from '@preact/signals';
import { REPLAY_TEXTS } from '../../i18n/replay/replayTexts';
import { language } from '../language';

export const replayTexts = computed(() => REPLAY_TEXTS[language.value]);
