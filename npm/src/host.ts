/** Writes what widgets need into a folder of a site: the element, and a page for frames. */
import { cp, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const own = new URL('__PACKAGE__', import.meta.url);
const packed = (name: string) => fileURLToPath(new URL(name, own));

/** Returns what was written, or an error message. */
export async function hostIn(folder: string): Promise<{ told: string } | { problem: string }> {
  const page = join(folder, 'embed/index.html');
  const found = await readFile(page, 'utf8').catch(() => '');
  if (found && !found.includes('v1/frame.js'))
    return { problem: `${page} is another page; choose another folder` };
  const element = join(folder, 'v1/element');
  await rm(element, { recursive: true, force: true });
  await mkdir(element, { recursive: true });
  await cp(packed('hosted/'), folder, { recursive: true });
  await cp(packed('element/'), element, {
    recursive: true,
    filter: (file) => !file.endsWith('stride-wise-whole.js'),
  });
  // Scripts for pages around frames find nothing beside them.
  for (const name of ['frames.js', 'reveal.js'])
    await cp(packed(`element/${name}`), join(folder, 'v1', name));
  await cp(packed('licences.txt'), join(element, 'licences.txt'));
  const size = (await sizeOf(join(folder, 'v1'))) / 1e6;
  const files = `${join(folder, 'v1')} (${size.toFixed(1)} MB) and ${page}`;
  return { told: `Written: ${files}\nHow to use them: ${join(folder, 'v1/README.md')}\n` };
}

async function sizeOf(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  const sizes = await Promise.all(
    names.map(async (name) => {
      const info = await stat(join(folder, name));
      return info.isFile() ? info.size : 0;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
