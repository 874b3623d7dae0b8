import mdx from '@mdx-js/rollup';
import preact from '@preact/preset-vite';
import remarkGfm from 'remark-gfm';
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import { shared, webRoot } from './vite.shared.ts';

/** What the playground and an embed both need at once, by where it begins. */
const both = [
  'preload-helper',
  'rolldown.runtime',
  'src/core/index',
  'src/film/use-sheet',
  'src/styles/index',
  'src/player/(ProgramStory|show-linked)',
  'src/state/(program|settings|url)',
  'src/ui/(Notes|RefusalSentence|Stopped|words)',
  'src/widgets/(WithCore|CoreNotice)',
];
const groups = [
  { name: 'story', test: new RegExp(`(${both.join('|')})\\.(js|tsx?|css)$`), priority: 1 },
  { name: 'main', test: /src\/main\.tsx$/ },
  // In one file, for what it stands on packs better beside it.
  { name: 'stage', test: /src\/(player\/stage-part|stage\/hop-text)\.ts$/ },
];

const SPOKEN = /\/locales\/(zh-Han[st]|ko|ru)\/([\w-]+)/;

/**
 * All of a language is one file, and a lesson has some of it in files of its own: what these have in
 * common is in both, for each page loads one or the other.
 */
const wholeLanguages: Plugin = {
  name: 'whole-languages',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer = '') {
    const [from = '', asked] = importer.split('?');
    if (asked !== 'whole' && !from.endsWith('/locales/translation.ts')) return null;
    const found = await this.resolve(source, from, { skipSelf: true });
    return found && SPOKEN.test(found.id) ? `${found.id}?whole` : found;
  },
};

/** Each language under its own name, by which the worker knows it: public/sw.js. */
function chunkFileNames({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const [, tag, name] = SPOKEN.exec(facadeModuleId ?? '') ?? [];
  if (!tag) return 'assets/[name]-[hash].js';
  return name === 'index' ? `assets/${tag}-[hash].js` : `assets/${tag}-${name}-[hash].js`;
}

/** The site and the embed. scripts/build-site.mjs builds it twice: for the browser, and for prerendering. */
export default defineConfig(
  mergeConfig(shared, {
    plugins: [
      { enforce: 'pre', ...mdx({ jsxImportSource: 'preact', remarkPlugins: [remarkGfm] }) },
      preact(),
      wholeLanguages,
    ],
    build: {
      emptyOutDir: true,
      rollupOptions: {
        input: { index: `${webRoot}index.html`, embed: `${webRoot}embed/index.html` },
        // Each needs two files at once, of which both have the larger.
        // A hash does not pack: in hex letters it takes two thirds of the bytes.
        output: { codeSplitting: { groups }, chunkFileNames, hashCharacters: 'hex' },
      },
    },
  }),
);
