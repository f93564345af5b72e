import type { Language } from '../../../src/i18n/languages';
import {
  ANALYSIS_TEXTS,
  CHRONICLE_TEXTS,
  ENDING_TEXTS,
  ERROR_TEXTS,
  GAMES_LIST_TEXTS,
  PUZZLE_TEXTS,
  REPLAY_TEXTS,
  SETUP_TEXTS,
  SHARE_TEXTS,
  STORAGE_TEXTS,
  TABLE_TEXTS,
} from '../texts';

/** What the screens say, area by area. */
export function textsIn(language: Language) {
  return {
    setup: SETUP_TEXTS[language],
    games: GAMES_LIST_TEXTS[language],
    puzzle: PUZZLE_TEXTS[language],
    table: TABLE_TEXTS[language],
    analysis: ANALYSIS_TEXTS[language],
    chronicle: CHRONICLE_TEXTS[language],
    ending: ENDING_TEXTS[language],
    errors: ERROR_TEXTS[language],
    replay: REPLAY_TEXTS[language],
    share: SHARE_TEXTS[language],
    storage: STORAGE_TEXTS[language],
  };
}
