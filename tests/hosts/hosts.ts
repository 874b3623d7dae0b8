/** Pages of other tools, each built by the real one with what its page in the docs says to paste. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type HostId, snippet } from '../../web/src/author/snippets';
import { anySite, exampleAt } from '../../web/src/docs/example';
import { startLab } from './lab';

/** Where the tools are: scripts/test-hosts.mjs puts them there. */
const tools = resolve('build/hosts');
export const site = join(tools, 'site');
const work = join(tools, 'work');

const python = (name: string) => join(tools, 'python/bin', name);
const reveal = join(tools, 'quick/node_modules/reveal.js/dist');

export interface Host {
  name: string;
  /** The set of tools that it needs: web/src/docs/tried.json. */
  tools: 'quick' | 'docusaurus' | 'python' | 'book';
  kind: 'element' | 'iframe';
  /** Its page in the docs, and what of that is pasted. */
  slug: string;
  pastes: HostId[];
  /** Where its page is, below the site. */
  path: string;
  /** Resolves to its server, where it has one of its own. `stridewise`: where our site is. */
  // biome-ignore lint/suspicious/noConfusingVoidType: most give nothing back.
  build(paste: Paste, stridewise: string): Promise<Served> | void;
}

/** What is pasted, as a page of the docs says: that of the host, or of another. */
export type Paste = (id: HostId, slug?: string) => string;

export interface Served {
  url: string;
  close(): void;
}

/** What pages of the docs, as they were built, say to paste, for a site that stands at `stridewise`. */
export function pasteFrom(own: string, stridewise: string): Paste {
  return (id, slug = own) => {
    const html = readFileSync(`web/dist/docs/embed/${slug}/index.html`, 'utf8');
    const [, text] = new RegExp(`data-snippet="${id}"[^>]*><code>([^<]*)<`).exec(html) ?? [];
    if (text === undefined) throw new Error(`/docs/embed/${slug}/ has no snippet "${id}"`);
    return unescaped(text).replaceAll(anySite, stridewise);
  };
}

const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

