import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import preact from '@preact/preset-vite';
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import { ofElements, rootStyles } from './vite.element.config.ts';
import { shared, webRoot } from './vite.shared.ts';

/** The core is in the script; its address is asked for by nobody. */
const coreWithin: Plugin = {
  name: 'core-within',
  enforce: 'pre',
  resolveId: (id) => (id === 'virtual:packed-core' ? '\0packed-core' : null),
  async load(id) {
    if (id.includes('core.wasm')) return "export default '';";
    if (id !== '\0packed-core') return null;
    const bytes = await readFile(`${webRoot}../build/wasm/core.wasm`);
    const text = gzipSync(bytes, { level: 9 }).toString('base64');
    return `export default ${JSON.stringify(text)};`;
  },
};

/** `<stride-wise>` as one classic script, for pages that are files: src/element/whole.ts. */
export default defineConfig(
  mergeConfig(shared, {
    base: './',
    publicDir: false,
    plugins: [preact(), rootStyles, ofElements, coreWithin],
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
