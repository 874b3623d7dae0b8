/** The author page: its ready widgets, and that its address has all that was chosen. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { version } from '../../package.json';
import { Core } from '../../wasm/binding';
import { kindOf, placeOf, withScheme } from '../../web/src/author/places';
import { chosenReady } from '../../web/src/author/Ready';
import { readyRoom, readyWidgets } from '../../web/src/author/ready';
import { readyStills } from '../../web/src/author/ready-stills';
import { type hostIds, snippet, withElement, withFrame } from '../../web/src/author/snippets';
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

/** In courses, word for word; tests/contract says so. */
const kept = readFileSync(join(import.meta.dirname, '../contract/author.txt'), 'utf8')
  .split('### ')
  .slice(1)
  .map((entry) => entry.trimEnd().split('\n'));
test.each(kept)('%s is read for ever', (fragment = '', wanted = '') => {
  expect(readWork(fragment)).toEqual(JSON.parse(wanted));
});

describe('where the files are', () => {
  const here = 'https://here.example/';
  const state = { code: 'x = 1' };
  const made = (id: (typeof hostIds)[number], files: string | null) =>
    snippet(id, { state, title: 'x', line: 1, height: 420, ...placeOf(files, here) });

  test.each([
    [null, 'here'],
    ['', 'beside'],
    ['../stories', 'beside'],
    ['https://a.example/b', 'own'],
    ['//a.example/b', 'own'],
    ['jsdelivr', 'jsdelivr'],
    ['unpkg', 'unpkg'],
    ['toString', 'beside'],
  ])('%s is %s', (files, kind) => {
    expect(kindOf(files)).toBe(kind);
  });

  test('an address without its scheme gets one', () => {
    expect(withScheme(' example.org/course ')).toBe('https://example.org/course');
    expect(withScheme('http://localhost:80/')).toBe('http://localhost:80/');
    expect(withScheme(' ')).toBe('');
  });

  test('every snippet names the place, and a link the playground of this site', () => {
    for (const [files, begin] of [
      ['', ''],
      ['../stories', '../stories/'],
      ['https://a.example/b/', 'https://a.example/b/'],
    ] as const) {
      for (const id of withElement)
        expect(made(id, files), id).toContain(`src="${begin}v1/stride-wise.js"`);
      for (const id of withFrame) expect(made(id, files), id).toMatch(`"${begin}embed/?v=1`);
      expect(made('sizing', files)).toContain(`"${begin}v1/frames.js"`);
      expect(made('slides', files)).toContain(`"${begin}v1/reveal.js"`);
      // The files that are copied have no playground.
      expect(made('link', files)).toMatch(/^https:\/\/here\.example\/playground\//);
    }
  });

  test('a CDN has the files of this version', () => {
    const folder = `https://cdn.jsdelivr.net/npm/stridewise@${version}/element/`;
    expect(made('element', 'jsdelivr')).toContain(`src="${folder}stride-wise.js"`);
    expect(made('slides', 'unpkg')).toContain(
      `"https://unpkg.com/stridewise@${version}/element/reveal.js"`,
    );
  });
});

test('a slide asks for the full size; a compact one says its height', () => {
  const wanted = { site: '', title: 'x', line: 1, height: 412 };
  const full = snippet('reveal', { ...wanted, state: { code: 'x' } });
  expect(full).toContain('r-stretch');
  expect(full).toContain('size=full');
  const compact = snippet('reveal', { ...wanted, state: { code: 'x', size: 'compact' } });
  expect(compact).not.toContain('r-stretch');
  expect(compact).toContain('height="412"');
});
