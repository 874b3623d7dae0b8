import { effect, signal } from '@preact/signals';
import { href } from '../lib/href';
import { readStored, writeStored } from '../lib/stored';
import { type Language, languageFor, languageNames } from '../locales/languages';
import { addressIn, type Route, routeOf } from '../locales/route';
import { speak, spoken } from '../locales/translation';
import { parseLink, resolve, type Theme, withLanguage, withoutLanguage } from './url';

const keyOf = { theme: 'stridewise.theme', lang: 'stridewise.language' };
const themes: readonly Theme[] = ['auto', 'light', 'dark'];

/** The reader's setting for the whole page; public/boot.js applies it before the first paint. */
export const theme = signal<Theme>('auto');

/** The language that this page's address names: links to other pages of the site pass it on. */
export const linkedLanguage = signal<Language | undefined>(undefined);

/** The language that the page was sent in. */
export const sentLanguage = typeof document === 'undefined' ? 'en' : document.documentElement.lang;

/** A link to another page of the site: to its address in the language of this one, if it has one. */
export function pageHref(path: string): string {
  const route = routeOf(path);
  const { language } = spoken.value;
  if (route && (language !== 'en' || route.written)) return href(addressIn(language, path));
  const linked = linkedLanguage.value;
  return href(path) + (linked ? withLanguage('', linked) : '');
}

/** The address of a page in the language that the address of this page has. */
export const addressHere = (path: string) => href(addressIn(routeHere()?.language ?? 'en', path));

/** Takes over what boot.js applied, then follows the signal. Once, in the browser. */
export function startSettings(): void {
  theme.value = settings().theme;
  effect(() => applyTheme(theme.value));
}

/** The words of the reader's language. To be awaited before the page is drawn: it is drawn once then. */
export function firstWords(): Promise<void> {
  linkedLanguage.value = languageOfAddress();
  return change(settings().lang);
}

/** Called once Preact runs on the page: settings that boot.js has read take effect now. */
export function startLanguage(): void {
  linkedLanguage.value = languageOfAddress() ?? parseLink(location.search).state.lang;
  document.documentElement.classList.remove('unspoken');
}

/** The route of this page if it has an address in every language. */
const routeHere = (): Route | null => routeOf(location.pathname.slice(href('').length));

/** Undefined at an English address. */
function languageOfAddress(): Language | undefined {
  const language = routeHere()?.language;
  return language === 'en' ? undefined : language;
}

function settings() {
  const { state } = parseLink(location.search);
  const [look, lang] = [readStored(keyOf.theme), readStored(keyOf.lang)];
  // A page without a written text speaks the reader's language at its English address.
  const fixed = languageOfAddress() ?? (routeHere()?.written ? 'en' : undefined);
  return resolve(
    { ...state, ...(fixed && { lang: fixed }) },
    {
      theme: themes.find((name) => name === look),
      lang: languageNames.find((name) => name === lang),
    },
    { lang: languageFor(navigator.languages) },
  );
}

/** A choice of the reader is remembered; a theme that came with a link is not. */
export function chooseTheme(next: Theme): void {
  theme.value = next;
  writeStored(keyOf.theme, next === 'auto' ? null : next);
}

/** Remembered, and written into the address: what is shown is then sent on in this language. */
export function chooseLanguage(next: Language): void {
  writeStored(keyOf.lang, next);
  const route = routeHere();
  const { pathname, search, hash } = location;
  const named = route && (route.written || next !== 'en');
  const address = route ? href(addressIn(next, route.path)) : pathname;
  const whole = address + (named ? withoutLanguage(search) : withLanguage(search, next)) + hash;
  if (route?.written) {
    location.assign(whole);
    return;
  }
  linkedLanguage.value = next;
  history.replaceState(null, '', whole);
  change(next);
}

function change(language: Language): Promise<void> {
  const { documentElement: root } = document;
  return speak(language)
    .catch(() => {
      // Its words did not come: the page stays in the language that it has.
    })
    .then(() => {
      // Even the same language written again makes a browser style the whole page anew.
      if (root.lang !== spoken.value.language) root.lang = spoken.value.language;
    });
}

function applyTheme(next: Theme): void {
  const { dataset } = document.documentElement;
  if (next === 'auto') delete dataset.theme;
  else dataset.theme = next;
}
