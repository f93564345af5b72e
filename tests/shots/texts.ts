import { ENDING_TEXTS } from '../../src/i18n/ending/endingTexts';
import { ERROR_TEXTS } from '../../src/i18n/errors/errorTexts';
import { GAMES_LIST_TEXTS } from '../../src/i18n/gamesList/gamesListTexts';
import type { Language } from '../../src/i18n/languages';
import { SETUP_TEXTS } from '../../src/i18n/setup/setupTexts';
import { TABLE_TEXTS } from '../../src/i18n/table/tableTexts';

/** What the screens say, area by area. */
export function textsIn(language: Language) {
  return {
    setup: SETUP_TEXTS[language],
    games: GAMES_LIST_TEXTS[language],
    table: TABLE_TEXTS[language],
    ending: ENDING_TEXTS[language],
    errors: ERROR_TEXTS[language],
  };
}
