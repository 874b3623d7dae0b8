/** The pages for authors say all that there is, and nothing else. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { hostIds, snippet } from '../../web/src/author/snippets';
import { attributes, events, methods, parts, properties } from '../../web/src/docs/element-facts';
import { code, exampleAt } from '../../web/src/docs/example';
import { hostDocs, untried, versionsOf } from '../../web/src/docs/hosts';
import { attributes as all } from '../../web/src/element/options';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const declared = read('npm/element.d.ts');

test('every attribute, method and event', () => {
  expect(Object.keys(attributes).toSorted()).toEqual([...all].toSorted());
  const [, listed = ''] = /interface StrideWiseEvents \{([\s\S]*?)\n\}/.exec(declared) ?? [];
  const names = [...listed.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name);
  expect(Object.keys(events)).toEqual(names);
  const called = [...declared.matchAll(/^ {2}(\w+)\((\w*)[^)]*\): void;$/gm)];
  const own = called.filter(([, name = '']) => !/(Callback|Listener)$/.test(name));
  expect(Object.keys(methods)).toEqual(own.map(([, name, value]) => `${name}(${value})`));
  for (const name of Object.keys(properties)) expect(declared).toContain(`readonly ${name}:`);
});

test('every part', () => {
  const files = readdirSync(join(root, 'web/src'), { recursive: true, encoding: 'utf8' });
  const named = files
    .filter((file) => file.endsWith('.tsx') && !file.startsWith('docs/'))
    .flatMap((file) => [...read(`web/src/${file}`).matchAll(/\bpart="(\w+)"/g)])
    .map(([, name]) => name);
  expect([...new Set(named)].toSorted()).toEqual(Object.keys(parts).toSorted());
});

test('every snippet of the author page stands on a page for its tool', () => {
  const shown = hostDocs.flatMap(({ paste }) => paste.map(([id]) => id));
  const elsewhere = ['link', 'picture'];
  expect(hostIds.filter((id) => !shown.includes(id))).toEqual(elsewhere);
  for (const id of shown)
    if (id !== 'sizing' && id !== 'slides')
      expect(snippet(id, exampleAt('https://h/'))).toMatch(/view/);
  expect(code).toContain('y.view(12)');
});

test('a tool is either tried, at versions that are named, or said not to be', () => {
  for (const doc of hostDocs) {
    expect(doc.packages === null, doc.slug).toBe(doc.slug in untried);
    expect(versionsOf(doc).join(' '), doc.slug).not.toContain('undefined');
  }
});
