import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languageNames } from '../../web/src/locales/languages';
import {
  defaults,
  formatAddress,
  formatLink,
  type LinkState,
  maxLink,
  parseAddress,
  parseLink,
  resolve,
} from '../../web/src/state/url';
import { sentenceOf } from '../../web/src/ui/link-words';

const runs = { numRuns: 10_000 };

const code = fc
  .array(fc.oneof(fc.constantFrom('\n', '\t', ' ', '+', '&', '=', '%', "'", '#'), fc.string()), {
    maxLength: 40,
  })
  .map((parts) => parts.join('').replace(/[^\n\t\u0020-\u007e\u00a0-\ud7ff]/g, '·'));

const states: fc.Arbitrary<Partial<LinkState>> = fc.record(
  {
    code,
    statement: fc.integer({ min: 0, max: 99_999 }),
    step: fc.oneof(
      fc.maxSafeNat(),
      fc.bigInt({ min: 2n ** 53n, max: 10n ** 29n }).map((big) => String(big)),
    ),
    speed: fc.constantFrom(0.5, 1, 2, 4),
    theme: fc.constantFrom('auto', 'light', 'dark'),
    lang: fc.constantFrom(...languageNames),
    controls: fc.constantFrom('full', 'minimal', 'none'),
    fine: fc.boolean(),
    letters: fc.boolean(),
  },
  { requiredKeys: [] },
);

/** A link with characters dropped, doubled, swapped for others or cut off. */
const mangled = fc
  .tuple(states, fc.array(fc.tuple(fc.nat(), fc.string({ unit: 'binary', maxLength: 4 }))))
  .map(([state, wounds]) =>
    wounds.reduce((text, [at, piece]) => {
      const place = at % (text.length + 1);
      return text.slice(0, place) + piece + text.slice(place + (at % 5));
    }, formatLink(state)),
  );

describe('a link', () => {
  test('of any valid state is read back as that state, with nothing to remark', () => {
    fc.assert(
      fc.property(states, (state) => {
        const link = formatLink(state);
        fc.pre(link.length <= maxLink);
        expect(parseLink(link)).toEqual({ state, notes: [] });
      }),
      runs,
    );
  });

  test('of the site is read back too, its program from the fragment', () => {
    fc.assert(
      fc.property(states, (state) => {
        const { search, hash } = new URL(formatAddress(state), 'https://x.y/');
        expect(parseAddress({ search, hash })).toEqual({ state, notes: [] });
        expect(search).not.toContain('code');
      }),
      { numRuns: 3000 },
    );
  });

  test('with program in query and fragment is the fragment, whole', () => {
    const search = '?code=x&statement=1&step=7&lang=ko&speed=9&theme=pink';
    expect(parseAddress({ search, hash: '#v=1&code=y' })).toEqual({
      state: { code: 'y', lang: 'ko' },
      notes: [{ about: 'theme' }],
    });
    expect(parseAddress({ search, hash: '#content' })).toEqual(parseLink(search));
    expect(parseAddress({ search, hash: '' })).toEqual(parseLink(search));
  });

  test('names its view in the fragment or in the query, and the fragment wins', () => {
    const read = (search: string, hash: string) => parseAddress({ search, hash }).state.view;
    expect(read('', '#v=1&code=x&view=map')).toBe('map');
    expect(read('?view=map', '#v=1&code=x')).toBe('map');
    expect(read('?view=map', '#v=1&code=x&view=steps')).toBe('steps');
  });

  test('of any text at all is read without throwing, into valid values or sentences', () => {
    const texts = fc.oneof(mangled, fc.string({ unit: 'binary' }), fc.string());
    fc.assert(
      fc.property(texts, (text) => {
        const { state, notes } = parseLink(text);
        for (const note of notes) expect(sentenceOf(note)).toMatch(/^[A-Z].*\.$/);
        expect(parseLink(formatLink(state)).state).toEqual(state);
      }),
      runs,
    );
  });

  test('can be formatted from any text, lone surrogates too', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(() => formatLink({ code: text })).not.toThrow();
      }),
      runs,
    );
  });

  test('keeps a program readable', () => {
    expect(formatLink({ code: 'x = torch.ones(2, 3)\nx[0]', statement: 1, step: 4 })).toBe(
      '?v=1&code=x+=+torch.ones(2,+3)%0Ax%5B0%5D&statement=1&step=4',
    );
  });

  test.each([
    ['?v=2&code=x', 'another version'],
    [`?v=1&code=${'x'.repeat(maxLink)}`, 'too long'],
    ['?v=1&code=%E0%A4%A', 'damaged'],
    ['?v=1&code=a%00b', 'characters'],
    ['?v=1&statement=-1', 'statement number'],
    ['?v=1&step=1e9', 'step'],
    ['?v=1&speed=900', 'speed'],
    ['?v=1&theme=pink', 'theme'],
    ['?v=1&lang=tlh', 'language'],
    ['?v=1&controls=all', 'controls'],
    ['?v=1&fine=yes', 'fine'],
    ['?v=1&letters=a', 'letters'],
  ])('%s is answered by one sentence', (link, about) => {
    const { state, notes } = parseLink(link);
    expect(state).toEqual({});
    expect(notes).toHaveLength(1);
    expect(notes.map(sentenceOf)[0]).toContain(about);
  });

  test('may hold keys of others, and of a key written twice the first one counts', () => {
    expect(parseLink('?utm_source=x&step=1&step=2&toString=3&__proto__=4')).toEqual({
      state: { step: 1 },
      notes: [],
    });
  });
});

test('the URL wins over an attribute, an attribute over a stored setting, that over the default', () => {
  const merged = resolve({ step: 1 }, { step: 2, speed: 2 }, { speed: 4, theme: 'dark' });
  expect(merged).toEqual({ ...defaults, step: 1, speed: 2, theme: 'dark' });
});
