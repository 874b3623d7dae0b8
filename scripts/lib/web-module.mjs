// Loads a module of web/src in Node through Vite, for scripts that draw without a browser.
import { join } from 'node:path';
import { createServer } from 'vite';
import { root } from './run.mjs';

/** `use` gets the module's exports; the Vite server is closed when it has finished. */
export async function withWebModule(path, use) {
  const server = await createServer({
    configFile: join(root, 'web/vite.config.ts'),
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    appType: 'custom',
    logLevel: 'error',
  });
  try {
    return await use(await server.ssrLoadModule(path));
  } finally {
    await server.close();
  }
}
