import { LANGUAGE_NAMES, LANGUAGES } from '../../i18n/languages';
import { Segments } from '../kit/Segments';
import { chooseAndRemember, language, texts } from '../language';

export function LanguageSwitch() {
  return (
    <fieldset class="languageSwitch">
      <legend class="unseen">{texts.value.language}</legend>
      <LanguageSegments />
    </fieldset>
  );
}

export function LanguageSegments() {
  return (
    <Segments values={LANGUAGES} names={LANGUAGE_NAMES} chosen={language} choose={chooseAndRemember} areLanguages />
  );
}
