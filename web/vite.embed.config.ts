import preact from '@preact/preset-vite';
import { defineConfig, mergeConfig } from 'vite';
import { shared, webRoot } from './vite.shared.ts';

/** The embed alone: in one build with the site it would load the site's main chunk. */
export default defineConfig(
  mergeConfig(shared, {
    plugins: [preact()],
    build: {
      emptyOutDir: false,
      rollupOptions: { input: `${webRoot}embed/index.html` },
    },
  }),
);
