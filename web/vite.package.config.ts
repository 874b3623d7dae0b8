import preact from '@preact/preset-vite';
import { defineConfig, type Plugin } from 'vite';
import { webRoot } from './vite.shared.ts';

/** The core is in one script of the package: scripts/build-package.mjs writes it, and its place here. */
export const coreBeside: Plugin = {
  name: 'core-beside',
  enforce: 'pre',
  resolveId: (id) =>
    id === 'virtual:packed-core' ? { id: '__PACKED_CORE__', external: true } : null,
  load: (id) => (id.includes('core.wasm') ? "export default '';" : null),
};

/** The package for npm, its parts for Node, all of it in its own files: scripts/build-package.mjs. */
export default defineConfig({
  root: webRoot,
  base: './',
  publicDir: false,
  plugins: [preact(), coreBeside],
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
