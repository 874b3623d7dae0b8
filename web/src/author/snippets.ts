/** The snippets to paste, by host. The author page, the docs and tests/hosts all use these. */
import { formatAddress, formatLink, type LinkState } from '../state/url';

export interface SnippetOptions {
  /** Address of the folder that has the page for frames, with a slash at its end. */
  site: string;
  /** Address of the folder with the scripts; `v1/` of the site if left out. */
  scripts?: string;
  /** Address of the site that has a playground, if it is another one. */
  home?: string;
  state: Partial<LinkState> & { code: string };
  /** The frame's title for screen readers. */
  title: string;
  /** Height of a frame, in px. */
  height: number;
  /** Line of the statement, for the command that draws. */
  line: number;
  still?: Still | null;
  /** The type of the error that the program raises, which a directive says is meant. */
  raises?: string | undefined;
}

/** A file beside the page: it stands in an element until its story does, and where no script runs. */
export interface Still {
  file: string;
  alt: string;
  width: number;
  height: number;
}

const names = {
  element: 'HTML, <stride-wise>',
  iframe: 'HTML, <iframe>',
  sizing: 'HTML, <script> for frames',
  markdown: 'Markdown',
  fence: 'MkDocs',
  directive: 'Sphinx, MyST',
  rstDirective: 'Sphinx, reStructuredText',
  mkdocs: 'MkDocs, raw HTML',
  sphinx: 'MyST, raw HTML',
  rst: 'reStructuredText, raw HTML',
  quarto: 'Quarto',
  jupyter: 'Jupyter',
  reveal: 'reveal.js',
  slides: 'reveal.js, <script> for keys',
  vitepress: 'VitePress',
  docusaurus: 'Docusaurus',
  react: 'React, Next',
  lms: 'Moodle, Canvas',
  link: '',
  picture: '',
} as const;

export type HostId = keyof typeof names;
export const hostIds = Object.keys(names) as HostId[];
/** Names of hosts as their makers write them; empty if the name is a word that we translate. */
export const hostName = (id: HostId): string => names[id];

/** Hosts that accept an element. */
export const withElement: readonly HostId[] = ['element', 'mkdocs', 'sphinx', 'rst', 'quarto'];
/** Hosts that get a frame: a place without pages cannot serve them. */
export const withFrame: readonly HostId[] = [
  'iframe',
  'markdown',
  'jupyter',
  'reveal',
  'vitepress',
  'docusaurus',
  'lms',
];
/** Hosts whose snippet needs no files of ours on any server. */
export const withoutFiles: readonly HostId[] = [
  'fence',
  'directive',
  'rstDirective',
  'react',
  'picture',
];

const makers: Record<HostId, (wanted: SnippetOptions) => string> = {
  element: (wanted) => `${script(wanted)}\n${element(wanted)}`,
  iframe,
  /** A page with frames needs it once: web/src/hosts/frames.ts. */
  sizing: (wanted) => `<script src="${scriptsOf(wanted)}frames.js"></script>`,
  markdown: iframe,
  fence: (wanted) => fenced('stridewise', directive(wanted)),
  directive: (wanted) => fenced('{stridewise}', directive(wanted)),
  rstDirective: (wanted) => `.. stridewise::\n${indented(directive(wanted))}`,
  mkdocs: (wanted) => `<div>\n${script(wanted)}\n${element(wanted)}\n</div>`,
  sphinx: (wanted) => `\`\`\`{raw} html\n${script(wanted)}\n${element(wanted)}\n\`\`\``,
  rst: (wanted) => `.. raw:: html\n\n${indented(`${script(wanted)}\n${element(wanted)}`)}`,
  quarto: (wanted) => `\`\`\`{=html}\n${script(wanted)}\n${element(wanted)}\n\`\`\``,
  jupyter: (wanted) =>
    `from IPython.display import IFrame\n\nIFrame(${quoted(address(wanted))}, width="100%", height=${wanted.height})`,
  reveal: slide,
  slides: (wanted) =>
    `<script src="${scriptsOf(wanted)}reveal.js"></script>\n<script>\n  Reveal.initialize({ plugins: [RevealStridewise] });\n</script>`,
  vitepress: iframe,
  docusaurus: (wanted) =>
    `<iframe src="${escaped(address(wanted))}" title="${escaped(wanted.title)}" loading="lazy"\n  width="100%" height="${wanted.height}" style={{border: 0}} allow="fullscreen"></iframe>`,
  react,
  lms: iframe,
  link: ({ site, home = site, state }) => `${home}playground/${formatAddress(ofProgram(state))}`,
  picture: ({ state, line }) => {
    const step = state.at ?? (state.step === undefined ? 'all' : String(state.step));
    const quotedStep = /^\w+$/.test(step) ? step : `'${step}'`;
    return `npx stridewise draw program.py --line ${line} --step ${quotedStep} -o .`;
  },
};

