/** The search of the lesson map: lessons and glossary entries by words. */

export interface SearchResult {
  entry: SearchEntry;
  /** The text that matched, if it is neither title nor summary. */
  where: string | null;
}

/** A lesson, or an entry of the glossary. */
export interface SearchEntry {
  /** Its path below the folder of the language. */
  path: string;
  title: string;
  text: string;
  /** Further texts to search: headings, words, functions, errors; the most important first. */
  more: string[];
}

/** Matches, best first; a match in a title counts most. Every word of the query must occur. */
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

/** Whether two words match; long words also in another form: stride finds strides, and the reverse. */
const has = (text: string, word: string) => plain(text).includes(stemOf(word));

const ENDINGS = /(?:ами|ями|ов|ев|ах|ях|ом|ем|ой|ей|ам|ям|es|[sаяыиуюеойь])$/;

export const stemOf = (word: string) => (word.length > 4 ? word.replace(ENDINGS, '') : word);

export const plain = (text: string) => text.normalize('NFKC').toLowerCase();
