/** Texts for a widget whose parts do not load: then it cannot fetch its language either. */
import { languageFor } from '../locales/languages';
import { unloadedIn } from '../locales/unloaded';

export function whyUnloaded(lang: readonly string[]): HTMLElement {
  const sentence = document.createElement('p');
  const language = languageFor(lang);
  const { absent, fromFile } = unloadedIn(language);
  sentence.className = 'unloaded';
  sentence.lang = language;
  sentence.setAttribute('role', 'status');
  sentence.textContent = location.protocol === 'file:' ? fromFile : absent;
  return sentence;
}
