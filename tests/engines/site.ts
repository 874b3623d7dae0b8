/** The built site without headers of its own, whose pages keep what they complain of. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startServer } from '../../scripts/serve.mjs';

/** Runs first in every page; its address is the site's, so that the page's policy lets it. */
const LISTEN = `
const heard = (window.heard = []);
addEventListener('error', ({ message }) => heard.push(message));
addEventListener('unhandledrejection', ({ reason }) => heard.push(String(reason)));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
  heard.push(violatedDirective + ' ' + blockedURI + ' ' + sample));
for (const level of ['warn', 'error']) {
  const say = console[level];
  console[level] = (...words) => {
    heard.push(words.join(' '));
    say.apply(console, words);
  };
}`;

export async function startSite() {
  const built = await startServer({ root: 'web/dist', port: 0, csp: false });
  const server = createServer(async ({ url }, response) => {
    if (url === '/listen.js') {
      response.setHeader('Content-Type', 'text/javascript');
      response.setHeader('Access-Control-Allow-Origin', '*');
      return response.end(LISTEN);
    }
    const answer = await fetch(new URL(url ?? '/', built.url), { redirect: 'manual' });
    response.statusCode = answer.status;
    for (const name of ['Content-Type', 'Location', 'Access-Control-Allow-Origin'])
      if (answer.headers.has(name)) response.setHeader(name, answer.headers.get(name) ?? '');
    const body = Buffer.from(await answer.arrayBuffer());
    const isPage = answer.headers.get('Content-Type')?.startsWith('text/html');
    const listening = '<script src="/listen.js"></script><meta name="viewport"';
    response.end(isPage ? body.toString().replace('<meta name="viewport"', listening) : body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await built.close();
  };
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/`, close };
}
