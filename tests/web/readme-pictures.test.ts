/** README's pictures are what `npm run pictures` makes now. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { Core } from '../../wasm/binding';
import { readmePictures } from '../../web/src/film/readme';

const root = join(import.meta.dirname, '../..');
const folder = 'web/public/pictures';
let made: Record<string, string> = {};

beforeAll(async () => {
  const wasm = readFileSync(join(root, 'build/wasm/core.wasm'));
  made = await readmePictures(await Core.fromBytes(wasm));
});

test('none is stale: else run npm run pictures, and look at them', () => {
  expect(readdirSync(join(root, folder)).sort()).toEqual(Object.keys(made).sort());
  for (const [name, svg] of Object.entries(made))
    expect(svg === readFileSync(join(root, folder, name), 'utf8'), name).toBe(true);
});

test('README.md shows each of them, with what is seen in it, and no other', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const shown = [...readme.matchAll(/!\[([^\]]*)\]\(([^)]*)\)/g)];
  expect(shown.map(([, , path]) => path).sort()).toEqual(
    Object.keys(made)
      .map((name) => `${folder}/${name}`)
      .sort(),
  );
  for (const [, alt = ''] of shown) expect(alt.length).toBeGreaterThan(20);
});

test('they end at the steps that README tells of', () => {
  expect(made['refused-view.svg']).toMatch(
    /<desc>[^<]*0, 4, 1, 5: jumps of \+4, −3, \+4[^<]*<\/desc>/,
  );
  expect(made['column-and-row.svg']).toMatch(/<desc>[^<]*= 23, written[^<]*<\/desc>/);
});

test.each(['column-and-row.svg', 'refused-view.svg'])('%s moves, and rests at its end', (name) => {
  const svg = made[name] ?? '';
  const [, still = '', motion = ''] =
    /<style>([^{]*)\{visibility:hidden\}@media \(prefers-reduced-motion:no-preference\)(.*)<\/style>/.exec(
      svg,
    ) ?? [];
  const hidden = new Set(still.split(',').map((one) => one.slice(1)));
  const rules = [...motion.matchAll(/@keyframes (f\d+)\{(.*?)\}\}/g)];
  expect(rules.length).toBeGreaterThan(20);
  for (const [, rule = '', turns = ''] of rules) {
    expect(svg).toContain(`class="${rule}"`);
    expect(turns.startsWith('0%{'), rule).toBe(true);
    const last = turns.slice(turns.lastIndexOf('visibility:') + 'visibility:'.length);
    expect(last, rule).toBe(hidden.has(rule) ? 'hidden' : 'visible');
  }
  expect(svg.length).toBeLessThan(150_000);
});
