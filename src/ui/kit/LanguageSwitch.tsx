import { useState } from 'preact/hooks';
import { LANGUAGES, type Language, REGISTRY } from '../../i18n/languages';
import { language, switchLanguage } from '../app/state/language';
import { texts } from '../app/state/texts';
import { Segments } from './Segments';

export function LanguageSwitch() {
  return (
    <fieldset class="languageSwitch">
      <legend class="unseen">{texts.value.language}</legend>
      <LanguageSegments />
    </fieldset>
  );
}

const NAMES = Object.fromEntries(LANGUAGES.map((each) => [each, REGISTRY[each].name])) as Record<Language, string>;

export function LanguageSegments() {
  const [failed, setFailed] = useState<Language | null>(null);
  const choose = async (wish: Language) => setFailed((await switchLanguage(wish)) ? null : wish);
  return (
    <>
      <Segments values={LANGUAGES} names={NAMES} chosen={language} choose={choose} areLanguages />
      {failed !== null && (
        <p role="alert" lang={failed}>
          {REGISTRY[failed].notLoaded}
        </p>
      )}
    </>
  );
}
