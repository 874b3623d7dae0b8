/** Tools that pages are made with: a page for each, with its snippets and the tested versions. */
import type { HostId } from '../author/snippets';
import { setupOf } from '../author/steps';
import tried from './tried.json' with { type: 'json' };

export interface HostDoc {
  /** Its page is /docs/embed/<slug>/. */
  slug: string;
  name: string;
  lead: string;
  /** What is done before, each with a sentence. */
  setup?: readonly (readonly [string, string])[];
  /** The snippets to paste, each with its place. */
  paste: readonly (readonly [HostId, string])[];
  notes: readonly string[];
  /** Packages of tried.json; empty where no package is needed, null where it was not tried. */
  packages: readonly string[] | null;
}

const fixed =
  'The height in the snippet fits a phone and a text column, and stays the same at every step.';
const fullWidth = 'On slides and in books, give the frame the full width of the text.';
const element =
  'Readers see the program inside the element without scripts, in feeds, and until the widget has loaded. On the author page you can add a still picture of the step to it.';
const directive =
  'Options are the attributes of the element, and line, raises, output, alt. A wrong one is a warning that names the right ones.';
const checked =
  'The core runs each program when the pages are built. An error is a warning with file and line, unless :raises: says that it is meant.';
const session =
  'A program can be a session with >>> and what it prints: that is compared. :output: shows it.';
const own = 'The player is copied into the pages, and no build asks the network.';
const draw = (options: string) =>
  `npm install stridewise @resvg/resvg-js\nnpx stridewise draw program.py --line 4 ${options} -o pictures/`;
const png = [
  'As PNG, each step that Next stops at:',
  draw('--step all --format png --scale 3'),
] as const;
const gif = ['As one GIF that plays:', draw('--format gif')] as const;
/** One picture for each overlay of a frame of beamer; none is higher than the frame. */
const overlays = (...names: string[]) => {
  const room = 'width=\\textwidth,height=.8\\textheight,keepaspectratio';
  const pictures = names.map(
    (name, at) => `  \\includegraphics<${at + 1}>[${room}]{pictures/${name}.png}`,
  );
  return ['\\begin{frame}{A view that fails}', '  \\centering', ...pictures, '\\end{frame}'].join(
    '\n',
  );
};
const linked: readonly [HostId, string] = ['link', 'Link the picture to the steps:'];
const once = 'A page can have several widgets: they share one script and one core.';

