import type { FirstTexts } from '../../src/i18n/en/first';
import type { RestTexts } from '../../src/i18n/en/rest';
import { LANGUAGES, type Language, REGISTRY } from '../../src/i18n/languages';

type Texts = FirstTexts & RestTexts;

const ALL = await Promise.all(LANGUAGES.map(async (language) => [language, await load(language)] as const));

export const ANALYSIS_TEXTS = inEach(({ analysis }) => analysis);
export const CHRONICLE_TEXTS = inEach(({ chronicle }) => chronicle);
export const ENDING_TEXTS = inEach(({ ending }) => ending);
export const ERROR_TEXTS = inEach(({ errors }) => errors);
export const GAMES_LIST_TEXTS = inEach(({ games }) => games);
export const GUIDE_TEXTS = inEach(({ guide }) => guide);
export const HOME_TEXTS = inEach(({ home }) => home);
export const OFFLINE_TEXTS = inEach(({ offline }) => offline);
export const PUZZLE_TEXTS = inEach(({ puzzle }) => puzzle);
export const REPLAY_TEXTS = inEach(({ replay }) => replay);
export const SETTINGS_TEXTS = inEach(({ settings }) => settings);
export const SETUP_TEXTS = inEach(({ setup }) => setup);
export const SHARE_TEXTS = inEach(({ share }) => share);
export const STORAGE_TEXTS = inEach(({ storage }) => storage);
export const STORY_TEXTS = inEach(({ story }) => story);
export const TABLE_TEXTS = inEach(({ table }) => table);
/** Everything that is said, in each language. */
export const TEXTS = inEach((texts) => texts);

async function load(language: Language): Promise<Texts> {
  const { first } = REGISTRY[language];
  const { rest } = await REGISTRY[language].rest();
  return { ...first, ...rest };
}

function inEach<T>(pick: (texts: Texts) => T): Readonly<Record<Language, T>> {
  return Object.fromEntries(ALL.map(([language, texts]) => [language, pick(texts)])) as Record<Language, T>;
}
