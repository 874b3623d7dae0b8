/** What authors write on `<stride-wise>`, and that building a site with it does no harm. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forRoot } from '../../web/element-styles';
import { attributes, programIn, queryOf, unknownOf } from '../../web/src/element/options';
import { parseLink } from '../../web/src/state/url';

const named = (given: Record<string, string>) => ({
  getAttribute: (name: string) => given[name] ?? null,
  getAttributeNames: () => Object.keys(given),
});
const read = (given: Record<string, string>, code = 'x', lang = 'ko') =>
  parseLink(queryOf(named(given), code, lang));

test('attributes are read as the query of an embed', () => {
  expect(
    read({ statement: '2', step: '4', at: 'CUT dim=0', controls: 'none', predict: '', fine: '0' }),
  ).toEqual({
    state: {
      code: 'x',
      statement: 2,
      step: 4,
      at: 'CUT dim=0',
      controls: 'none',
      predict: true,
      fine: false,
      lang: 'ko',
    },
    notes: [],
  });
});

test('what cannot be read is left out and told', () => {
  const { state, notes } = read({ theme: 'pink', height: '9', step: '-1' });
  expect(state).toEqual({ code: 'x', lang: 'ko' });
  expect(notes.map(({ about }) => about)).toEqual(['step', 'theme', 'height']);
});

test('an option that is none is found, and what frameworks and HTML have is no option', () => {
  const given = { sped: '2', step: '1', id: 'a', 'data-x': '', 'aria-label': '', 'v-if': 'x' };
  expect(unknownOf(named({ ...given, onclick: '', 'data-v-1': '' }))).toEqual(['sped']);
});

test('any attributes at all are read without throwing', () => {
  const name = fc.oneof(fc.constantFrom(...attributes), fc.string());
  fc.assert(
    fc.property(fc.dictionary(name, fc.string({ unit: 'binary' })), fc.string(), (given, code) => {
      read(given, code, '');
      unknownOf(named(given));
    }),
    { numRuns: 5_000 },
  );
});

test('the program stands as far left as it can', () => {
  const inside = (text: string) =>
    programIn({ querySelector: () => null, textContent: text } as unknown as Element);
  expect(inside('\n    import torch\n    if x:\n      y\n  ')).toBe('import torch\nif x:\n  y');
  expect(inside('\n\n\tx\r\n\n\ty\n')).toBe('x\n\ny');
  expect(inside('')).toBe('');
});

test('where there is no page the script defines nothing, and throws nothing', async () => {
  const { StrideWise } = await import('../../web/src/element');
  expect(typeof StrideWise).toBe('function');
});

test('styles are made to fit into a root of their own', () => {
  expect(forRoot(':root{--ink: light-dark(#000, #fff);--space-1: 0.25rem}')).toBe(
    '.sw-root{--ink: var(--stridewise-ink, light-dark(#000, #fff));' +
      '--space-1: var(--stridewise-space-1, calc(0.25 * var(--sw-rem, 16px)))}',
  );
  expect(forRoot('@media (max-width: 32rem) {a{height:40vw}}')).toBe(
    '@container stride-wise (max-width: 512px) {a{height:40cqi}}',
  );
  expect(forRoot('@media (width<=32rem){html{margin:-.5rem}}')).toBe(
    '@container stride-wise (width<=512px){.sw-root{margin:calc(-.5 * var(--sw-rem, 16px))}}',
  );
});
