/** Pages of other tools, each built by the real one with what the author page gives to paste. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { snippet, type Wanted } from '../../web/src/author/snippets';

/** Where the tools are: scripts/test-hosts.mjs puts them there. */
const tools = resolve('build/hosts');
export const site = join(tools, 'site');
const work = join(tools, 'work');

const python = (name: string) => join(tools, 'venv/bin', name);
const reveal = join(tools, 'node/node_modules/reveal.js/dist');

export interface Host {
  name: string;
  kind: 'element' | 'iframe';
  /** Where its page is, below the site. */
  path: string;
  build(wanted: Wanted): void;
}

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

export const hosts: Host[] = [
  {
    name: 'plain HTML, element',
    kind: 'element',
    path: 'plain/element.html',
    build: (wanted) => write('plain/element.html', page(snippet('element', wanted))),
  },
  {
    name: 'plain HTML, iframe',
    kind: 'iframe',
    path: 'plain/iframe.html',
    build: (wanted) => write('plain/iframe.html', page(snippet('iframe', wanted))),
  },
  {
    name: 'reveal.js',
    kind: 'iframe',
    path: 'reveal/index.html',
    build(wanted) {
      const slides = `<section><h1>One</h1></section>${snippet('reveal', wanted)}`;
      const start = '<script src="dist/reveal.js"></script><script>Reveal.initialize()</script>';
      const head = '<link rel="stylesheet" href="dist/reveal.css">';
      const body = `<div class="reveal"><div class="slides">${slides}</div></div>${start}`;
      write('reveal/index.html', page(body, head));
      cpSync(reveal, join(site, 'reveal/dist'), { recursive: true });
    },
  },
  {
    name: 'MkDocs with Material',
    kind: 'element',
    path: 'mkdocs/index.html',
    build(wanted) {
      const folder = fresh('mkdocs', {
        'mkdocs.yml': 'site_name: A course\ntheme:\n  name: material\n  font: false\nplugins: []\n',
        'docs/index.md': `# A course\n\nText before.\n\n${snippet('mkdocs', wanted)}\n\nText after.\n`,
      });
      run(python('mkdocs'), ['build', '-q', '-s', '-d', join(site, 'mkdocs')], folder);
    },
  },
  {
    name: 'Sphinx with MyST',
    kind: 'element',
    path: 'sphinx-myst/index.html',
    build: (wanted) =>
      sphinx('sphinx-myst', 'index.md', `# A course\n\n${snippet('sphinx', wanted)}\n`),
  },
  {
    name: 'Sphinx with reStructuredText',
    kind: 'element',
    path: 'sphinx-rst/index.html',
    build: (wanted) =>
      sphinx('sphinx-rst', 'index.rst', `A course\n========\n\n${snippet('rst', wanted)}\n`),
  },
  {
    name: 'VitePress',
    kind: 'iframe',
    path: 'vitepress/index.html',
    build(wanted) {
      const docs = join(tools, 'node/docs');
      rmSync(docs, { recursive: true, force: true });
      mkdirSync(join(docs, '.vitepress'), { recursive: true });
      const config = "export default { base: '/vitepress/', title: 'A course' };\n";
      writeFileSync(join(docs, '.vitepress/config.mjs'), config);
      writeFileSync(join(docs, 'index.md'), `# A course\n\n${snippet('vitepress', wanted)}\n`);
      run(
        'npx',
        ['vitepress', 'build', 'docs', '--outDir', join(site, 'vitepress')],
        join(tools, 'node'),
      );
    },
  },
  {
    name: 'a notebook of Jupyter',
    kind: 'iframe',
    path: 'jupyter/course.html',
    build(wanted) {
      const cell = {
        cell_type: 'code',
        id: 'widget',
        metadata: {},
        source: snippet('jupyter', wanted),
        outputs: [],
        execution_count: null,
      };
      const notebook = { cells: [cell], metadata: {}, nbformat: 4, nbformat_minor: 5 };
      const folder = fresh('jupyter', { 'course.ipynb': JSON.stringify(notebook) });
      const args = ['--execute', '--to', 'html', '--output-dir', join(site, 'jupyter')];
      run(python('python'), ['-m', 'nbconvert', ...args, 'course.ipynb'], folder);
    },
  },
];
