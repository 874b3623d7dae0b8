import preact from '@preact/preset-vite';
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import { packedCore } from '../scripts/lib/packed-core.mjs';
import { ofElements, rootStyles, withoutPages } from './vite.element.config.ts';
import { shared, webRoot } from './vite.shared.ts';

/** The core is in the script; nobody asks for its address. */
const coreWithin: Plugin = {
  name: 'core-within',
  enforce: 'pre',
  resolveId: (id) => (id === 'virtual:packed-core' ? '\0packed-core' : null),
  load(id) {
    if (id.includes('core.wasm')) return "export default '';";
    return id === '\0packed-core' ? packedCore() : null;
  },
};

/** So is the worker. */
export const workerWithin: Plugin = {
  name: 'worker-within',
  enforce: 'pre',
  resolveId: (id) => (id === './start-worker' ? `${webRoot}src/core/start-worker-within.ts` : null),
};

/** `<stride-wise>` as one classic script, for pages that are files: src/element/whole.ts. */
export default defineConfig(
  mergeConfig(shared, {
    base: './',
    publicDir: false,
    plugins: [preact(), rootStyles, ofElements, withoutPages, coreWithin, workerWithin],
    // A page in a file has no address and no site.
    define: { 'import.meta.url': '""' },
    build: {
      outDir: 'dist/v1',
      emptyOutDir: false,
      chunkSizeWarningLimit: 2000,
      license: { fileName: 'bundled-whole.json' },
      rollupOptions: {
        input: { 'stride-wise-whole': `${webRoot}src/element/whole.ts` },
        output: { format: 'iife', codeSplitting: false, entryFileNames: '[name].js' },
      },
    },
  }),
);
