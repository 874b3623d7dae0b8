// Opens the built site in Debian's Chromium, for the scripts that measure it.
import { join } from 'node:path';
import { chromium as engine } from '@playwright/test';
import { startServer } from '../serve.mjs';
import { chromium } from './chromium.mjs';
import { root } from './run.mjs';

/**
 * Serves web/dist and gives `use` the address of the playground, `newPage`, which opens a fresh page
 * for one task, and `hostPages`, for pages of another site (see startServer).
 * `executablePath`: the browser, if not the full one.
 */
export async function withBrowser(use, executablePath = chromium) {
  const hostPages = new Map();
  const site = { root: join(root, 'web/dist'), port: 0, best: true, pages: hostPages };
  const server = await startServer(site);
  const browser = await engine.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  });
  const newPage = async (task) => {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    try {
      return await task(await context.newPage());
    } finally {
      await context.close();
    }
  };
  try {
    const { url } = server;
    return await use({ newPage, hostPages, url, playground: `${url}playground/` });
  } finally {
    await browser.close();
    await server.close();
  }
}

/** The same for one page alone. */
export const withPage = (measure) =>
  withBrowser(({ newPage, url }) => newPage((page) => measure(page, url)));
