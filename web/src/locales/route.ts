/** Pages that stand in each language at an address of their own: `/lessons/...` in English, else `/ko/lessons/...`. The page `/error/` itself has one address. */
import { type Language, languageNames } from './languages';

export interface Route {
  language: Language;
  /** The address in English, below the site's folder. */
  path: string;
}

const prefixed = languageNames.filter((name) => name !== 'en').join('|');
const routed = new RegExp(
  `^(?:/(${prefixed}))?(/(?:(?:lessons|glossary|practice)/.*|error/[\\w-]+/))$`,
);

/** Null for pages that have one address for all languages. */
export function routeOf(path: string): Route | null {
  const [, language, english] = routed.exec(path.endsWith('/') ? path : `${path}/`) ?? [];
  return english ? { language: (language as Language | undefined) ?? 'en', path: english } : null;
}

/** Address of a page in a language. */
export const addressIn = (language: Language, path: string) =>
  language === 'en' ? path : `/${language}${path}`;
