// npm start: build core.wasm and the site, then serve the site.
import { join } from 'node:path';
import { must, root, say } from './lib/run.mjs';
import { startServer } from './serve.mjs';

await must(process.execPath, ['scripts/build-wasm.mjs']);
say('Building the site');
await must(process.execPath, ['scripts/build-site.mjs']);
const { url } = await startServer({ root: join(root, 'web/dist'), port: 4173 });
console.log(`\nStridewise is at ${url}`);
