/** The languages of the site, by BCP 47 tag: languages.json is the one list. */
import listed from './languages.json' with { type: 'json' };

export type Language = keyof typeof listed;

/** A row of languages.json. */
export interface LanguageRow {
  /** The language's name in the language itself. */
  name: string;
  /** Further tags that are served in it: "zh-TW" in zh-Hant. */
  also?: readonly string[];
  /** Tests hold a complete language to having every sentence; another one falls back to English. */
  complete: boolean;
  /** Its locale for og:locale, as Facebook writes it. */
  openGraph: string;
  /** Fonts to draw it with outside a browser, the best one first; those of English follow. */
  fonts?: readonly string[];
  /** A letter that is only in fonts which can write it. */
  letter: string;
}

export const languages: Readonly<Record<Language, LanguageRow>> = listed;

export const languageNames = Object.keys(languages) as Language[];

/** Languages in which everything is translated. */
export const completeLanguages = languageNames.filter((name) => languages[name].complete);

/** The first of a reader's languages that the site has; English where it has none of them. */
export function languageFor(tags: readonly string[]): Language {
  return tags.map(languageOf).find((found) => found !== undefined) ?? 'en';
}

/** Among rows whose tag is a beginning of `tag`, the longest wins: "zh-TW" before "zh". */
function languageOf(tag: string): Language | undefined {
  const begins = (own: string) => `${tag}-`.toLowerCase().startsWith(`${own}-`.toLowerCase());
  return languageNames
    .flatMap((name) => [name, ...(languages[name].also ?? [])].map((own) => ({ name, own })))
    .filter(({ own }) => begins(own))
    .sort((a, b) => b.own.length - a.own.length)[0]?.name;
}
