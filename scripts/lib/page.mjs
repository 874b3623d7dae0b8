// Opens the built site in Debian's Chromium, for the scripts that measure it.
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startServer } from '../serve.mjs';
import { root } from './run.mjs';

/** Serves web/dist, hands a fresh page and the site's address to `measure`, and closes both. */
export async function withPage(measure) {
  const server = await startServer({ root: join(root, 'web/dist'), port: 0 });
  const browser = await chromium.launch({
    executablePath: process.env.STRIDEWISE_CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  });
  try {
    return await measure(await browser.newPage(), server.url);
  } finally {
    await browser.close();
    await server.close();
  }
}
