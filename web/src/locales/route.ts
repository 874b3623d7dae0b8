/** Pages that have an address in each language: `/lessons/...` in English, else `/ko/lessons/...`. */
import { type Language, languageNames } from './languages';

export interface Route {
  language: Language;
  /** The address in English, below the site's folder. */
  path: string;
  /** True if its text is HTML alone: no script of the page can say it in another language. */
  written: boolean;
}

const prefixed = new RegExp(`^/(${languageNames.filter((name) => name !== 'en').join('|')})(?=/)`);
const written = /^\/(?:(?:lessons|glossary|practice)\/.*|error\/[\w-]+\/)$/;
const live = /^\/(?:(?:playground|error|runs|author|about|examples|examples\/[\w-]+)\/)?$/;

/** Null for pages that have one address for all languages. */
export function routeOf(address: string): Route | null {
  const whole = address.endsWith('/') ? address : `${address}/`;
  const [, language = 'en'] = prefixed.exec(whole) ?? [];
  const path = whole.replace(prefixed, '');
  if (!written.test(path) && !live.test(path)) return null;
  return { language: language as Language, path, written: written.test(path) };
}

/** Address of a page in a language. */
export const addressIn = (language: Language, path: string) =>
  language === 'en' ? path : `/${language}${path}`;
