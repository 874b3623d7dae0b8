import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { webRoot } from './vite.shared.ts';

/** The package for npm, all of it in its own files: scripts/build-package.mjs. */
export default defineConfig({
  root: webRoot,
  base: './',
  publicDir: false,
  plugins: [preact()],
  ssr: { noExternal: true, external: ['@resvg/resvg-js'] },
  build: {
    target: 'es2022',
    // As in vite.shared.ts: light-dark() is resolved when a picture is drawn.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    minify: true,
    copyPublicDir: false,
    reportCompressedSize: false,
  },
});