export const snippet = (id: HostId, wanted: SnippetOptions): string => makers[id](wanted);

/** Keeps the settings that the playground understands: those about looks concern the widget only. */
function ofProgram(state: Partial<LinkState>): Partial<LinkState> {
  const { code, compare, statement, step, at, lang } = state;
  return {
    ...(code !== undefined && { code }),
    ...(compare && { compare }),
    ...(statement !== undefined && { statement }),
    ...(step !== undefined && { step }),
    ...(at !== undefined && { at }),
    ...(lang !== undefined && { lang }),
  };
}

const address = ({ site, state }: SnippetOptions) => `${site}embed/${formatLink(state)}`;

function iframe(wanted: SnippetOptions): string {
  const [src, title] = [escaped(address(wanted)), escaped(wanted.title)];
  return `<iframe src="${src}" title="${title}" loading="lazy"\n  width="100%" height="${wanted.height}" style="border: 0" allow="fullscreen"></iframe>`;
}

/** The state that a host's snippet has: a slide has room for all of a widget. */
export const stateAt = <State extends Partial<LinkState>>(id: HostId, state: State): State =>
  id === 'reveal' ? { size: 'full', ...state } : state;

/** A compact widget on a slide says its height, and leaves the rest. */
function slide(wanted: SnippetOptions): string {
  const state = stateAt('reveal', wanted.state);
  const src = escaped(address({ ...wanted, state }));
  const [fits, room] =
    state.size === 'full'
      ? [' class="r-stretch"', '1100"']
      : ['', `100%" height="${wanted.height}"`];
  return `<section>\n  <iframe${fits} data-src="${src}"\n    title="${escaped(wanted.title)}" width="${room} style="border: 0" allow="fullscreen"></iframe>\n</section>`;
}

const scriptsOf = ({ site, scripts = `${site}v1/` }: SnippetOptions) => scripts;
const script = (wanted: SnippetOptions) =>
  `<script type="module" src="${scriptsOf(wanted)}stride-wise.js"></script>`;

/** The options with their values: '' where its name says it all. */
const given = ({ code: _, ...options }: SnippetOptions['state']) =>
  Object.entries(options).flatMap(([name, value]) =>
    value === false || value === undefined ? [] : [[name, value === true ? '' : String(value)]],
  );

/** Options and program, as the packages for Sphinx and MkDocs read them. */
function directive({ state, raises }: SnippetOptions): string {
  const { compare, ...others } = state;
  const options = [
    ...given(others),
    ...(compare ? [['compare', '']] : []),
    ...(raises ? [['raises', raises]] : []),
  ];
  const lines = options.map(([name, value]) => `:${name}: ${value}`.trimEnd());
  return [...lines, '', programsOf(state).join('\n---\n')].join('\n');
}

/** The program, and the one to compare with; several lines do not fit an option. */
const programsOf = ({ code, compare }: SnippetOptions['state']) =>
  [code, ...(compare ? [compare] : [])].map((text) => text.trimEnd());

/** A fenced block, with a longer fence than any in the text. */
function fenced(info: string, text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${info}\n${text}\n${fence}`;
}

function react({ state }: SnippetOptions): string {
  const { code } = state;
  const options = given(state).map(([name, value]) =>
    value ? `\n    ${name}=${JSON.stringify(value)}` : `\n    ${name}`,
  );
  const program = `const program = ${JSON.stringify(code.trimEnd())};`;
  const tag = `<stride-wise\n    code={program}${options.join('')}\n  />`;
  return `'use client';\nimport 'stridewise/react';\n\n${program}\n\nexport function Steps() {\n  return ${tag};\n}`;
}

function element({ state, still }: SnippetOptions): string {
  const { compare, ...options } = state;
  const shown = [...given(options), ...(compare ? [['compare', '']] : [])].map(
    ([name, value = '']) => (value ? ` ${name}="${escaped(value)}"` : ` ${name}`),
  );
  const inside = programsOf(state).map((text) => `<pre>\n${escaped(text)}\n</pre>`);
  return `<stride-wise${shown.join('')}>\n${inside.join('\n')}${picture(still)}\n</stride-wise>`;
}

function picture(still: SnippetOptions['still']): string {
  if (!still) return '';
  const { file, alt, width, height } = still;
  return `\n<img src="${escaped(file)}" alt="${escaped(alt)}" width="${width}" height="${height}"\n  style="max-width: 100%; height: auto">`;
}

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** The text as a Python string. */
const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

const indented = (text: string) => text.replace(/^(?=.)/gm, '   ');
