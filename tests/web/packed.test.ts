/** Texts in the fragment of a link: whole, damaged, and made to do harm. */
import { deflateRawSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { holdText, keepLong, openText } from '../../web/src/state/held-text';
import { fitsLink, mostText } from '../../web/src/state/most-text';
import { pack, unpack } from '../../web/src/state/packed';
import { createPacker, type Packer } from '../../web/src/state/packer';
import { formatAddress, parseAddress } from '../../web/src/state/url';

const holdIn = (packer: Packer) => (name: 'code', text: string) => holdText(name, text, packer);
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const deflated = (text: string | Uint8Array) => base64url(deflateRawSync(text));
const long = 'x = torch.ones(3)  # ångström 步幅\n'.repeat(1600);

describe('a text', () => {
  test('comes out as it went in', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 400 }), async (text) => {
        expect(await unpack(await pack(text))).toEqual({ text });
      }),
      { numRuns: 300 },
    );
    expect(await unpack(await pack(long))).toEqual({ text: long });
    expect(await unpack(await pack('\ufeffx\r\ny'))).toEqual({ text: '\ufeffx\r\ny' });
  });

  test('of 400 lines makes a short link', async () => {
    const lines = Array.from({ length: 400 }, (_, i) => `x${i} = torch.ones(${i}, 3) + ${i}`);
    expect((await pack(lines.join('\n'))).length).toBeLessThan(6000);
  });

  test('fits up to 64 KB of UTF-8, and not a byte more', async () => {
    expect(fitsLink('x'.repeat(mostText))).toBe(true);
    expect(fitsLink('x'.repeat(mostText + 1))).toBe(false);
    expect(fitsLink('é'.repeat(mostText / 2))).toBe(true);
    expect(fitsLink(`${'é'.repeat(mostText / 2)}x`)).toBe(false);
    const noise = Array.from({ length: mostText }, (_, i) => (i * 7919 * (i % 251)) % 95);
    const text = String.fromCharCode(...noise.slice(0, 60_000).map((code) => code + 32));
    expect(await unpack(await pack(text))).toEqual({ text });
  });
});

describe('what is no packed text is told, never thrown:', () => {
  const whole = deflated('import torch\ntorch.ones(3)');
  test.each<[string, string, 'damaged' | 'tooLong']>([
    ['nothing', '', 'damaged'],
    ['no base64url', 'a+b/c=', 'damaged'],
    ['other letters', 'ваш текст', 'damaged'],
    ['half a letter', `${whole.slice(0, 4)}A`, 'damaged'],
    ['cut off', whole.slice(0, -7), 'damaged'],
    ['no deflate', base64url(Buffer.from('\xff\xfe\xfd and more of it', 'latin1')), 'damaged'],
    ['gzip', base64url(gzipSync('x')), 'damaged'],
    ['not UTF-8', deflated(Uint8Array.of(0x78, 0xff, 0xfe)), 'damaged'],
    ['half a character', deflated(Uint8Array.of(0xe6, 0xad)), 'damaged'],
    ['one byte too long', deflated('x'.repeat(mostText + 1)), 'tooLong'],
    ['a bomb of 50 MB', deflated(new Uint8Array(50_000_000)), 'tooLong'],
    ['endless', 'A'.repeat(100_001), 'tooLong'],
  ])('%s', async (_what, packed, note) => {
    expect(await unpack(packed)).toBe(note);
    expect(await openText(`#v=1&code.z=${packed}`)).toEqual({ note });
    expect(parseAddress({ search: '', hash: `#v=1&code.z=${packed}&step=2` }, { note })).toEqual({
      state: { step: 2 },
      notes: [{ about: note }],
    });
  });

  test('any text at all, and any bytes that are deflated', async () => {
    const texts = fc.oneof(
      fc.base64String().map((text) => text.replaceAll('=', '')),
      fc.string({ unit: 'binary' }),
      fc.uint8Array().map(deflated),
      fc.tuple(fc.constant(whole), fc.nat(40), fc.nat(255)).map(([text, at, code]) => {
        return text.slice(0, at) + String.fromCharCode(code) + text.slice(at + 1);
      }),
    );
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const opened = await openText(`#v=1&code.z=${text}`);
        const { state, notes } = parseAddress({ search: '', hash: `#code.z=${text}` }, opened);
        expect(state.code !== undefined || notes.length > 0).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('what unpacks to characters that no program has', async () => {
    const opened = await openText(`#code.z=${deflated('a\0b')}`);
    expect(parseAddress({ search: '', hash: '#code.z=_' }, opened)).toEqual({
      state: {},
      notes: [{ about: 'code' }],
    });
  });
});

describe('an address', () => {
  test('holds the packed text once it is known, and the plain one until then', async () => {
    const packer = createPacker();
    expect(formatAddress({ code: 'x = 1', step: 2 }, holdIn(packer))).toBe(
      '#v=1&code=x+=+1&step=2',
    );
    await packer.prepare('x = 1');
    expect(formatAddress({ code: 'x = 1', step: 2, lang: 'ko' }, holdIn(packer))).toBe(
      `?lang=ko#v=1&code.z=${await pack('x = 1')}&step=2`,
    );
  });

  test('holds it plain where the browser cannot pack', async () => {
    vi.stubGlobal('CompressionStream', undefined);
    const packer = createPacker();
    await packer.prepare('x = 1');
    expect(formatAddress({ code: 'x = 1' }, holdIn(packer))).toBe('#v=1&code=x+=+1');
  });
});

describe('a text that is too long for a link', () => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  const longer = long.repeat(3);
  const hash = `#v=1&${holdText('code', longer, createPacker())}`;

  test('is kept by the tab, and found again', async () => {
    vi.stubGlobal('sessionStorage', storage);
    expect(keepLong('code', longer)).toBe(true);
    expect(hash.length).toBeLessThan(40);
    expect(await openText(hash)).toEqual({ text: longer, note: 'long' });
    keepLong('code', `${longer}!`);
    expect(await openText(hash)).toEqual({ note: 'notHere' });
  });

  test('is said to be elsewhere where the tab has none, or may not have any', async () => {
    stored.clear();
    vi.stubGlobal('sessionStorage', storage);
    expect(await openText(hash)).toEqual({ note: 'notHere' });
    vi.stubGlobal('sessionStorage', undefined);
    expect(keepLong('code', longer)).toBe(false);
    expect(await openText(hash)).toEqual({ note: 'notHere' });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});
