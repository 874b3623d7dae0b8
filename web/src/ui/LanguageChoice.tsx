import { useEffect, useState } from 'preact/hooks';
import { idle } from '../lib/idle';
import { type Language, languageNames, languages } from '../locales/languages';
import { spoken } from '../locales/translation';
import { chooseLanguage } from '../state/settings';
import { shellWords as words } from './words';

/**
 * Each language under its own name, for who cannot read the present one. The other names come when
 * the page has come to rest: a select is as wide as its widest option, and to find a font for three
 * more scripts would hold up the first paint.
 */
export function LanguageChoice() {
  const [rested, setRested] = useState(false);
  useEffect(() => {
    idle().then(() => setRested(true));
  }, []);
  const { language } = spoken.value;
  return (
    <select
      class="language-choice"
      aria-label={words.language}
      value={language}
      onChange={(event) => chooseLanguage(event.currentTarget.value as Language)}
    >
      {(rested ? languageNames : [language]).map((name) => (
        <option key={name} value={name} lang={name}>
          {languages[name].name}
        </option>
      ))}
    </select>
  );
}
