/** The search of the lesson map and of the page for errors, by words. */
import { closest } from './closest';
import { wordsOf } from './search-words';

export interface SearchResult {
  entry: SearchEntry;
  /** The text that matched, if it is neither title nor summary. */
  where: string | null;
}

/** A lesson, an entry of the glossary, the page of a message, or the list of what runs. */
export interface SearchEntry {
  /** Its path below the folder of the language. */
  path: string;
  title: string;
  /** The title that search engines show; empty if there is none. */
  searched: string;
  text: string;
  /** Further texts to search: headings, words, functions, errors; the most important first. */
  more: string[];
}

/**
 * Matches, best first; a match in a title counts most. Every telling word of the query must occur. If no
 * entry has them all, those with the most of them are found.
 */
export function find(entries: readonly SearchEntry[], asked: string): SearchResult[] {
  const { telling, others } = wordsOf(asked);
  const words = telling.map((word) => known(entries, word));
  if (words.length === 0) return [];
  // Among hundreds of names of what runs are those of any question: they answer a single word.
  const asks = words.length > 1 ? entries.filter(({ path }) => path !== 'runs/') : entries;
  const scored = asks.map((entry, order) => {
    const weight = isMessage(entry) && !isSaid(entry.title, telling) ? 3 : 9;
    const scores = words.map((word) => scoreOf(entry, word, weight));
    const extra = others.filter((word) => has(`${entry.title} ${entry.searched}`, word)).length;
    const whole = has(entry.title, plain(asked).trim()) ? 20 : 0;
    const score = scores.reduce((sum, one) => sum + one, whole + extra);
    return { entry, order, score, found: scores.filter((one) => one > 0).length };
  });
  const most = Math.max(...scored.map(({ found }) => found));
  const best = most < words.length / 2 ? [] : scored.filter(({ found }) => found === most);
  best.sort((a, b) => b.score - a.score || a.order - b.order);
  const pasted = entries
    .map((entry) => ({ entry, said: isMessage(entry) ? pastedOf(entry.title, telling) : 0 }))
    .filter(({ said }) => said > 0)
    .sort((a, b) => b.said - a.said);
  return [...new Set([...pasted, ...(most > 0 ? best : [])].map(({ entry }) => entry))].map(
    (entry) => ({ entry, where: whereOf(entry, words) }),
  );
}

/**
 * How many words of a message were pasted, if it was pasted whole: with values in its places X, Y, Z, and
 * perhaps text around it. Else 0.
 */
function pastedOf(title: string, telling: readonly string[]): number {
  const own = wordsOf(title).telling.filter((word) => word.length > 1);
  const said = own.filter((word) => telling.includes(word)).length;
  return own.length >= PASTED && said >= 0.8 * own.length ? said : 0;
}

/** A message of fewer words is looked for as any title is. */
const PASTED = 4;

const isMessage = ({ path }: SearchEntry) => path.startsWith('error/');

/** Whether the query is the message, or half of it: a word of it alone says less than one of a title. */
function isSaid(title: string, telling: readonly string[]): boolean {
  const own = wordsOf(title).telling.filter((word) => word.length > 1);
  return own.filter((word) => telling.includes(word)).length > own.length / 2;
}

function scoreOf(
  { title, searched, text, more }: SearchEntry,
  word: string,
  weight: number,
): number {
  if (has(title, word) || has(searched, word)) return weight;
  if (has(text, word)) return 4;
  if (more.some((one) => has(one, word))) return 2;
  const pairs = hanPairs(word);
  const inside = pairs.filter((pair) => has(`${title} ${searched} ${text}`, pair)).length;
  return pairs.length > 1 && inside >= pairs.length / 2 ? 1 : 0;
}

/** Chinese writes no spaces: two characters of a longer run may be a word. */
const hanPairs = (word: string): string[] =>
  /^\p{Script=Han}{3,}$/u.test(word)
    ? [...word].slice(1).map((letter, at) => ([...word][at] ?? '') + letter)
    : [];

/** The word, or the word of the texts that differs from it by one letter. */
function known(entries: readonly SearchEntry[], word: string): string {
  if (!/^[a-zа-яё_]{5,}$/.test(word)) return word;
  const texts = entries.flatMap(({ title, searched, text, more }) => [
    title,
    searched,
    text,
    ...more,
  ]);
  return texts.some((text) => has(text, word))
    ? word
    : (closest(word, plain(texts.join(' '))) ?? word);
}

function whereOf({ title, text, more }: SearchEntry, words: string[]): string | null {
  const missing = words.filter((word) => !has(title, word) && !has(text, word));
  if (missing.length === 0) return null;
  const counted = more.map((one) => missing.filter((word) => has(one, word)).length);
  const most = Math.max(0, ...counted);
  return most > 0 ? (more[counted.indexOf(most)] ?? null) : null;
}

/** Whether two words match; long words also in another form: stride finds strides, and the reverse. */
const has = (text: string, word: string) => plain(text).includes(stemOf(word));

const ENDINGS = /(?:ами|ями|ов|ев|ах|ях|ом|ем|ой|ей|ам|ям|es|[sаяыиуюеойь])$/;

export const stemOf = (word: string) => (word.length > 4 ? word.replace(ENDINGS, '') : word);

export const plain = (text: string) => text.normalize('NFKC').toLowerCase();
