import type { CharacterName } from '../../../src/history/record';
import type { Language } from '../../../src/i18n/languages';
import type { Policy } from '../policies';
import type { Table } from '../rules/randomGame';
import { ENDING_TEXTS, HOME_TEXTS, SETUP_TEXTS, STORY_TEXTS, TABLE_TEXTS } from '../texts';

/** A whole game that is known beforehand: the same seed and the same way of choosing always make the same moves. */
export interface Match extends Table {
  readonly seed: number;
  /** How the players choose; any move, and now and then a special action, if nothing is said. */
  readonly choose?: Policy;
  /** In seat order. */
  readonly names: readonly string[];
  /** Who thinks for a seat, in seat order; people if nothing is said. */
  readonly minds?: readonly (CharacterName | null)[];
  /** A first game, with lessons, which has its own deal. */
  readonly isGuided?: boolean;
  readonly seating?: 'around' | 'handOn';
  readonly language?: Language;
  /** All of the final scoring, step by step; others skip it. */
  readonly watchesCeremony?: boolean;
}

/** Everything that is said on the way, in the language of the players. */
export function textsOf({ language = 'en' }: Match) {
  return {
    home: HOME_TEXTS[language],
    setup: SETUP_TEXTS[language],
    table: TABLE_TEXTS[language],
    story: STORY_TEXTS[language],
    ending: ENDING_TEXTS[language],
  };
}
