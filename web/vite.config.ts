import preact from '@preact/preset-vite';
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import { written } from '../scripts/lib/mdx.mjs';
import { languageNames } from './src/locales/languages.ts';
import { shared, webRoot } from './vite.shared.ts';

/**
 * Which files the scripts become. A module that no group names is in the file of the page that imports
 * it. A group takes with it all that its modules import.
 *
 * - `player`: what the playground, an embed and a lesson all draw stories with; the styles of every page.
 * - `main`: the frame of every page, the playground, and small pages.
 * - `authors`: the pages about widgets, which share their snippets.
 * - `gallery`: the pages of every figure and every film, for those who work on them.
 * - `figures`: what a reader asks for beside the stage.
 * - `drawing`: pictures as files, for the author page and for *Save*.
 */
const groups = [
  {
    name: 'player',
    test: /preload-helper|rolldown.runtime|src\/(embed\/Widget|film\/use-sheet|lib\/use-scrollable|player\/(run-apart|show-linked|use-apart)|state\/(program|questions|settings)|styles\/index)\./,
    priority: 3,
  },
  {
    name: 'main',
    test: /src\/(main|film\/play|lesson\/(progress|truth)|pages\/PageStyles|stage\/choose-cell|ui\/Phrase)\./,
    priority: 2,
  },
  { name: 'figures', test: /src\/player\/requested\.ts$/, priority: 1 },
  { name: 'gallery', test: /src\/pages\/(Gallery|FilmPage)\./ },
  { name: 'authors', test: /src\/(docs\/index|author\/AuthorPage)\./ },
  { name: 'drawing', test: /src\/film\/drawing\.tsx$/, priority: 1 },
];

/** Each language under its own name: scripts/build-site.mjs leaves them out of what is kept offline. */
function chunkFileNames({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const [, tag] = /\/locales\/([\w-]+)\/(?:index|notices)\.ts/.exec(facadeModuleId ?? '') ?? [];
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
    plugins: [written(), preact(), languagesInPages],
    build: {
      emptyOutDir: true,
      rollupOptions: {
        input: { index: `${webRoot}index.html`, embed: `${webRoot}embed/index.html` },
        // A hash does not pack: in hex letters it takes two thirds of the bytes.
        output: { codeSplitting: { groups }, chunkFileNames, hashCharacters: 'hex' },
      },
    },
  }),
);
