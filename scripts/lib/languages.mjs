// The languages of the site, by tag: web/src/locales/languages.json is the one list.
import { readFileSync } from 'node:fs';

const list = new URL('../../web/src/locales/languages.json', import.meta.url);

export const languages = JSON.parse(readFileSync(list, 'utf8'));
export const languageNames = Object.keys(languages);
