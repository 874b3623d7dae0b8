import mdx from '@mdx-js/rollup';
import preact from '@preact/preset-vite';
import remarkGfm from 'remark-gfm';
import { defineConfig, mergeConfig } from 'vite';
import { shared, webRoot } from './vite.shared.ts';

/** The site. scripts/build-site.mjs builds it twice: for the browser, and for prerendering. */
export default defineConfig(
  mergeConfig(shared, {
    plugins: [
      { enforce: 'pre', ...mdx({ jsxImportSource: 'preact', remarkPlugins: [remarkGfm] }) },
      preact(),
    ],
    build: {
      emptyOutDir: true,
      rollupOptions: {
        input: `${webRoot}index.html`,
        // What the start page needs at once is one file.
        output: { codeSplitting: { groups: [{ name: 'main', test: /src\/main\.tsx$/ }] } },
      },
    },
  }),
);
