/** Links that stand in courses are read for ever as they were on the day they were copied. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseErrorAddress } from '../../web/src/state/error-link';
import { openText } from '../../web/src/state/held-text';
import { parseAddress, parseLink } from '../../web/src/state/url';

const text = readFileSync(join(import.meta.dirname, 'links.txt'), 'utf8');
const links = text
  .split('### ')
  .slice(1)
  .map((entry) => entry.trimEnd().split('\n'));

async function read(path: string | undefined, link: string) {
  if (path === '/embed/') return parseLink(link);
  const { search, hash } = new URL(link, 'https://host/');
  const opened = await openText(hash);
  if (path !== '/error/') return parseAddress({ search, hash }, opened);
  const { notes, ...state } = parseErrorAddress({ search, hash }, opened);
  return { state, notes };
}

test.each(links)('%s%s', async (path, link = '', wanted = '') => {
  expect(await read(path, link)).toEqual({ state: JSON.parse(wanted), notes: [] });
});

test('there are some of every page', () => {
  expect(new Set(links.map(([path]) => path))).toEqual(
    new Set(['/', '/playground/', '/embed/', '/error/']),
  );
});
