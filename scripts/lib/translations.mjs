// Notices stale translations. web/src/locales/<tag>/sources.json has, for each translated key, a hash of
// the English text that it was made from. If the English has changed since, the key is stale.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const web = join(root, 'web');
const folderOf = (tag) => join(web, 'src/locales', tag);
const sourcesOf = (tag) => join(folderOf(tag), 'sources.json');

const hash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8);
const oneLine = (text) => text.replace(/\s+/g, ' ').trim();

/** Loads the exports of a TypeScript file. */
const load = async (file) =>
  (await runnerImport(file, { root, configFile: false, logLevel: 'error' })).module;

const json = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** A sentence with values is a function; its text is its result for sample values. */
const samples = [[1, 1, 1, 1], [2, 3, 4, 5], [0, 0, 0, 0], []];
const textOf = (said) =>
  typeof said === 'function' ? samples.map((values) => attempt(said, values)).join('\n') : said;

function attempt(said, values) {
  try {
    return String(said(...values));
  } catch {
    return 'needs its values';
  }
}

/** Key with dots -> text, of a tree of words. */
function leaves(words, before = '') {
  return Object.entries(words).flatMap(([key, said]) =>
    typeof said === 'object' ? leaves(said, `${before}${key}.`) : [[before + key, textOf(said)]],
  );
}

/** Texts of lessons and glossary in a language, by key. */
function written(tag) {
  const lessons = join(web, 'lessons');
  const texts = readdirSync(lessons)
    .map((slug) => [`lesson.${slug}`, join(lessons, slug, `${tag}.mdx`)])
    .filter(([, file]) => existsSync(file))
    .map(([key, file]) => [key, readFileSync(file, 'utf8')]);
  const glossary = join(web, 'glossary', `${tag}.mdx`);
  const words = existsSync(glossary) ? readFileSync(glossary, 'utf8') : '';
  const entries = words.matchAll(/<Entry id="([^"]+)"[\s\S]*?<\/Entry>/g);
  return [...texts, ...[...entries].map(([text, id]) => [`glossary.${id}`, text])];
}

/** Every English text by its key. A lesson has a part for each of its sections. */
export async function englishTexts() {
  const files = readdirSync(folderOf('en')).filter((file) => file.endsWith('.ts'));
  const words = await Promise.all(files.map((file) => load(join(folderOf('en'), file))));
  const { phrases: _, titles, ...parts } = Object.assign({}, ...words);
  const { messages } = await load(join(root, 'wasm/messages.generated.ts'));
  const texts = [
    ...leaves(parts),
    ...leaves(titles, 'title.'),
    ...leaves(json(join(folderOf('en'), 'unloaded.json')), 'unloaded.'),
    ...Object.entries(messages).map(([key, { english }]) => [key, english]),
  ].map(([key, text]) => [key, [text]]);
  const sections = written('en').map(([key, text]) => [key, text.split(/^(?=## )/m).map(oneLine)]);
  return new Map([...texts, ...sections]);
}

/** The keys that a language has. Phrases and notices are keys themselves: never stale, only missing. */
export async function translatedKeys(tag) {
  const { default: own } = await load(join(folderOf(tag), 'index.ts'));
  const ofHeads = join(folderOf(tag), 'heads.ts');
  return new Set([
    ...leaves(own.words).map(([key]) => key),
    ...leaves(existsSync(ofHeads) ? await load(ofHeads) : {}).map(([key]) => key),
    ...leaves(own.titles, 'title.').map(([key]) => key),
    ...leaves(json(join(folderOf(tag), 'unloaded.json')), 'unloaded.').map(([key]) => key),
    ...Object.keys(own.narration),
    ...written(tag).map(([key]) => key),
  ]);
}

/** Key -> hashes of the English that its translation was made from. */
export const acceptedIn = (tag) => json(sourcesOf(tag));

export const hashesOf = (parts) => parts.map(hash).join(' ');

/** The stale keys of a language, each with the parts that changed. */
export function staleKeys(english, keys, accepted) {
  return [...english]
    .filter(([key, parts]) => keys.has(key) && accepted[key] !== hashesOf(parts))
    .map(([key, parts]) => {
      const known = accepted[key]?.split(' ') ?? [];
      return { key, parts: parts.filter((part) => !known.includes(hash(part))) };
    });
}

export const missingKeys = (english, keys) => [...english.keys()].filter((key) => !keys.has(key));

/** Records that translations fit the present English: all of a language, or only these keys. */
export function accept(tag, english, keys, only) {
  const before = acceptedIn(tag);
  const entries = [...english]
    .filter(([key]) => keys.has(key))
    .map(([key, parts]) => [key, only && !only.includes(key) ? before[key] : hashesOf(parts)])
    .filter(([, own]) => own !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(sourcesOf(tag), `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
  return entries.length;
}
