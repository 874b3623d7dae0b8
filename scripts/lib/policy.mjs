// What a page of the built site may load and run, said in the page itself, so that every host says it.
// Only what a header alone can say (who may frame a page) is left to the server: scripts/serve.mjs.
import { createHash } from 'node:crypto';

const META = '<meta charset="utf-8" />';

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hashes of what stands in the page itself. Data in a script (JSON-LD) is not run and needs none. */
const hashesOf = (html, tag) =>
  [...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, text]) =>
    hashOf(text),
  );

const written = (directives) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/** What all pages have in common. `own` is the site, `scripts` and `styles` what stands in the page. */
const policyOf = (own, { scripts = [], styles = [], ...more }) =>
  written({
    'default-src': ["'none'"],
    // A page may be a file: a page of the web is given none.
    'script-src': [...own, 'file:', "'wasm-unsafe-eval'", ...new Set(scripts)],
    'style-src': [...own, 'file:', ...new Set(styles)],
    // Pictures are copied and saved by way of a canvas, which an SVG comes to as an image.
    'img-src': [...own, 'file:', 'data:'],
    'connect-src': own,
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    ...more,
  });

const meta = (policy) => `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;

/** Links lead to other sites without saying from where. */
const head = (html, ...lines) =>
  html.replace(META, () =>
    [META, ...lines, '<meta name="referrer" content="no-referrer" />'].join('\n    '),
  );

/** A page with its policy; `html` is as it will be sent. */
export const withPolicy = (path, html) =>
  head(
    html,
    meta(
      policyOf(["'self'"], {
        scripts: hashesOf(html, 'script'),
        styles: hashesOf(html, 'style'),
        'worker-src': ["'self'"],
        // The policies are made in web/src/lib/offline.ts, web/src/playground/trusted-html.ts,
        // web/src/core/run-in-worker.ts, boot.js, find-site.js.
        'trusted-types': [
          'stridewise-offline',
          'stridewise-editor',
          'stridewise-worker',
          'stridewise-file',
          ...(path === '/404.html' ? ['stridewise-found'] : []),
        ],
        ...(path === '/author/' && { 'frame-src': ["'self'"] }),
      }),
    ),
  );

/**
 * The same for an embed. In a sandbox it has an opaque origin, which 'self' does not match, and where
 * it will stand is not known when it is built: a script that runs first names its own address.
 */
export function withEmbedPolicy(html) {
  // boot.js and from-file.js make them where the embed is a file.
  const bare = { 'trusted-types': ['stridewise-file', 'stridewise-whole'] };
  const narrow = `${JSON.stringify(policyOf(['OWN'], bare).split('OWN'))}.join(location.protocol=="file:"?"file:":location.origin)`;
  const script = `document.head.append(Object.assign(document.createElement("meta"),{httpEquiv:"Content-Security-Policy",content:${narrow}}))`;
  const wide = policyOf(['http:', 'https:'], { ...bare, scripts: [hashOf(script)] });
  return head(html, meta(wide), `<script>${script}</script>`);
}
