import { computed } from '@preact/signals';
import { GAMES_LIST_TEXTS } from '../../i18n/gamesList/gamesListTexts';
import { language } from '../language';

export const gamesListTexts = computed(() => GAMES_LIST_TEXTS[language.value]);
