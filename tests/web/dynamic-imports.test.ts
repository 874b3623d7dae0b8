/** A dynamic import is a file of its own and a wait: each has a reason that a reader would name. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const source = resolve(import.meta.dirname, '../../web/src');
const MOST = 21;

test('the page has at most 21 dynamic imports', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const found = files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      // Comments may name one.
      const code = readFileSync(join(source, file), 'utf8').replace(/^\s*(\*|\/\*|\/\/).*$/gm, '');
      return [...code.matchAll(/(?<!typeof )\bimport\(|import\.meta\.glob(?=[^;]*;)/g)]
        .filter(({ index }) => !/eager: true/.test(code.slice(index, code.indexOf(';', index))))
        .map(() => file);
    });
  expect(found.length).toBeGreaterThan(10);
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(MOST);
});
