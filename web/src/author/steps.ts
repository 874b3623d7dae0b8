/** What an author does for a tool, in order: before the snippet, the snippet, and what it needs once on a page. */
import type { HostId } from './snippets';

/** In a terminal, or in a file of that name. */
export type Setup = readonly (readonly ['terminal' | 'mkdocs.yml' | 'conf.py', string])[];

const ofSphinx = (packages: string, extensions: string): Setup => [
  ['terminal', `pip install "stridewise[sphinx]"${packages}`],
  ['conf.py', `extensions = [${extensions}"stridewise.sphinx"]`],
];

export const setupOf: Partial<Record<HostId, Setup>> = {
  fence: [
    ['terminal', 'pip install "stridewise[mkdocs]"'],
    ['mkdocs.yml', 'plugins:\n  - search\n  - stridewise'],
  ],
  directive: ofSphinx(' myst-parser', '"myst_parser", '),
  rstDirective: ofSphinx('', ''),
  react: [['terminal', 'npm install stridewise']],
};

/** Where a snippet goes, of those with more than one step. */
export const whereOf: Partial<Record<HostId, 'page' | 'deck' | 'component'>> = {
  fence: 'page',
  directive: 'page',
  rstDirective: 'page',
  iframe: 'page',
  reveal: 'deck',
  react: 'component',
};

/** A script that goes with the snippet. */
export const scriptOf: Partial<Record<HostId, 'sizing' | 'slides'>> = {
  iframe: 'sizing',
  reveal: 'slides',
};

/** Scripts are no hosts: they come with theirs. */
export const isScript = (id: HostId): boolean => id === 'sizing' || id === 'slides';
