/** The author page: its ready widgets, and that its address has all that was chosen. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { Core } from '../../wasm/binding';
import { chosenReady } from '../../web/src/author/Ready';
import { readyRoom, readyWidgets } from '../../web/src/author/ready';
import { readyStills } from '../../web/src/author/ready-stills';
import { freshWork, readWork, type Work, writeWork } from '../../web/src/author/use-work';
import { screen } from '../../web/src/film/screening';
import { playerWords } from '../../web/src/player/words';

let core: Core;
beforeAll(async () => {
  const wasm = join(import.meta.dirname, '../../build/wasm/core.wasm');
  core = await Core.fromBytes(readFileSync(wasm));
});

describe('ready widgets', () => {
  test.each(readyWidgets)('$name: the last statement has a story, drawn whole', ({ code }) => {
    const { suggested, statements } = core.run(code);
    expect(suggested).toBe(statements.length - 1);
    const stage = screen(core, { name: code, code }, readyRoom, playerWords)?.stage;
    expect(stage?.sprites.some(({ key }) => key === 'part')).toBe(false);
  });

  test('those that raise are the two that say so', () => {
    const raising = readyWidgets.filter(({ code }) => core.run(code).statements.at(-1)?.error);
    expect(raising.map(({ name }) => name)).toEqual(['refused', 'cat']);
  });

  test('their pictures are XML, one for each, and few bytes', () => {
    const svg = readyStills(core);
    const bare = svg.replace(/"[^"]*"/g, '""').replace(/>[^<]*/g, '>');
    expect(bare.match(/<[^>]*\s[\w-]+[\s/>][^>]*/g)).toBeNull();
    expect(bare).not.toContain('<style');
    const ids = [...svg.matchAll(/<g id="(\w+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(readyWidgets.map(({ name }) => name));
    expect(brotliCompressSync(svg).length).toBeLessThan(12 * 1024);
  });

  test('one is in the form until its story is changed', () => {
    expect(chosenReady(freshWork)?.name).toBe('stretch');
    expect(chosenReady({ ...freshWork, look: { theme: 'dark' } })?.name).toBe('stretch');
    expect(chosenReady({ ...freshWork, look: { step: 3 } })).toBeUndefined();
    expect(chosenReady({ ...freshWork, other: '' })).toBeUndefined();
    expect(chosenReady({ ...freshWork, code: 'import torch' })).toBeUndefined();
  });
});

const works: Partial<Work>[] = [
  {},
  { code: '', files: '' },
  { other: '' },
  { other: 'x = "&files=a#b"\n', files: '../stories/' },
  { look: { statement: 2, step: 4, at: 'CUT a="b c"', theme: 'dark', size: 'full', height: 480 } },
  { host: 'reveal', still: true, width: 'slide', files: 'https://a.example/b?c&d=1#e' },
];
test.each(works)('the address has all of %j', (part) => {
  const work = { ...freshWork, ...part };
  expect(readWork(writeWork(work))).toEqual(work);
});

test('a place in the page is no work, and what is not known is left out', () => {
  expect(readWork('')).toBeNull();
  expect(readWork('#content')).toBeNull();
  const read = readWork('#v=1&code=x&paste=nobody&still=yes&width=wide&size=huge');
  expect(read).toEqual({ ...freshWork, code: 'x' });
});
