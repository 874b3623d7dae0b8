// In which order a page that is read asks for its files. On a phone all that is asked for at once comes at
// once: text and pictures wait for the styles, and nothing else may take its share of the line before them.

const SHEET = /\s*<link rel="stylesheet" href="([^"]+)" ?\/?>/g;
/** Stands where it begins to be needed; the parser waits there, and what is above is painted. */
const LATER = /<link rel="stylesheet" href="([^"]+)" data-later="true"\/>/g;
const ASKED = /\s*<link rel="preload" as="style"[^>]*>/g;
const MODULE = /\s*(<script type="module"[^>]*><\/script>)/g;
const SOON = /\s*(<link rel="(?:modulepreload|preload)"[^>]*>)/g;

/** Takes out what fits, and gives it beside the rest. */
function without(html, pattern) {
  const taken = [...html.matchAll(pattern)].map(([, inner]) => inner);
  return [taken, html.replace(pattern, '')];
}

/** Who reads is in no hurry for what plays. */
const later = (tag) => tag.replace('<link ', '<link fetchpriority="low" ');

/**
 * A page whose styles are asked for before its first script runs, and its modules when its text is there.
 */
export function readFirst(html) {
  const [sheets, bare] = without(html.replace(ASKED, ''), SHEET);
  const [modules, still] = without(bare, MODULE);
  const [soon, rest] = without(still, SOON);
  const inText = [...html.matchAll(LATER)].map(([, href]) => href);
  const links = (how, sheets) =>
    sheets.map((href) => `<link ${how} href="${href}" />`).join('\n    ');
  return rest
    .replace(
      '</title>',
      () => `</title>\n    ${links('rel="preload" as="style"', [...sheets, ...inText])}`,
    )
    .replace('</head>', () => `  ${links('rel="stylesheet"', sheets)}\n  </head>`)
    .replace('</body>', () => `  ${[...modules, ...soon.map(later)].join('\n    ')}\n  </body>`);
}
