// Puts into a page the styles that it needs as it is sent. Its whole style sheets come after its first
// paint: a browser paints nothing before it has read every rule, and a page uses a third of them.

const SHEETS = /\s*<link rel="stylesheet" href="([^"]+)" ?\/?>/g;
const SHEET_PRELOADS = /\s*<link rel="preload" as="style"[^>]*>/g;
const SCRIPTS = /<script type="module"/g;
/** web/src/lib/late-styles.ts makes them style sheets. */
const LATER = 'rel="preload" as="style" fetchpriority="low" data-late';

/** `read` gives the text of a style sheet by its address. */
export function withFirstStyles(html, read) {
  const sheets = [...html.matchAll(SHEETS)].map(([, href]) => href);
  const bare = html.replace(SHEETS, '').replace(SHEET_PRELOADS, '');
  const css = usedIn(sheets.map(read).join(''), bare);
  const links = sheets.map((href) => `  <link ${LATER} href="${href}" />\n  `).join('');
  return bare
    .replace('</head>', () => `  <style>${css}</style>\n  </head>`)
    .replace(SCRIPTS, '<script fetchpriority="low" type="module"')
    .replace('</body>', () => `${links}</body>`);
}

/** The rules of a style sheet that can apply in a page as it is sent. */
export function usedIn(css, html) {
  const names = namesIn(html);
  const keep = (text) => [...rulesOf(text)].map(kept).join('');
  const kept = ([head, body]) => {
    if (/^@(media|supports|container)/.test(head)) {
      const inner = keep(body);
      return inner && `${head}{${inner}}`;
    }
    const applies = head.startsWith('@')
      ? /^@(font-face|property)/.test(head)
      : selectorsOf(head).some((parts) => parts.every((part) => names.has(part)));
    return applies ? `${head}{${body.trim()}}` : '';
  };
  return keep(css.replace(/\/\*[\s\S]*?\*\//g, ''));
}

/** Each rule as [what is before its braces, what is in them]. */
function* rulesOf(css) {
  let start = 0;
  for (let open = css.indexOf('{'); open >= 0; open = css.indexOf('{', start)) {
    let end = open + 1;
    for (let depth = 1; depth > 0 && end < css.length; end++)
      depth += { '{': 1, '}': -1 }[css[end]] ?? 0;
    yield [css.slice(start, open).trim(), css.slice(open + 1, end - 1)];
    start = end;
  }
}

/** Tags, .classes and [attributes] that each selector needs; conditions in brackets and on the root are left out. */
const selectorsOf = (head) =>
  head
    .replace(/:[\w-]+\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '')
    .replace(/(html|:root)[^\s>+~,]*/g, '')
    .replace(/\[([\w-]+)[^\]]*\]/g, '[$1')
    .replace(/::?[\w-]+/g, '')
    .split(',')
    .map((selector) => selector.match(/[.[#]?[a-z][\w-]*/gi) ?? []);

function namesIn(html) {
  const names = new Set(['body']);
  for (const [, tag, rest] of html.matchAll(/<([a-z]\w*)((?:[^>"]|"[^"]*")*)>/gi)) {
    names.add(tag);
    for (const [, name, value = ''] of rest.matchAll(/([\w-]+)(?:="([^"]*)")?/g)) {
      names.add(`[${name}`);
      if (name === 'class') for (const one of value.split(/\s+/)) names.add(`.${one}`);
      if (name === 'id') names.add(`#${value}`);
    }
  }
  return names;
}
