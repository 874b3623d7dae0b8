/** Tools that pages are made with: a page for each, with its snippets and the tested versions. */
import type { HostId } from '../author/snippets';
import tried from './tried.json' with { type: 'json' };

export interface HostDoc {
  /** Its page is /docs/embed/<slug>/. */
  slug: string;
  name: string;
  lead: string;
  /** The snippets to paste, each with its place. */
  paste: readonly (readonly [HostId, string])[];
  notes: readonly string[];
  /** Packages of tried.json; empty where no package is needed, null where it was not tried. */
  packages: readonly string[] | null;
}

const fixed = 'The height in the snippet fits a text column, and stays the same at every step.';
const fullWidth = 'On slides and in books, give the frame the full width of the text.';
const element =
  'Readers see the program inside the element without scripts, in feeds, and until the widget has loaded. On the author page you can add a still picture of the step to it.';
const once = 'A page can have several widgets: they share one script and one core.';

export const hostDocs: readonly HostDoc[] = [
  {
    slug: 'html',
    name: 'HTML',
    lead: 'In your own page, a widget is an element or a frame.',
    paste: [
      ['element', 'As an element, where you want the widget:'],
      ['iframe', 'As a frame, for pages that allow no scripts:'],
      [
        'sizing',
        'Once on a page with frames, to make each as high as its content, in the theme of your page:',
      ],
    ],
    notes: [
      element,
      once,
      'A page with a Content-Security-Policy must allow the script’s site under script-src and connect-src, and wasm-unsafe-eval under script-src. Trusted Types may be required.',
      'A frame can be sandboxed: sandbox="allow-scripts" is enough.',
    ],
    packages: [],
  },
  {
    slug: 'markdown',
    name: 'Markdown',
    lead: 'If your Markdown allows HTML, paste a frame into it.',
    paste: [['markdown', 'Between two empty lines:']],
    notes: [fixed, 'Where HTML is removed, as on GitHub, use a link and a still picture.'],
    packages: ['vitepress'],
  },
  {
    slug: 'mkdocs',
    name: 'MkDocs with Material',
    lead: 'A widget is an HTML block in a page’s Markdown.',
    paste: [['mkdocs', 'Into a page, between two empty lines:']],
    notes: [element, once, 'No plugin and no setting is needed.'],
    packages: ['mkdocs', 'mkdocs-material'],
  },
  {
    slug: 'sphinx',
    name: 'Sphinx',
    lead: 'In Sphinx, a widget is raw HTML, in MyST Markdown and in reStructuredText.',
    paste: [
      ['sphinx', 'Into a page of MyST:'],
      ['rst', 'Into a page of reStructuredText:'],
    ],
    notes: [element, once, 'PDF and other outputs leave out raw HTML: use a still picture there.'],
    packages: ['sphinx', 'myst-parser'],
  },
  {
    slug: 'jupyter-book',
    name: 'Jupyter Book',
    lead: 'Pages of a Jupyter Book are MyST: a widget is raw HTML.',
    paste: [['sphinx', 'Into a page of the book:']],
    notes: [
      element,
      once,
      'This is Jupyter Book 1. Version 2 uses another tool, which fetches its themes from a server, and was not tested.',
    ],
    packages: ['jupyter-book'],
  },
  {
    slug: 'jupyter',
    name: 'Jupyter',
    lead: 'A widget is the output of a cell, in JupyterLab and in pages made with nbconvert.',
    paste: [['jupyter', 'Into a cell:']],
    notes: [
      fixed,
      'With the Python package, %%stridewise shows the steps of a cell without any site.',
    ],
    packages: ['jupyterlab', 'nbconvert', 'ipykernel', 'ipython'],
  },
  {
    slug: 'reveal',
    name: 'reveal.js',
    lead: 'A widget fills a slide. It plays while the slide is shown, and pauses after it.',
    paste: [
      ['reveal', 'Among the slides:'],
      [
        'slides',
        'After reveal.js, so that its keys and a presenter step the story before the slide:',
      ],
    ],
    notes: [
      'With “Play when scrolled into view”, it plays when its slide is shown and pauses when you leave the slide.',
      'The next key goes to the next slide once the story is at its end, and back at its start.',
      'Keys belong to the widget once you click it.',
    ],
    packages: ['reveal.js'],
  },
  {
    slug: 'vitepress',
    name: 'VitePress',
    lead: 'VitePress allows HTML in Markdown; a frame needs no setting.',
    paste: [['vitepress', 'Into a page, between two empty lines:']],
    notes: [fixed, fullWidth],
    packages: ['vitepress'],
  },
  {
    slug: 'docusaurus',
    name: 'Docusaurus',
    lead: 'Docusaurus pages are MDX, where a style is an object.',
    paste: [['docusaurus', 'Into a page:']],
    notes: [fixed, fullWidth],
    packages: ['@docusaurus/core', '@docusaurus/preset-classic'],
  },
  {
    slug: 'quarto',
    name: 'Quarto',
    lead: 'In Quarto, a widget is a raw HTML block.',
    paste: [['quarto', 'Into a .qmd page:']],
    notes: [element, once],
    packages: null,
  },
  {
    slug: 'lms',
    name: 'Moodle, Canvas',
    lead: 'Paste a frame in the HTML view of the editor.',
    paste: [['lms', 'Into the HTML of a page:']],
    notes: [
      'The widget sends its height as an LTI message (lti.frameResize), which Canvas understands, and as an H5P message.',
      'Your platform must allow frames from your Stridewise site.',
    ],
    packages: null,
  },
];

const versions = Object.assign(
  {},
  ...Object.values(tried).map(({ packages }) => packages),
) as Record<string, string>;

export const versionsOf = ({ packages }: HostDoc): string[] =>
  (packages ?? []).map((name) => `${name} ${versions[name]}`);

/** The tools that were not tested, each with the reason. */
export const untried: Record<string, string> = {
  quarto:
    'Not tested: the package quarto-cli 1.10.19 only downloads the tool from elsewhere. The block is Pandoc’s raw HTML around the snippet that was tested in plain HTML.',
  lms: 'Not tested in the platforms themselves. The frame was tested in plain HTML, and so were its messages.',
};
