import { ENDING_TEXTS } from '../../src/i18n/ending/endingTexts';
import { ERROR_TEXTS } from '../../src/i18n/errors/errorTexts';
import { GAMES_LIST_TEXTS } from '../../src/i18n/gamesList/gamesListTexts';
import type { Language } from '../../src/i18n/languages';
import { REPLAY_TEXTS } from '../../src/i18n/replay/replayTexts';
import { SETUP_TEXTS } from '../../src/i18n/setup/setupTexts';
import { SHARE_TEXTS } from '../../src/i18n/share/shareTexts';
import { STORAGE_TEXTS } from '../../src/i18n/storage/storageTexts';
import { TABLE_TEXTS } from '../../src/i18n/table/tableTexts';

/** What the screens say, area by area. */
export function textsIn(language: Language) {
  return {
    setup: SETUP_TEXTS[language],
    games: GAMES_LIST_TEXTS[language],
    table: TABLE_TEXTS[language],
    ending: ENDING_TEXTS[language],
    errors: ERROR_TEXTS[language],
    replay: REPLAY_TEXTS[language],
    share: SHARE_TEXTS[language],
    storage: STORAGE_TEXTS[language],
  };
}
