/** Finding lessons and words of the glossary by words. */

export interface SearchResult {
  entry: SearchEntry;
  /** The text in which it was found, where that is neither title nor summary. */
  where: string | null;
}

/** A lesson, or a word of the glossary. */
export interface SearchEntry {
  /** Below the folder of the language. */
  path: string;
  title: string;
  text: string;
  /** What else stands in it: headings, words, functions, errors; most telling first. */
  more: string[];
}

/** Best first: what stands in a title counts most. Every word that is asked for must be there. */
export function find(entries: readonly SearchEntry[], asked: string): SearchResult[] {
  const words = plain(asked).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found = entries.flatMap((entry, order) => {
    const scores = words.map((word) => scoreOf(entry, word));
    if (scores.some((score) => score === 0)) return [];
    const score = scores.reduce((sum, one) => sum + one, 0);
    return [{ entry, order, score, where: whereOf(entry, words) }];
  });
  return found.sort((a, b) => b.score - a.score || a.order - b.order);
}

function scoreOf({ title, text, more }: SearchEntry, word: string): number {
  if (has(title, word)) return 9;
  if (has(text, word)) return 4;
  return more.some((one) => has(one, word)) ? 2 : 0;
}

function whereOf({ title, text, more }: SearchEntry, words: string[]): string | null {
  const missing = words.filter((word) => !has(title, word) && !has(text, word));
  if (missing.length === 0) return null;
  const counted = more.map((one) => missing.filter((word) => has(one, word)).length);
  return more[counted.indexOf(Math.max(...counted))] ?? null;
}

/** A longer word also in another form: strides is found by stride, and the other way round. */
const has = (text: string, word: string) => plain(text).includes(stemOf(word));

const ENDINGS = /(?:ами|ями|ов|ев|ах|ях|ом|ем|ой|ей|ам|ям|es|[sаяыиуюеойь])$/;

export const stemOf = (word: string) => (word.length > 4 ? word.replace(ENDINGS, '') : word);

export const plain = (text: string) => text.normalize('NFKC').toLowerCase();
