// npm start: build core.wasm and the site, then serve the site.
// npm start -- --port N --host ADDRESS: elsewhere than at this machine's own port 4173.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { must, root, say } from './lib/run.mjs';
import { serverOptions, startServer } from './serve.mjs';

const { port, host } = parseArgs({ options: serverOptions }).values;

await must(process.execPath, ['scripts/build-wasm.mjs']);
say('Building the site');
await must(process.execPath, ['scripts/build-site.mjs']);
const { url } = await startServer({ root: join(root, 'web/dist'), port: Number(port), host });
console.log(`\nStridewise is at ${url}`);
console.log(`For authors of courses: ${url}author/ makes a widget, ${url}docs/ says the rest`);
