// npm run pictures: draws the pictures of README.md into web/public/pictures, with the site's own
// figures. tests/web/readme-pictures.test.ts fails when they are out of date.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './lib/run.mjs';
import { withWebModule } from './lib/web-module.mjs';

const folder = join(root, 'web/public/pictures');
const wasm = await readFile(join(root, 'build/wasm/core.wasm'));
await mkdir(folder, { recursive: true });

await withWebModule('/src/film/index.ts', async ({ Core, readmePictures }) => {
  const pictures = await readmePictures(await Core.fromBytes(wasm));
  for (const [name, svg] of Object.entries(pictures)) await writeFile(join(folder, name), svg);
  console.log(`In web/public/pictures: ${Object.keys(pictures).join(', ')}`);
});
