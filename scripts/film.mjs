// A strip of eight frames of every storyboard, as SVG: npm run film -- [names of films].
// Writes build/film/<film>-<size>.svg for a laptop, a phone, an embed, and a projector.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './lib/run.mjs';
import { withWebModule } from './lib/web-module.mjs';

const sizes = {
  laptop: { frame: { width: 860, height: 480 }, columns: 2 },
  phone: { frame: { width: 328, height: 500 }, columns: 4 },
  embed: { frame: { width: 448, height: 300 }, columns: 3 },
  projector: { frame: { width: 1760, height: 800 }, columns: 2 },
};
const asked = process.argv.slice(2);
const folder = join(root, 'build/film');
const wasm = await readFile(join(root, 'build/wasm/core.wasm'));
await mkdir(folder, { recursive: true });

await withWebModule('/src/film/index.ts', async ({ Core, films, filmstrip }) => {
  const core = await Core.fromBytes(wasm);
  for (const film of films) {
    if (asked.length > 0 && !asked.includes(film.name)) continue;
    for (const [size, { frame, columns }] of Object.entries(sizes)) {
      const svg = filmstrip(core, film, frame, { frames: 8, columns });
      if (!svg) console.log(`${film.name}: not on the stage (${size})`);
      else await writeFile(join(folder, `${film.name}-${size}.svg`), svg);
    }
  }
});
console.log('The strips are in build/film');
