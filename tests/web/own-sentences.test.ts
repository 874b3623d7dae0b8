/**
 * Each sentence of the core is a row of a table that every language translates, except the words of
 * Python, PyTorch and NumPy and those of the command. locales.test.ts checks that the rows have a text.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { messages } from '../../wasm/messages.generated';
import { notices } from '../../wasm/notices.generated';
import { phrases } from '../../web/src/locales/en/phrases';

const core = join(import.meta.dirname, '../../core');

const translated = new Set<string>([
  ...Object.values(messages).map(({ english }) => english),
  ...notices,
  ...phrases,
]);

/** Files whose words are English for everybody: those of the libraries, and of the command. */
const isEnglish = (file: string) =>
  /^(call\/gradient|numpy\/reduce|runtime\/print_storage|torch\/\w+)\.c$/.test(file) ||
  /^(cli|story\/terminal)\//.test(file);

interface Literal {
  file: string;
  text: string;
}

/** The strings of a file, each with the strings that continue it; lists of names are left out. */
function literalsOf(file: string): Literal[] {
  const code = readFileSync(join(core, file), 'utf8')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/(sw_words_hold|root_in)\((\s*"[^"]*")+/g, '');
  return [...code.matchAll(/"(?:[^"\\\n]|\\.)*"(?:\s*"(?:[^"\\\n]|\\.)*")*/g)].map(([joined]) => ({
    file,
    text: [...joined.matchAll(/"((?:[^"\\]|\\.)*)"/g)]
      .map(([, part = '']) => part.replace(/\\(["\\])/g, '$1'))
      .join(''),
  }));
}

const files = readdirSync(core, { recursive: true, encoding: 'utf8' });
const literals = files.filter((file) => /\.[ch]$/.test(file)).flatMap(literalsOf);
const rows = files.filter((file) => /\.def$/.test(file)).flatMap(literalsOf);

/** Three words, one of which only sentences and nouns in them have. */
const isSentence = ({ text }: Literal) =>
  /^(?=.*\b(an?|the|is|are|was|not|no|of|or|to|this|which|with)\b)(\S*\w\S* ){2}/.test(text);

test('sentences are found in C', () => {
  const command = { file: 'cli/options.c', text: 'no file given; - is standard input' };
  expect(literals.filter(isSentence)).toContainEqual(command);
});

test('a sentence that is no row of a table is of the libraries or of the command', () => {
  expect(literals.filter(isSentence).filter(({ file }) => !isEnglish(file))).toEqual([]);
});

test('every row about Stridewise has its place in each language', () => {
  const own = rows.filter(({ text }) => /\bStridewise\b/.test(text));
  expect(own.length).toBeGreaterThan(100);
  const isForCode = ({ file }: Literal) => file === 'story/types.def';
  expect(own.filter((row) => !translated.has(row.text) && !isForCode(row))).toEqual([]);
});
