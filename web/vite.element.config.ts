import preact from '@preact/preset-vite';
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import { forRoot } from './element-styles.ts';
import { shared, webRoot } from './vite.shared.ts';

/** Styles of parts, made for an element's own root. */
export const rootStyles: Plugin = {
  name: 'root-styles',
  enforce: 'post',
  transform(code, id) {
    if (!/\.css\?inline$/.test(id)) return null;
    const text = /^export default (".*");?\s*$/s.exec(code.trim())?.[1];
    if (text === undefined) throw new Error(`no styles in ${id}`);
    return `export default ${JSON.stringify(forRoot(JSON.parse(text)))}`;
  },
};

/** Replaces modules that differ between an element and a page of the site. */
export const ofElements: Plugin = {
  name: 'of-elements',
  enforce: 'pre',
  resolveId(source) {
    if (source.endsWith('/lib/href')) return `${webRoot}src/element/site.ts`;
    if (source.endsWith('/lib/add-styles')) return `${webRoot}src/element/root-styles.ts`;
    return null;
  },
};

/** Words of each language that only pages of the site have, by the module that says them. */
const ofPages = {
  author: 'author/words',
  door: 'door/words',
  errors: 'pages/error-words',
  examples: 'playground/ExampleList',
  lesson: 'lesson/words',
  map: 'lesson/map-words',
  pages: 'pages/page-words',
  playground: 'playground/words',
  practice: 'practice/words',
  runs: 'pages/runs-words',
  saves: 'film/saves-words',
};
const phrasesModule = 'ui/Phrase';

/** Leaves them out of languages: an element has no use for a third of each. */
export const withoutPages: Plugin = {
  name: 'without-pages',
  enforce: 'pre',
  load(id) {
    const module = /src\/([\w/-]+)\.tsx?$/.exec(id)?.[1] ?? '';
    if ([...Object.values(ofPages), phrasesModule].includes(module))
      throw new Error(`${module} is in an element, whose languages lack its words`);
    return /locales\/[\w-]+\/phrases\.ts$/.test(id) ? 'export const phrases = {};' : null;
  },
  transform(code, id) {
    if (!/locales\/[\w-]+\/interface\.ts$/.test(id)) return null;
    return Object.keys(ofPages).reduce((text, name) => {
      const [part, ...others] = text.match(new RegExp(`^  ${name}: \\{$[^]*?^  \\},$`, 'gm')) ?? [];
      if (!part || others.length > 0) throw new Error(`${id} has not one part ${name}`);
      return text.replace(part, '');
    }, code);
  },
};

/** The bundler's own few lines, which it gives a file: into the files that import them. */
export const withoutRuntime: Plugin = {
  name: 'without-runtime',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const runtime = chunks.find(({ name }) => name === 'rolldown-runtime');
    if (!runtime) return;
    const [, body, own = 't'] =
      /^(.*)export ?\{ ?(?:(\w+) as )?t ?\};?\s*$/s.exec(runtime.code) ?? [];
    if (!body) throw new Error(`the bundler's runtime is another one: ${runtime.code}`);
    const file = runtime.fileName.split('/').pop() ?? '';
    for (const chunk of chunks) {
      const [whole, name = 't'] =
        new RegExp(`import ?\\{ ?t(?: as (\\w+))? ?\\} ?from ?["']\\./${file}["'];?`).exec(
          chunk.code,
        ) ?? [];
      if (whole)
        chunk.code = chunk.code.replace(whole, `var ${name}=(()=>{${body}return ${own}})();`);
      if (chunk.code.includes(file)) throw new Error(`${chunk.fileName} needs ${file}`);
    }
    delete bundle[runtime.fileName];
  },
};

/** Few files: each one that another one imports is asked for one way to the server later. */
export const elementParts = {
  groups: [
    {
      name: 'core',
      test: /preload-helper|rolldown.runtime|src\/(core\/index|locales\/(languages|unloaded))\.ts$/,
      priority: 2,
    },
    { name: 'player', test: /src\/element\/mount\.tsx$/, priority: 1 },
    { name: 'figures', test: /src\/player\/requested\.ts$/ },
  ],
};

/** `<stride-wise>`, one script with its parts beside it: it works from wherever its folder is. */
export default defineConfig(
  mergeConfig(shared, {
    base: './',
    publicDir: false,
    plugins: [preact(), rootStyles, ofElements, withoutPages, withoutRuntime],
    build: {
      outDir: 'dist/v1',
      emptyOutDir: true,
      rollupOptions: {
        input: { 'stride-wise': `${webRoot}src/element/index.ts` },
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'parts/[name]-[hash].js',
          assetFileNames: 'parts/[name]-[hash][extname]',
          codeSplitting: elementParts,
        },
      },
    },
  }),
);
