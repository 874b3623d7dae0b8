import mdx from '@mdx-js/rollup';
import preact from '@preact/preset-vite';
import remarkGfm from 'remark-gfm';
import { defineConfig, mergeConfig } from 'vite';
import { shared, webRoot } from './vite.shared.ts';

const common =
  /node_modules\/(@?preact)|web\/src\/(core|figures|lib|player|state|ui)\/|\/wasm\/|preload-helper/;

function isCommon(id: string): boolean {
  return common.test(id);
}

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
        // What every page needs is one file: split by its users it would be six small ones.
        output: { codeSplitting: { groups: [{ name: 'app', test: isCommon }] } },
      },
    },
  }),
);
