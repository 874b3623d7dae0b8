import { fileURLToPath } from 'node:url';
import type { Plugin, UserConfig } from 'vite';

export const webRoot = fileURLToPath(new URL('.', import.meta.url));
const repository = fileURLToPath(new URL('..', import.meta.url));

/**
 * Vite wraps each import() to fetch styles and further chunks with it. Here all styles are one file
 * and parts have hardly any parts, so that 1 KB of script would do nothing.
 */
const bareImports: Plugin = {
  name: 'bare-imports',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    if (id !== '\0vite/preload-helper.js') return null;
    return 'export const __vitePreload = (load) => load();';
  },
};

/** Passes the HTML of the coloured editor through our check, because pages require Trusted Types. */
const trustedEditor: Plugin = {
  name: 'trusted-editor',
  apply: 'build',
  transform(code, id) {
    if (!/prism-code-editor\/dist\/core-/.test(id) || !code.includes('innerHTML')) return null;
    const checked = code
      .replace(/\.innerHTML = (.*?);/g, '.innerHTML = trustedHtml($1);')
      .replace(
        /insertAdjacentHTML\("afterend", (\w+)\)/g,
        'insertAdjacentHTML("afterend", trustedHtml($1))',
      );
    if (checked.split('trustedHtml(').length !== 4) this.error('the editor writes HTML elsewhere');
    return `import { trustedHtml } from '${webRoot}src/playground/trusted-html.ts';\n${checked}`;
  },
};

/**
 * With this comment Chromium compiles the first script on the thread that fetches it, instead of one
 * function after the other on the main thread when each is called.
 */
const compiledAtOnce: Plugin = {
  name: 'compiled-at-once',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type === 'chunk' && (part.isEntry || /^(main|player)$/.test(part.name))) {
          part.code = `//# allFunctionsCalledOnLoad\n${part.code}`;
        }
      }
    },
  },
};

/** Settings shared by the two builds, site and embed (see scripts/build-site.mjs). */
export const shared: UserConfig = {
  root: webRoot,
  plugins: [bareImports, trustedEditor, compiledAtOnce],
  /** Folder of the site on its server, with a slash at both ends; where it is not said, any folder. */
  base: process.env.STRIDEWISE_BASE ?? './',
  cacheDir: `${repository}node_modules/.vite`,
  build: {
    outDir: 'dist',
    target: 'es2022',
    // The first versions with light-dark(), which the tokens are written in.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    // One stylesheet for all pages: a prerendered lesson must look right before its script runs.
    cssCodeSplit: false,
    // Files that are small are fonts: the policy of our pages allows none inside a style sheet.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Nobody reads which parts a part has: see bareImports.
      resolveDependencies: (_, parts, { hostType }) => (hostType === 'js' ? [] : parts),
    },
    reportCompressedSize: false,
    // A list of bundled packages, from which scripts/lib/licences.mjs makes licences.txt.
    license: { fileName: 'bundled.json' },
  },
  server: { fs: { allow: [repository] } },
};
