import mdx from '@mdx-js/rollup';
import preact from '@preact/preset-vite';
import remarkGfm from 'remark-gfm';
import { defineConfig, mergeConfig } from 'vite';
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
  { name: 'stage', test: /src\/player\/stage-part\.ts$/ },
];

/** The site and the embed. scripts/build-site.mjs builds it twice: for the browser, and for prerendering. */
export default defineConfig(
  mergeConfig(shared, {
    plugins: [
      { enforce: 'pre', ...mdx({ jsxImportSource: 'preact', remarkPlugins: [remarkGfm] }) },
      preact(),
    ],
    build: {
      emptyOutDir: true,
      rollupOptions: {
        input: { index: `${webRoot}index.html`, embed: `${webRoot}embed/index.html` },
        // Each needs two files at once, of which both have the larger.
        output: { codeSplitting: { groups } },
      },
    },
  }),
);
