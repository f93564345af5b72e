import { LANGUAGE_NAMES, LANGUAGES } from '../../i18n/languages';
import { chooseAndRemember, language, texts } from '../language';
import './segments.css';

export function LanguageSwitch() {
  return (
    <fieldset class="segments">
      <legend class="unseen">{texts.value.language}</legend>
      {LANGUAGES.map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          aria-pressed={each === language.value}
          onClick={() => chooseAndRemember(each)}
        >
          {LANGUAGE_NAMES[each]}
        </button>
      ))}
    </fieldset>
  );
}
