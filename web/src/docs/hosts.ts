/** Tools that pages are made with: a page for each, with what is pasted and what that was tried with. */
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

const fixed =
  'The height in the snippet is that of the widget at the width of a text column; it stays the same while the story is stepped.';
const fullWidth = 'On slides and in books give the frame the whole width of its text.';
const element =
  'The program inside the element is what stands there without scripts, in feeds, and until the story has come. The author page adds a still picture of the step to it, where that is ticked.';
const once = 'Several widgets may stand on a page: they share one script and one core.';

export const hostDocs: readonly HostDoc[] = [
  {
    slug: 'html',
    name: 'HTML',
    lead: 'Any page that you write yourself takes a widget as an element or as a frame.',
    paste: [
      ['element', 'As an element, where the story shall stand:'],
      ['iframe', 'As a frame, for pages that allow no scripts:'],
      ['sizing', 'Once on a page with frames, so that each is as high as its content:'],
    ],
    notes: [
      element,
      once,
      'A page with a Content-Security-Policy must allow the script’s site under script-src and connect-src, and wasm-unsafe-eval under script-src. Trusted Types may be required.',
      'A frame may be sandboxed: sandbox="allow-scripts" is enough.',
    ],
    packages: [],
  },
  {
    slug: 'markdown',
    name: 'Markdown',
    lead: 'Wherever Markdown may hold HTML, a frame can be pasted into it.',
    paste: [['markdown', 'Between two empty lines:']],
    notes: [fixed, 'Where HTML is taken out, as on GitHub, paste a link and a still picture.'],
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
    lead: 'Sphinx takes a widget as raw HTML, in MyST Markdown as in reStructuredText.',
    paste: [
      ['sphinx', 'Into a page of MyST:'],
      ['rst', 'Into a page of reStructuredText:'],
    ],
    notes: [
      element,
      once,
      'In PDF and other outputs raw HTML is left out: put a still picture there.',
    ],
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
      'This is Jupyter Book 1. Version 2 builds with another tool, which fetches its themes from a server of its own, and was not tried.',
    ],
    packages: ['jupyter-book'],
  },
  {
    slug: 'jupyter',
    name: 'Jupyter',
    lead: 'A cell shows a widget as its output, in JupyterLab and in what nbconvert makes of the notebook.',
    paste: [['jupyter', 'Into a cell:']],
    notes: [
      fixed,
      'With the Python package, %%stridewise shows the story of a cell without any site.',
    ],
    packages: ['jupyterlab', 'nbconvert', 'ipykernel', 'ipython'],
  },
  {
    slug: 'reveal',
    name: 'reveal.js',
    lead: 'A widget fills a slide, and plays or rests as its slide comes and goes.',
    paste: [['reveal', 'Among the slides:']],
    notes: [
      'With “Play when scrolled into view” the story plays when its slide is shown, and rests when it is left.',
      'Keys go to the slides until the widget is clicked.',
    ],
    packages: ['reveal.js'],
  },
  {
    slug: 'vitepress',
    name: 'VitePress',
    lead: 'VitePress takes HTML in Markdown; a frame needs no setting.',
    paste: [['vitepress', 'Into a page, between two empty lines:']],
    notes: [fixed, fullWidth],
    packages: ['vitepress'],
  },
  {
    slug: 'docusaurus',
    name: 'Docusaurus',
    lead: 'Pages of Docusaurus are MDX, where a style is written as an object.',
    paste: [['docusaurus', 'Into a page:']],
    notes: [fixed, fullWidth],
    packages: ['@docusaurus/core', '@docusaurus/preset-classic'],
  },
  {
    slug: 'quarto',
    name: 'Quarto',
    lead: 'Quarto takes a widget as a raw block of HTML.',
    paste: [['quarto', 'Into a .qmd page:']],
    notes: [element, once],
    packages: null,
  },
  {
    slug: 'lms',
    name: 'Moodle, Canvas',
    lead: 'Learning platforms take a frame in the HTML view of their editor.',
    paste: [['lms', 'Into the HTML of a page:']],
    notes: [
      'The widget tells its height in the words of LTI (lti.frameResize), which Canvas listens to, and of H5P.',
      'Your platform must allow frames of the site where Stridewise stands.',
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

/** Why it was not tried. */
export const untried: Record<string, string> = {
  quarto:
    'Not tried: what the package registries have of it, quarto-cli 1.10.19, is an installer that fetches the tool from elsewhere, and no copy of that was at hand. The block is Pandoc’s raw HTML around the snippet that was tried in plain HTML.',
  lms: 'Not tried in the platforms themselves. The frame is the one that was tried in plain HTML, the messages are tested.',
};