const setupFor = (id: HostId) =>
  (setupOf[id] ?? []).map(
    ([at, text]) => [at === 'terminal' ? 'Once:' : `In ${at}:`, text] as const,
  );

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
    lead: 'A widget is a fenced block in a page’s Markdown.',
    setup: setupFor('fence'),
    paste: [
      ['fence', 'Into a page:'],
      ['mkdocs', 'Without the plugin, between two empty lines:'],
    ],
    notes: [
      'Without the plugin, the fence is shown as plain code.',
      directive,
      checked,
      session,
      own,
      element,
      once,
    ],
    packages: ['mkdocs', 'mkdocs-material'],
  },
  {
    slug: 'sphinx',
    name: 'Sphinx',
    lead: 'In Sphinx, a widget is a directive, in MyST Markdown and in reStructuredText. PDF and EPUB have its program and picture.',
    setup: setupFor('rstDirective'),
    paste: [
      ['directive', 'Into a page of MyST:'],
      ['rstDirective', 'Into a page of reStructuredText:'],
      ['sphinx', 'Without the extension, into a page of MyST:'],
      ['rst', 'Without the extension, into a page of reStructuredText:'],
    ],
    notes: [
      directive,
      checked,
      session,
      own,
      'Tested with furo, pydata-sphinx-theme and sphinx-book-theme, and with the builders for LaTeX, EPUB and text.',
      element,
      once,
      'PDF and other outputs leave out raw HTML: use the directive there.',
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
    lead: 'A widget fills a slide, and its keys are those of the slides.',
    paste: [
      ['reveal', 'Among the slides:'],
      [
        'slides',
        'After reveal.js, so that its keys and a presenter step the story before the slide:',
      ],
    ],
    notes: [
      'The snippet asks for size=full. For a slide with text, choose Compact on the author page: the frame is then as high as it needs.',
      'With “Play when scrolled into view”, it plays when its slide is shown and pauses when you leave the slide.',
      'The next key goes to the next slide once the story is at its end, and back at its start. That holds in a widget that you clicked, too.',
      'If your deck calls Reveal.initialize already, add RevealStridewise to its plugins instead of calling it twice.',
      'Serve the deck: in one that is opened as a file, browsers may refuse frames.',
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
    slug: 'react',
    name: 'React, Next',
    lead: 'In React, a widget is the element, with types. Next renders the page, and the widget starts in the browser.',
    setup: setupFor('react'),
    paste: [['react', 'As a component:']],
    notes: [
      'React without Next needs no "use client".',
      'Events are properties: onready, onstepchange, onanswer. Their detail has types.',
      'In Preact, import stridewise/preact. In Vue, say that stride-wise is no component: isCustomElement.',
    ],
    packages: null,
  },
  {
    slug: 'marimo',
    name: 'marimo',
    lead: 'In marimo, a widget is a frame in a cell.',
    setup: [['In a cell, with the text of the frame between the quotes:', 'mo.Html(r"""…""")']],
    paste: [['iframe', 'The frame:']],
    notes: [fixed],
    packages: null,
  },
  {
    slug: 'obsidian',
    name: 'Obsidian',
    lead: 'Notes in Obsidian show frames.',
    paste: [['markdown', 'Into a note, between two empty lines:']],
    notes: [
      'The address must be one that your reader can open: a site, not a folder on your disk.',
      'Notes in PDF have no frames. Add a picture of the step there.',
    ],
    packages: null,
  },
  {
    slug: 'wordpress',
    name: 'WordPress',
    lead: 'In WordPress, paste a frame into a Custom HTML block.',
    paste: [['iframe', 'Into the block:']],
    notes: [
      fixed,
      'WordPress removes frames where your role or plan may not write HTML. Use a picture and a link there.',
    ],
    packages: null,
  },
  {
    slug: 'anki',
    name: 'Anki',
    lead: 'On cards of Anki, use a picture of a step: question on the front, next step on the back.',
    setup: [png, ['On the card:', '<img src="line-4-03.png">']],
    paste: [linked],
    notes: ['Drop the picture into a field: Anki copies it into your collection, also for phones.'],
    packages: null,
  },
  {
    slug: 'powerpoint',
    name: 'PowerPoint',
    lead: 'PowerPoint shows no web pages by itself. Use pictures of the steps, one for each slide.',
    setup: [png, gif],
    paste: [linked],
    notes: [
      'One picture for each slide steps with your clicker. All pictures of a story have the same size, so nothing jumps.',
      'A link on the picture opens the steps in your browser.',
    ],
    packages: null,
  },
  {
    slug: 'keynote',
    name: 'Keynote',
    lead: 'Keynote shows no web pages. Use pictures of the steps, one for each slide.',
    setup: [png, gif],
    paste: [linked],
    notes: ['One picture for each slide steps with your clicker. A GIF plays by itself.'],
    packages: null,
  },
  {
    slug: 'beamer',
    name: 'beamer',
    lead: 'In LaTeX slides, use pictures of the steps, one for each overlay.',
    setup: [
      png,
      ['In the document, with the numbers of your pictures:', overlays('line-4-03', 'line-4-05')],
    ],
    paste: [linked],
    notes: [
      '\\href{…}{Step through it} opens the steps in a browser.',
      'With --background none the pictures have the background of your slides.',
    ],
    packages: null,
  },
  {
    slug: 'email',
    name: 'E-mail',
    lead: 'Mail programs run no scripts. Send a picture of the step, and a link.',
    setup: [png],
    paste: [linked],
    notes: [
      'Many mail programs don’t show SVG: PNG and GIF are safe.',
      'The link holds the whole program. No server sees it.',
    ],
    packages: null,
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

/** Tools that other tests than tests/hosts build pages with: what they are. */
export const testedElsewhere: Record<string, string> = {
  react:
    'Apps of React and Next, built and opened in Chromium: the widget steps (tests/bundlers). Components have types.',
  beamer:
    'pdfTeX, in tests/e2e/package.spec.ts: the command writes the pictures, and the document has a slide for each.',
  anki: 'The pictures are written by the command that tests/e2e/package.spec.ts runs; Anki itself was not.',
  powerpoint:
    'The pictures are written by the command that tests/e2e/package.spec.ts runs; PowerPoint itself was not.',
  keynote:
    'The pictures are written by the command that tests/e2e/package.spec.ts runs; Keynote itself was not.',
  email: 'The pictures are written by the command that tests/e2e/package.spec.ts runs.',
};

/** The tools that were not tested, each with the reason. */
export const untried: Record<string, string> = {
  quarto:
    'Not tested: the package quarto-cli 1.10.19 only downloads the tool from elsewhere. The block is Pandoc’s raw HTML around the snippet that was tested in plain HTML.',
  marimo: 'Not tested in marimo itself. The frame was tested in plain HTML.',
  obsidian: 'Not tested in Obsidian itself. The frame was tested in Markdown, by VitePress.',
  wordpress: 'Not tested in WordPress itself. The frame was tested in plain HTML.',
  lms: 'Not tested in the platforms themselves. The frame was tested in plain HTML, and so were its messages.',
};
