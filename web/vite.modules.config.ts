import preact from '@preact/preset-vite';
import { defineConfig, mergeConfig } from 'vite';
import {
  elementParts,
  ofElements,
  rootStyles,
  withoutPages,
  withoutRuntime,
} from './vite.element.config.ts';
import { coreBeside } from './vite.package.config.ts';
import { shared, webRoot } from './vite.shared.ts';
import { workerWithin } from './vite.whole.config.ts';

/**
 * The package's library and element as modules for bundlers. They hold scripts alone, and ask for no
 * address of their own: bundlers differ in what they do with `import.meta.url`, and some write the
 * folders of the building machine into the page.
 */
export default defineConfig(
  mergeConfig(shared, {
    base: './',
    publicDir: false,
    plugins: [
      preact(),
      rootStyles,
      ofElements,
      withoutPages,
      withoutRuntime,
      coreBeside,
      workerWithin,
    ],
    define: { 'import.meta.url': '""' },
    build: {
      outDir: '../build/package',
      emptyOutDir: false,
      chunkSizeWarningLimit: 1000,
      license: { fileName: 'bundled-modules.json' },
      rollupOptions: {
        input: {
          index: `${webRoot}../npm/src/index.ts`,
          element: `${webRoot}../npm/src/element.ts`,
        },
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'parts/[name]-[hash].js',
          codeSplitting: {
            groups: [
              {
                name: 'binding',
                test: /wasm\/binding\.ts$|npm\/src\/packed-core\.ts$/,
                priority: 3,
              },
              ...elementParts.groups,
            ],
          },
        },
      },
    },
  }),
);