function fresh(name: string, files: Record<string, string>): string {
  const folder = join(work, name);
  rmSync(folder, { recursive: true, force: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

const run = (file: string, args: string[], cwd: string) =>
  execFileSync(file, args, { cwd, stdio: 'pipe' });

function write(path: string, text: string): void {
  mkdirSync(join(site, path, '..'), { recursive: true });
  writeFileSync(join(site, path), text);
}

const page = (body: string, head = '') => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>A course</title>${head}</head>
<body>${body}</body></html>`;

function sphinx(name: string, file: string, text: string): void {
  const conf = "extensions = ['myst_parser']\nhtml_theme = 'alabaster'\n";
  const folder = fresh(name, { 'conf.py': conf, [file]: text });
  run(python('sphinx-build'), ['-q', '-W', '-b', 'html', '.', join(site, name)], folder);
}

/** A site of a tool of Node, in the folder where that tool is. */
function inFolderOf(set: string, files: Record<string, string>, args: string[]): void {
  const folder = join(tools, set);
  rmSync(join(folder, 'docs'), { recursive: true, force: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  run('npx', ['--no-install', ...args], folder);
}

function notebook(source: string): string {
  const cell = { cell_type: 'code', id: 'widget', metadata: {}, source };
  const cells = [{ ...cell, outputs: [], execution_count: null }];
  const kernelspec = { name: 'python3', display_name: 'Python 3', language: 'python' };
  return JSON.stringify({ cells, metadata: { kernelspec }, nbformat: 4, nbformat_minor: 5 });
}

/** The site that the files of examples/ name: that of `npm start`. */
const started = 'http://127.0.0.1:4173/';

/** A file of examples/, for our site at `stridewise`; it holds what the docs say to paste. */
function example(file: string, ids: readonly HostId[], stridewise: string): string {
  const text = readFileSync(join('examples', file), 'utf8');
  for (const id of ids)
    if (!text.includes(snippet(id, exampleAt(started))))
      throw new Error(`examples/${file} differs from what the docs say to paste: "${id}"`);
  return text.replaceAll(started, stridewise);
}

/** A deck of reveal.js, with a slide before and one after. */
export function deck(file: string, slide: string, start: string): void {
  const [one, last] = ['One', 'Last'].map((name) => `<section><h1>${name}</h1></section>`);
  const slides = `<div class="reveal"><div class="slides">${one}${slide}${last}</div></div>`;
  const script = `<script src="dist/reveal.js"></script>${start}`;
  const head = '<link rel="stylesheet" href="dist/reveal.css">';
  write(`reveal/${file}`, page(slides + script, head));
  cpSync(reveal, join(site, 'reveal/dist'), { recursive: true });
}

let hasVitepress = false;

/** One site for two hosts. */
function vitepress(paste: Paste): void {
  if (hasVitepress) return;
  const page = (id: HostId) => `# A course\n\n${paste(id, id)}\n`;
  const files = {
    'docs/.vitepress/config.mjs': "export default { base: '/vitepress/', title: 'A course' };\n",
    'docs/index.md': page('vitepress'),
    'docs/markdown.md': page('markdown'),
  };
  inFolderOf('quick', files, ['vitepress', 'build', 'docs', '--outDir', join(site, 'vitepress')]);
  hasVitepress = true;
}

const docusaurus = `export default {
  title: 'A course', url: 'http://localhost', baseUrl: '/docusaurus/', i18n: { defaultLocale: 'en', locales: ['en'] },
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
};\n`;

export const hosts: Host[] = [
  {
    name: 'plain HTML, element',
    tools: 'quick',
    kind: 'element',
    slug: 'html',
    pastes: ['element'],
    path: 'plain/element.html',
    build: (paste) => write('plain/element.html', page(paste('element'))),
  },
  {
    name: 'plain HTML, iframe',
    tools: 'quick',
    kind: 'iframe',
    slug: 'html',
    pastes: ['iframe', 'sizing'],
    path: 'plain/iframe.html',
    build: (paste) => write('plain/iframe.html', page(paste('iframe'), paste('sizing'))),
  },
  {
    name: 'reveal.js',
    tools: 'quick',
    kind: 'iframe',
    slug: 'reveal',
    pastes: ['reveal', 'slides'],
    path: 'reveal/index.html',
    build: (paste) => deck('index.html', paste('reveal'), paste('slides')),
  },
  {
    name: 'VitePress',
    tools: 'quick',
    kind: 'iframe',
    slug: 'vitepress',
    pastes: ['vitepress'],
    path: 'vitepress/index.html',
    build: vitepress,
  },
  {
    name: 'Markdown, by VitePress',
    tools: 'quick',
    kind: 'iframe',
    slug: 'markdown',
    pastes: ['markdown'],
    path: 'vitepress/markdown.html',
    build: vitepress,
  },
  {
    name: 'Docusaurus',
    tools: 'docusaurus',
    kind: 'iframe',
    slug: 'docusaurus',
    pastes: ['docusaurus'],
    path: 'docusaurus/index.html',
    build(paste) {
      const text = `---\nslug: /\n---\n\n# A course\n\n${paste('docusaurus')}\n`;
      inFolderOf('docusaurus', { 'docusaurus.config.mjs': docusaurus, 'docs/index.mdx': text }, [
        ...['docusaurus', 'build', '--no-minify', '--out-dir', join(site, 'docusaurus')],
      ]);
    },
  },
  {
    name: 'MkDocs with Material',
    tools: 'python',
    kind: 'element',
    slug: 'mkdocs',
    pastes: ['mkdocs'],
    path: 'mkdocs/index.html',
    build(paste) {
      const folder = fresh('mkdocs', {
        'mkdocs.yml': 'site_name: A course\ntheme:\n  name: material\n  font: false\nplugins: []\n',
        'docs/index.md': `# A course\n\nText before.\n\n${paste('mkdocs')}\n\nText after.\n`,
      });
      run(python('mkdocs'), ['build', '-q', '-s', '-d', join(site, 'mkdocs')], folder);
    },
  },
  {
    name: 'Sphinx with MyST',
    tools: 'python',
    kind: 'element',
    slug: 'sphinx',
    pastes: ['sphinx'],
    path: 'sphinx-myst/index.html',
    build: (paste) => sphinx('sphinx-myst', 'index.md', `# A course\n\n${paste('sphinx')}\n`),
  },
  {
    name: 'Sphinx with reStructuredText',
    tools: 'python',
    kind: 'element',
    slug: 'sphinx',
    pastes: ['rst'],
    path: 'sphinx-rst/index.html',
    build: (paste) => sphinx('sphinx-rst', 'index.rst', `A course\n========\n\n${paste('rst')}\n`),
  },
  {
    name: 'Jupyter Book',
    tools: 'book',
    kind: 'element',
    slug: 'jupyter-book',
    pastes: ['sphinx'],
    path: 'jupyter-book/intro.html',
    build(paste) {
      const folder = fresh('jupyter-book', {
        '_config.yml': 'title: A course\nexecute:\n  execute_notebooks: "off"\n',
        '_toc.yml': 'format: jb-book\nroot: intro\n',
        'intro.md': `# A course\n\n${paste('sphinx')}\n`,
      });
      run(join(tools, 'book/bin/jupyter-book'), ['build', '-q', '.'], folder);
      cpSync(join(folder, '_build/html'), join(site, 'jupyter-book'), { recursive: true });
    },
  },
  {
    name: 'a notebook, by nbconvert',
    tools: 'python',
    kind: 'iframe',
    slug: 'jupyter',
    pastes: ['jupyter'],
    path: 'jupyter/course.html',
    build(paste) {
      const folder = fresh('jupyter', { 'course.ipynb': notebook(paste('jupyter')) });
      const args = ['--execute', '--to', 'html', '--output-dir', join(site, 'jupyter')];
      run(python('python'), ['-m', 'nbconvert', ...args, 'course.ipynb'], folder);
    },
  },
  {
    name: 'JupyterLab',
    tools: 'python',
    kind: 'iframe',
    slug: 'jupyter',
    pastes: ['jupyter'],
    path: 'lab/tree/course.ipynb',
    build: (paste) =>
      startLab(python('python'), fresh('lab', { 'course.ipynb': notebook(paste('jupyter')) })),
  },
  {
    name: 'examples/html, element',
    tools: 'quick',
    kind: 'element',
    slug: 'html',
    pastes: [],
    path: 'examples/element.html',
    build: (_, stridewise) =>
      write('examples/element.html', example('html/element.html', ['element'], stridewise)),
  },
  {
    name: 'examples/html, iframe',
    tools: 'quick',
    kind: 'iframe',
    slug: 'html',
    pastes: [],
    path: 'examples/iframe.html',
    build: (_, stridewise) =>
      write('examples/iframe.html', example('html/iframe.html', ['iframe', 'sizing'], stridewise)),
  },
  {
    name: 'examples/sphinx',
    tools: 'python',
    kind: 'element',
    slug: 'sphinx',
    pastes: [],
    path: 'examples-sphinx/index.html',
    build(_, stridewise) {
      const folder = fresh('examples-sphinx', {
        'conf.py': example('sphinx/conf.py', [], stridewise),
        'index.rst': example('sphinx/index.rst', ['rst'], stridewise),
      });
      const out = join(site, 'examples-sphinx');
      run(python('sphinx-build'), ['-q', '-W', '-b', 'html', '.', out], folder);
    },
  },
];
