import { type Language, languageNames, languages } from '../locales/languages';
import { spoken } from '../locales/translation';
import { chooseLanguage } from '../state/settings';
import { shellWords as words } from './words';

/** Each language under its own name, for who cannot read the present one. */
export function LanguageChoice() {
  return (
    <select
      class="language-choice"
      aria-label={words.language}
      value={spoken.value.language}
      onChange={(event) => chooseLanguage(event.currentTarget.value as Language)}
    >
      {languageNames.map((name) => (
        <option key={name} value={name} lang={name}>
          {languages[name]}
        </option>
      ))}
    </select>
  );
}
