// The Content-Security-Policy of each page of the built site: what it may load and run. The policy is
// a <meta> in the page, so that it holds on every host. Only the rule about who may frame a page needs
// a header, and is left to the server: scripts/serve.mjs.
import { createHash } from 'node:crypto';

const META = '<meta charset="utf-8" />';

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hashes of the inline scripts or styles of a page. Data in a script (JSON-LD) is not run: no hash. */
const hashesOf = (html, tag) =>
  [...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, text]) =>
    hashOf(text),
  );

const written = (directives) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/** The rules of all pages. `own` is the site's source; `scripts` and `styles` are hashes of inline code. */
const policyOf = (own, { scripts = [], styles = [], ...more }) =>
  written({
    'default-src': ["'none'"],
    // Allows files, because a page may be opened as a file; a web page can't load files anyway.
    'script-src': [...own, 'file:', "'wasm-unsafe-eval'", ...new Set(scripts)],
    'style-src': [...own, 'file:', ...new Set(styles)],
    // Copying or saving a picture draws its SVG on a canvas, as an image from a blob.
    'img-src': [...own, 'file:', 'data:'],
    'font-src': [...own, 'file:'],
    'connect-src': own,
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    ...more,
  });

const meta = (policy) => `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;

/** Adds lines to the head, and a referrer policy: links do not tell other sites which page they are on. */
const head = (html, ...lines) =>
  html.replace(META, () =>
    [META, ...lines, '<meta name="referrer" content="no-referrer" />'].join('\n    '),
  );

/** Adds the policy to a page. `html` must be final: its inline code is hashed. */
export const withPolicy = (path, html) =>
  head(
    html,
    meta(
      policyOf(["'self'"], {
        scripts: hashesOf(html, 'script'),
        styles: hashesOf(html, 'style'),
        'worker-src': ["'self'"],
        // These Trusted Types policies are created in web/src/lib/offline.ts, web/src/playground/trusted-html.ts,
        // web/src/core/run-in-worker.ts, boot.js, find-site.js.
        'trusted-types': [
          'stridewise-offline',
          'stridewise-editor',
          'stridewise-worker',
          'stridewise-file',
          ...(path === '/404.html' ? ['stridewise-found'] : []),
        ],
        ...(path === 'author/' && { 'frame-src': ["'self'"] }),
      }),
    ),
  );

/**
 * The same for an embed. A sandboxed embed has an opaque origin, which 'self' does not match, and its
 * address is not known when it is built. So its first script adds the address at run time.
 */
export function withEmbedPolicy(html) {
  // boot.js and from-file.js create these policies if the embed is opened as a file.
  const bare = (own) => ({
    'worker-src': own,
    'trusted-types': ['stridewise-file', 'stridewise-whole', 'stridewise-worker'],
  });
  const narrow = `${JSON.stringify(policyOf(['OWN'], bare(['OWN'])).split('OWN'))}.join(location.protocol=="file:"?"file:":location.origin)`;
  const script = `document.head.append(Object.assign(document.createElement("meta"),{httpEquiv:"Content-Security-Policy",content:${narrow}}))`;
  const wide = policyOf(['http:', 'https:'], {
    ...bare(['http:', 'https:']),
    scripts: [hashOf(script)],
  });
  return head(html, meta(wide), `<script>${script}</script>`);
}
