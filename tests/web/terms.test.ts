/**
 * The term base of each language (web/glossary/terms): its texts have the preferred words, and none of
 * those that readers search for but that are not used here. The glossary names those, too.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { stemOf } from '../../web/src/lesson/map/find';
import { completeLanguages } from '../../web/src/locales/languages';

interface Term {
  english: string;
  /** The words of the texts. */
  words: string[];
  /** Words for the same that readers search for, and that the texts do not have. */
  not: string[];
  /** Those of `not` that the texts have in another meaning, and which that is. */
  elsewhere?: Record<string, string>;
  note?: string;
  /** Names of `sources`; none: the word was chosen here. */
  from: string[];
}

interface Source {
  title: string;
  url: string;
}

const web = join(import.meta.dirname, '../../web');
const read = (file: string) => readFileSync(join(web, file), 'utf8');

const termsOf = (language: string) =>
  JSON.parse(read(`glossary/terms/${language}.json`)) as {
    conventions: string;
    sources: Record<string, Source[]>;
    terms: Term[];
  };

/** The lessons and the interface of a language, without comments and titles for search engines. */
function textsOf(language: string): string[] {
  const files = ['lessons', 'src/locales'].flatMap((folder) =>
    readdirSync(join(web, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(`/${language}.mdx`) || file.startsWith(`${language}/`))
      .filter((file) => /(\.mdx|\.ts|unloaded\.json)$/.test(file))
      .map((file) => join(folder, file)),
  );
  return files.map((file) =>
    read(file).replace(/\/\*.*?\*\/|^ *\/\/.*?$|^export const searched =.*?;$/gms, ''),
  );
}

/** A word in any of its forms: Russian endings, Korean verbs, and syllables that grow a consonant. */
function formsOf(word: string): RegExp {
  const stems = word.split(' ').map((part) => stemOf(part.replace(/다$/, '')).normalize('NFD'));
  return new RegExp(`(?<!\\p{Script=Cyrillic})${stems.join('[\\p{L}\\p{M}]*\\s+')}`, 'iu');
}

const isIn = (texts: readonly string[], word: string) =>
  texts.some((text) => formsOf(word).test(text.normalize('NFD')));

describe.each(completeLanguages.filter((name) => name !== 'en'))('%s', (language) => {
  const { terms, sources, conventions } = termsOf(language);
  const texts = textsOf(language);

  test('has a word, and where it is from, for every term', () => {
    expect(conventions).not.toBe('');
    expect(terms.length).toBeGreaterThan(50);
    for (const { english, words, from } of terms) {
      expect(words, english).not.toEqual([]);
      expect(Object.keys(sources), english).toEqual(expect.arrayContaining(from));
    }
    const named = new Set(terms.flatMap(({ from }) => from));
    expect(Object.keys(sources).filter((source) => !named.has(source))).toEqual([]);
    const heads = terms.map(({ english }) => english.replace(/[,(].*/, '').trim());
    expect(new Set(heads).size).toBe(heads.length);
    for (const head of ['tensor', 'shape', 'stride', 'view', 'copy', 'broadcast', 'chunk', 'cut'])
      expect(heads).toContain(head);
  });

  test('says what its term base says', () => {
    expect(texts.length).toBeGreaterThan(25);
    const all = [...texts, read(`glossary/${language}.mdx`)];
    const unused = terms.flatMap(({ words }) => words.filter((word) => !isIn(all, word)));
    expect(unused).toEqual([]);
  });

  test('has none of the words that are searched for and not used', () => {
    const found = terms.flatMap(({ not, elsewhere = {} }) =>
      not.filter((word) => isIn(texts, word) !== word in elsewhere),
    );
    expect(found).toEqual([]);
    const odd = terms.flatMap(({ not, elsewhere = {} }) =>
      Object.keys(elsewhere).filter((word) => !not.includes(word)),
    );
    expect(odd).toEqual([]);
  });
});

test('a word is found in its forms', () => {
  expect(isIn(['поэтому теперь здесь отказа нет'], 'отказ')).toBe(true);
  expect(isIn(['орган'], 'ранг')).toBe(false);
  expect(isIn(['크기가 3으로 늘어납니다'], '늘어나다')).toBe(true);
  expect(isIn(['порядке чтения'], 'порядок чтения')).toBe(false);
  expect(isIn(['функцию потерь'], 'функция потерь')).toBe(true);
});
