import mdx from '@mdx-js/rollup';
import preact from '@preact/preset-vite';
import remarkGfm from 'remark-gfm';
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import { languageNames } from './src/locales/languages.ts';
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

/** Each language under its own name: scripts/build-site.mjs leaves them out of what is kept offline. */
function chunkFileNames({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const [, tag] = /\/locales\/([\w-]+)\/index\.ts/.exec(facadeModuleId ?? '') ?? [];
  return tag ? `assets/${tag}-[hash].js` : 'assets/[name]-[hash].js';
}

/** Pages know their languages before any script has come: public/boot.js. */
const languagesInPages: Plugin = {
  name: 'languages-in-pages',
  transformIndexHtml: (html) =>
    html.replace('<html lang="en"', `<html lang="en" data-languages="${languageNames.join(' ')}"`),
};

/** The site and the embed. scripts/build-site.mjs builds it twice: for the browser, and for prerendering. */
export default defineConfig(
  mergeConfig(shared, {
    plugins: [
      { enforce: 'pre', ...mdx({ jsxImportSource: 'preact', remarkPlugins: [remarkGfm] }) },
      preact(),
      languagesInPages,
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
