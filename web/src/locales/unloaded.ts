/** Sentences for where nothing can be fetched, the words of a language neither: they are there for all. */
import english from './en/unloaded.json' with { type: 'json' };
import type { Language } from './languages';

const files = import.meta.glob<Partial<typeof english>>('./*/unloaded.json', {
  eager: true,
  import: 'default',
});

/**
 * `absent`: no story has come. `fromFile`: a widget's page is a file. `serve`: so is a page of the site,
 * and a command follows.
 */
export const unloadedIn = (language: Language): typeof english => ({
  ...english,
  ...files[`./${language}/unloaded.json`],
});
