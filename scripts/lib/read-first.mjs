// Orders the downloads of a page that is mainly read. On a phone, files requested together share the
// line and arrive together. Text and pictures wait for the styles, so styles are requested alone.

const SHEETS = /\s*<link rel="stylesheet" href="([^"]+)" ?\/?>/g;
/** A style sheet placed where it is first needed: the text above it is painted while it loads. */
const SHEETS_IN_TEXT = /<link rel="stylesheet" href="([^"]+)" data-later="true"\/>/g;
const SHEET_PRELOADS = /\s*<link rel="preload" as="style"[^>]*>/g;
const MODULES = /\s*(<script type="module"[^>]*><\/script>)/g;
const PRELOADS = /\s*(<link rel="(?:modulepreload|preload)"(?! as="font")[^>]*>)/g;

/** Removes all matches of the pattern; returns their first groups, and the rest of the text. */
function without(html, pattern) {
  const taken = [...html.matchAll(pattern)].map(([, inner]) => inner);
  return [taken, html.replace(pattern, '')];
}

/** Scripts load at low priority: a reader does not need them yet. */
const lowPriority = (tag) => tag.replace('<link ', '<link fetchpriority="low" ');

/**
 * Moves the requests of a page: styles come first, module scripts after the text.
 */
export function readFirst(html) {
  const [sheets, bare] = without(html.replace(SHEET_PRELOADS, ''), SHEETS);
  const [modules, still] = without(bare, MODULES);
  const [soon, rest] = without(still, PRELOADS);
  const inText = [...html.matchAll(SHEETS_IN_TEXT)].map(([, href]) => href);
  const links = (how, sheets) =>
    sheets.map((href) => `<link ${how} href="${href}" />`).join('\n    ');
  return rest
    .replace(
      '</title>',
      () => `</title>\n    ${links('rel="preload" as="style"', [...sheets, ...inText])}`,
    )
    .replace('</head>', () => `  ${links('rel="stylesheet"', sheets)}\n  </head>`)
    .replace(
      '</body>',
      () => `  ${[...modules, ...soon.map(lowPriority)].join('\n    ')}\n  </body>`,
    );
}
