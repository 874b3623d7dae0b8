/** The languages of the page, by BCP 47 tag, each under the name that its readers give it. */
export const languages = {
  en: 'English',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
  ko: '한국어',
  ru: 'Русский',
} as const;

export type Language = keyof typeof languages;

/** Regions whose Chinese is written in traditional characters. */
const traditional = /^zh-(hant|tw|hk|mo)\b/i;

/** The first of a reader's languages that the page has; English where it has none of them. */
export function languageFor(tags: readonly string[]): Language {
  for (const tag of tags) {
    const wanted = traditional.test(tag) ? 'zh-Hant' : tag.replace(/^zh\b.*/i, 'zh-Hans');
    const found = languageNames.find((name) => name === wanted || name === wanted.slice(0, 2));
    if (found) return found;
  }
  return 'en';
}

export const languageNames = Object.keys(languages) as Language[];
