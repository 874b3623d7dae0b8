import { defineConfig, mergeConfig } from 'vite';
import { shared } from './vite.shared.ts';

/** Scripts for pages with widgets, src/hosts/, each one classic file; scripts/build-site.mjs names it. */
export default defineConfig(
  mergeConfig(shared, {
    base: './',
    publicDir: false,
    build: {
      outDir: 'dist/v1',
      emptyOutDir: false,
      license: false,
      rollupOptions: {
        output: { format: 'iife', codeSplitting: false, entryFileNames: '[name].js' },
      },
    },
  }),
);
