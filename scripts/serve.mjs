// A small static server for the built site:
//   node scripts/serve.mjs [folder] [--port N] [--host ADDRESS]
// It sends the headers that a real host of Stridewise should send, and listens on this machine
// alone unless --host names an address (0.0.0.0: all of them).

import { lstat, readFile, realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { isIPv6 } from 'node:net';
import { join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { accepts, encodings } from './lib/encodings.mjs';
import { isCompressible, mediaType } from './lib/media-types.mjs';

/**
 * Pages contain their own content policy (scripts/lib/policy.mjs), but only a header can say who may
 * frame them: anybody may frame an embed; other pages may be framed by their own site alone.
 */
const mayFrame = (pathname) => `frame-ancestors ${pathname.startsWith('/embed/') ? '*' : "'self'"}`;

const within = (root, path) =>
  path === root || path.startsWith(root.endsWith(sep) ? root : root + sep);

/** The file under `root` that answers `pathname`: {path, status}, {redirect} or undefined. */
async function find(root, pathname) {
  const path = resolve(root, `.${pathname}`);
  if (!within(root, path)) return undefined;
  // Symbolic links are resolved first, so that a link can't lead out of the folder.
  const isFile = async (name) => {
    const real = await realpath(name).catch(() => undefined);
    return real !== undefined && within(root, real) && (await stat(real)).isFile();
  };
  if (!pathname.endsWith('/') && (await isFile(path))) return { path, status: 200 };
  const index = join(path, 'index.html');
  if (!(await isFile(index))) return undefined;
  return pathname.endsWith('/') ? { path: index, status: 200 } : { redirect: `${pathname}/` };
}

/** The compressed file beside `path`, if it exists, is not a link and is not older than the file. */
async function besides(path, { ending }, mtimeMs) {
  const kept = path + ending;
  const info = await lstat(kept).catch(() => undefined);
  return info?.isFile() && info.mtimeMs >= mtimeMs ? readFile(kept) : undefined;
}

/** Reads each version of a file once, and compresses it if the build has not. */
function createReader(best) {
  const encode = best ? 'encode' : 'encodeSoon';
  const cache = new Map();
  return async function read(path, encoding) {
    const { mtimeMs, size } = await stat(path);
    const key = `${path}\n${encoding?.name}`;
    const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}-${encoding?.name ?? 'raw'}"`;
    if (cache.get(key)?.etag !== etag) {
      const raw = await readFile(path);
      const body = encoding
        ? ((await besides(path, encoding, mtimeMs)) ?? (await encoding[encode](raw)))
        : raw;
      cache.set(key, { etag, body });
    }
    return cache.get(key);
  };
}

async function answer({ root, csp, read, pages }, request, response) {
  const send = (status, headers, body) => {
    response.writeHead(status, { 'X-Content-Type-Options': 'nosniff', ...headers });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return send(405, { Allow: 'GET, HEAD' }, 'Only GET and HEAD.\n');
  }
  let pathname;
  let search;
  try {
    const url = new URL(`http://localhost${request.url}`);
    pathname = decodeURIComponent(url.pathname);
    search = url.search;
  } catch {
    return send(400, {}, 'This address cannot be read.\n');
  }
  if (pathname.includes('\0')) return send(400, {}, 'This address cannot be read.\n');

  const page = pages.get(pathname);
  if (page) return send(200, { 'Content-Type': 'text/html', ...page.headers }, page.body);

  const notFound = { path: join(root, '404.html'), status: 404 };
  const found = (await find(root, pathname)) ?? notFound;
  if (found.redirect) {
    // Slashes are joined so that //host/ cannot become an address of another host.
    const location = encodeURI(found.redirect.replace(/^[/\\]+/, '/')) + search;
    return send(308, { Location: location });
  }

  const type = mediaType(found.path);
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = isCompressible(type)
    ? encodings.find(({ name }) => accepts(accepted, name))
    : undefined;
  const file = await read(found.path, encoding).catch(() => undefined);
  if (!file) return send(404, { 'Content-Type': 'text/plain' }, 'There is no such page.\n');

  const headers = {
    'Content-Type': type,
    ETag: file.etag,
    Vary: 'Accept-Encoding',
    // Names in a folder assets/ or parts/ carry a hash of the content.
    'Cache-Control': /\/(assets|v1\/parts)\//.test(pathname)
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
    // Scripts and core.wasm are fetched across origins by sandboxed embeds.
    'Access-Control-Allow-Origin': '*',
    ...(encoding && { 'Content-Encoding': encoding.name }),
    ...(csp &&
      type.startsWith('text/html') && {
        'Content-Security-Policy': mayFrame(pathname),
        'Referrer-Policy': 'no-referrer',
      }),
  };
  if (found.status === 200 && request.headers['if-none-match'] === file.etag) {
    return send(304, headers);
  }
  send(found.status, { ...headers, 'Content-Length': file.body.length }, file.body);
}

function listen(server, host, port, tries) {
  return new Promise((done, fail) => {
    server.once('error', (error) => {
      if (error.code !== 'EADDRINUSE' || tries <= 1) return fail(error);
      done(listen(server, host, port + 1, tries - 1));
    });
    server.listen(port, host, () => {
      server.removeAllListeners('error');
      done(server.address().port);
    });
  });
}

export const thisMachine = '127.0.0.1';

/** The command-line options of every script that starts a server. */
export const serverOptions = {
  port: { type: 'string', default: '4173' },
  host: { type: 'string', default: thisMachine },
};

/**
 * Serves `root` at `port` or the next free one (0: any). Resolves to {url, port, close}.
 * Without `csp` the server plays somebody else's host, as the embedding tests need. `best`: compress
 * as well as possible rather than quickly. `pages`: further pages, each a {body, headers} by its path.
 */
export async function startServer({
  root,
  port = 4173,
  host = thisMachine,
  csp = true,
  best = false,
  pages = new Map(),
}) {
  const context = { root: await realpath(root), csp, read: createReader(best), pages };
  // Old links hold whole programs in their query.
  const server = createServer({ maxHeaderSize: 256 * 1024 }, (request, response) => {
    answer(context, request, response).catch((error) => {
      console.error(error);
      response.destroy();
    });
  });
  const actual = await listen(server, host, port, 100);
  const close = () =>
    new Promise((done) => {
      server.close(done);
      server.closeAllConnections();
    });
  // 0.0.0.0 (listen on all addresses) can't be opened in a browser; localhost can.
  const local = [thisMachine, '0.0.0.0', '::', '::1'].includes(host);
  const name = local ? 'localhost' : isIPv6(host) ? `[${host}]` : host;
  return { url: `http://${name}:${actual}/`, port: actual, close };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: serverOptions,
  });
  const folder = positionals[0] ?? fileURLToPath(new URL('../web/dist', import.meta.url));
  const { port, host } = values;
  const { url } = await startServer({ root: folder, port: Number(port), host });
  console.log(`Stridewise is at ${url}`);
}
