/** Pages of somebody else, at an origin of their own, as they would write them. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HostPage {
  html: string;
  /** The policy of that page. */
  csp?: string;
  /** Where it is none of HTML. */
  type?: string;
}

/** Serves `pages` by path. Another port is another origin. */
export async function startHost(pages: Record<string, HostPage>) {
  const server = createServer(({ url = '/' }, response) => {
    const page = pages[new URL(url, 'http://host/').pathname];
    response.statusCode = page ? 200 : 404;
    response.setHeader('Content-Type', page?.type ?? 'text/html; charset=utf-8');
    if (page?.csp) response.setHeader('Content-Security-Policy', page.csp);
    response.end(page?.html ?? '');
  });
  await new Promise<void>((done) => server.listen(0, done));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, close };
}
