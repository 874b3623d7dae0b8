// Programs kept by tests: those whose answers were recorded from the real libraries, and others.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

const vectors = join(root, 'tests/vectors');

/** All recorded programs, or those of the files whose names begin with one of `names`. */
export function recordedPrograms(names = ['']) {
  return readdirSync(vectors, { recursive: true })
    .filter((file) => file.endsWith('.jsonl') && names.some((name) => file.startsWith(name)))
    .sort()
    .flatMap((file) => readFileSync(join(vectors, file), 'utf8').split('\n').filter(Boolean))
    .map((line) => JSON.parse(line).program)
    .filter(Boolean);
}

/** The sections of a file of tests/wasm, without headings; text above the first is about the file. */
const below = (name) =>
  readFileSync(join(root, `tests/wasm/${name}.txt`), 'utf8')
    .split(/^### .*\n/m)
    .slice(1);

/** Errors as people paste them, without the expected answers. */
export const pastedTexts = () =>
  ['pasted', 'pasted-outside', 'pasted-people', 'threads', 'tracebacks']
    .flatMap(below)
    .map((text) => text.replace(/^=> [\s\S]*/m, ''));

const withoutAnswers = (text) => text.replace(/^=> .*\n/gm, '');
const imports = 'import torch\nimport numpy as np\n';

/** A program for each comment of tests/wasm/shape-comments.txt: the shared first lines, then its line. */
function commentPrograms() {
  const [before, ...sections] = below('shape-comments');
  return sections
    .flatMap((section) => section.split('\n').filter(Boolean))
    .map((line) => `${imports}${before}${line}\n`);
}

/** Programs about cautions, repairs, names of dims and sizes; lines with answers are left out. */
export const toldPrograms = () => [
  ...['everyday', 'repairs', 'silent-bugs'].flatMap(below).map(withoutAnswers),
  ...['dim-names', 'size-places'].flatMap(below).map((text) => imports + withoutAnswers(text)),
  ...commentPrograms(),
];

/** Programs that are not run to their end, each for a different reason. */
export const outsidePrograms = () =>
  JSON.parse(readFileSync(join(vectors, 'outside.json'), 'utf8')).map(({ program }) => program);

/** The divider between two inputs in a text file of tests/fuzz/corpus. */
export const divider = '\n%%%\n';

/** A fuzzer's seeds: few inputs, chosen so that together they cover as much code as all of them. */
export function distilledInputs(target) {
  const path = join(root, `tests/fuzz/corpus/${target}.txt`);
  return existsSync(path) ? readFileSync(path, 'utf8').split(divider) : [];
}

/** Joins programs into one text, as `stridewise run --batch` reads it. */
export const batchOf = (programs, name = '') =>
  programs.map((program, at) => `# === ${name}${at}\n${program}\n`).join('');
