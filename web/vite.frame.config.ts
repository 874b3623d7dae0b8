import { defineConfig, mergeConfig } from 'vite';
import { shared, webRoot } from './vite.shared.ts';

/** The script of a frame where the element alone is hosted: src/element/frame.ts. */
export default defineConfig(
  mergeConfig(shared, {
    base: './',
    publicDir: false,
    build: {
      outDir: 'dist/v1',
      emptyOutDir: false,
      license: { fileName: 'bundled-frame.json' },
      rollupOptions: {
        input: { frame: `${webRoot}src/element/frame.ts` },
        output: { format: 'es', codeSplitting: false, entryFileNames: '[name].js' },
      },
    },
  }),
);
