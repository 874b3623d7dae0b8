/** Stories as files: each says what it shows, and under which licence. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { Core } from '../../wasm/binding';
import {
  type Drawing,
  type DrawingLook,
  drawStory,
  sheetOf,
  textsOf,
} from '../../web/src/film/drawing';
import { gifOf } from '../../web/src/film/gif';
import { movingOf } from '../../web/src/film/moving';
import { LICENCE } from '../../web/src/film/picture-file';
import { withTexts } from '../../web/src/film/png';
import { PRINTED_ROOM, printableOf } from '../../web/src/film/printable';

const program = 'import torch\nx = torch.arange(6).view(2, 3)\nx[x < 3] + torch.ones(3)\n';
const look: DrawingLook = { theme: 'light', language: 'en', room: PRINTED_ROOM };
const source = 'x[x < 3] + torch.ones(3)';
let drawings: Drawing[] = [];
let core: Core;

beforeAll(async () => {
  const root = join(import.meta.dirname, '../..');
  core = await Core.fromBytes(readFileSync(join(root, 'build/wasm/core.wasm')));
  const drawn = await drawStory(core, program, 2, 'all', look);
  drawings = typeof drawn === 'string' ? expect.fail(drawn) : drawn;
  expect(drawings.length).toBeGreaterThan(5);
});

test('a step as SVG has its statement and number, its sentence, and the licence', () => {
  for (const { step, sentence, svg } of drawings) {
    const title = `${source.replace('<', '&lt;')} · Step ${step + 1}`;
    expect(svg).toContain(`<title>${title}</title>`);
    const [, said = ''] = /<desc>([^<]*)<\/desc>/.exec(svg) ?? [];
    expect(said.replaceAll('&lt;', '<')).toBe(sentence);
    expect(svg).toContain(`<metadata>${LICENCE}</metadata>`);
  }
});

test('all on one sheet have the statement as title, and the first and last step', () => {
  const sheet = sheetOf(drawings, look);
  const last = (drawings.at(-1)?.step ?? 0) + 1;
  expect(sheet.title).toBe(`${source} · Step 1–${last}`);
  expect(textsOf(sheet).description).toContain(drawings[1]?.sentence);
  expect(sheet.svg).toContain(`<metadata>${LICENCE}</metadata>`);
});

test('a GIF has them in its comment, a PNG in its chunks', async () => {
  const texts = textsOf(drawings[0] as Drawing);
  async function* frame() {
    yield { pixels: { width: 1, height: 1, data: new Uint8Array(4) }, wait: 100 };
  }
  const gif = Buffer.from(await gifOf(frame(), texts));
  const comment = gif.subarray(gif.lastIndexOf(Buffer.of(0x21, 0xfe)));
  const bare = Buffer.from(withTexts(new Uint8Array(40), texts));
  for (const text of [texts.title, texts.description, LICENCE]) {
    expect(comment.includes(text)).toBe(true);
    expect(bare.includes(text)).toBe(true);
  }
});

test('what moves goes on from a refusal to its cure, and ends there', async () => {
  const refused = 'import torch\nx = torch.ones(3, 2)\ny = torch.arange(3)\nx + y';
  const moving = await movingOf(core, refused, 3, look);
  if (typeof moving === 'string') return expect.fail(moving);
  const shots = [...moving.shots()].map(({ svg }) => svg);
  expect(shots).toHaveLength(moving.count);
  expect(shots.findLastIndex((svg) => svg.includes('>x + y<'))).toBeGreaterThan(10);
  expect(shots.at(-1)).not.toContain('>x + y<');
  expect(shots.at(-1)).toContain('>x + y.unsqueeze(1)<');
  expect(moving.texts.title).toBe('x + y');
  const sizes = shots.map((svg) => /<svg [^>]*>/.exec(svg)?.[0]);
  expect(new Set(sizes).size).toBe(1);
});

describe('a page to print', () => {
  const page = () => printableOf({ program, drawings, language: 'en' });

  test('says what it shows in its head, and in its body the program, each step and the licence', () => {
    const html = page();
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(html).toContain('<title>x[x &lt; 3] + torch.ones(3) · Stridewise</title>');
    expect(html).toContain(`<meta name="copyright" content="${LICENCE}">`);
    expect(html).toContain('<pre>import torch\nx = torch.arange(6).view(2, 3)\nx[x &lt; 3]');
    expect(html.match(/<li><svg/g)).toHaveLength(drawings.length);
    expect(html.split('</ol>')[1]).toContain(LICENCE);
  });

  test('needs nothing from elsewhere and runs nothing', () => {
    expect(page()).not.toMatch(/<script|<link|@import|\bsrc=|url\((?!#)/);
  });

  test('no program becomes markup', () => {
    const wild = '# "</pre><img onerror=x>\n';
    expect(printableOf({ program: wild, drawings, language: 'en' })).toContain(
      '<pre># &quot;&lt;/pre&gt;&lt;img onerror=x&gt;</pre>',
    );
  });
});
