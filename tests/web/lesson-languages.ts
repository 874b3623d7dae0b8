/** In what a translation differs from the English text, and what is left in it untranslated. */
import type { Read } from './lesson-reading';

/** In their order; what stands between two of them may change places, as words of a sentence do. */
const ORDERED = /^(story|step|question|own|exercise|raises|prints|program|wrong) /;

/** How a text differs from the English one in what it tells. */
export function differences(own: Read, english: Read): string[] {
  return [
    ...firstDifference('order', ordered(own), ordered(english)),
    ...firstDifference('facts and terms', between(own), between(english)),
    ...firstDifference('blocks', blocksOf(own), blocksOf(english)),
  ];
}

const ordered = ({ outline }: Read) => outline.filter((one) => ORDERED.test(one));

/** Facts, terms and links, sorted from one part to the next. */
function between({ outline }: Read): string[] {
  const parts: string[][] = [[]];
  for (const one of outline) ORDERED.test(one) ? parts.push([]) : parts.at(-1)?.push(one);
  return parts.map((part) => part.sort().join('; '));
}

const BLOCK = 'h2|h3|p|ol|ul|li|table|tr|th|td|figure|blockquote|details|textarea|dt|dd|pre|label';

/** The tags of its blocks. */
const blocksOf = ({ html }: Read) => html.match(new RegExp(`</?(?:${BLOCK})\\b`, 'g')) ?? [];

function firstDifference(what: string, own: string[], english: string[]): string[] {
  const at = english.findIndex((one, order) => one !== own[order]);
  if (at < 0 && own.length === english.length) return [];
  const [here, there] = [own[at < 0 ? english.length : at], english[at]];
  return [`${what}: ${here}, where the English text has ${there}`];
}

/** What no language translates. In Python, function and attribute names are code; as titles they stand bare. */
const NAMES = new Set(
  `PyTorch NumPy Python Fortran Julia MATLAB Transformer softmax Softmax True False issue bug
  view reshape expand squeeze permute transpose contiguous clone resize_ newaxis keepdim storage`.split(
    /\s+/,
  ),
);
/** Words of messages that are quoted in the sentence, and names of two words. */
const QUOTED = new Set([
  'Non-singleton',
  'dimension',
  ...[0, 1, 2].map((dim) => `dimension ${dim}`),
  'Tensor a',
  'tensor a',
  'tensor b',
  'spans across two contiguous subspaces',
  'layer norm',
  'channels last',
]);

/** What is left in English; `terms`: English words that are explained there. */
export function leftovers(own: Read, english: Read, terms: ReadonlySet<string> = new Set()) {
  const left: string[] = [];
  for (const key of ['title', 'summary'] as const)
    if (own[key] === english[key] && !isNamed(own[key])) left.push(`${key}: ${own[key]}`);
  const meant = new Set(textsOf(english.html));
  for (const text of [own.title, own.summary, ...textsOf(own.html)]) {
    if (meant.has(text) && !terms.has(text) && !QUOTED.has(text)) left.push(text);
    for (const words of text.match(LATIN) ?? [])
      if (words.length > 1 && !NAMES.has(words) && !QUOTED.has(words) && !terms.has(words))
        left.push(words);
  }
  return left;
}

/** Latin words with nothing but spaces between. */
const LATIN = /[A-Za-z][\w'’-]*(?: +\w[\w'’-]*)*/g;

const isNamed = (text: string) => text.split(/,? /).every((word) => NAMES.has(word));

/** Texts of blocks that say something in words; code, facts and quotations are left out. */
function textsOf(html: string): string[] {
  return html
    .replace(/<(code|pre|blockquote|textarea)\b[\s\S]*?<\/\1>/g, '⁂')
    .replace(/<(\w+)[^>]* data-fact[^>]*>[\s\S]*?<\/\1>/g, '⁂')
    .replace(new RegExp(`</?(?:${BLOCK}|summary|div)\\b[^>]*>`, 'g'), '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .split('\n')
    .map((text) => text.trim())
    .filter((text) => /\p{L}{3}/u.test(text) && !isNamed(text));
}
