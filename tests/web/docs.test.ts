/** The pages for authors say all that there is, and nothing else. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { hostIds, snippet } from '../../web/src/author/snippets';
import { attributes, events, methods, parts, properties } from '../../web/src/docs/element-facts';
import { code, exampleAt } from '../../web/src/docs/example';
import { hosting } from '../../web/src/docs/hosting';
import { hostDocs, testedElsewhere, untried, versionsOf } from '../../web/src/docs/hosts';
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

test('every attribute is an option of the directive, too', () => {
  const source = read('python/stridewise/_directive.py');
  const listed = ['VALUED', 'FLAGS'].flatMap((name) => {
    const [, names = ''] = new RegExp(`^${name} = \\(([^)]*)\\)`, 'm').exec(source) ?? [];
    return [...names.matchAll(/"(\w+)"/g)].map(([, word]) => word);
  });
  const others = all.filter((name) => name !== 'code' && name !== 'lang');
  expect(listed.toSorted()).toEqual(others.toSorted());
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
  const elsewhere = ['picture'];
  expect(hostIds.filter((id) => !shown.includes(id))).toEqual(elsewhere);
  for (const id of shown)
    if (id !== 'sizing' && id !== 'slides')
      expect(snippet(id, exampleAt('https://h/'))).toMatch(/view/);
  expect(code).toContain('y.view(12)');
});

test('the example of a workflow is that of the docs', () => {
  const lines = read('examples/github-pages/pages.yml').trimEnd().split('\n');
  expect(lines.filter((line) => !line.startsWith('#')).join('\n')).toBe(hosting.workflow);
});

test('a tool is either tried, at versions that are named, or said not to be', () => {
  for (const doc of hostDocs) {
    const isElsewhere = doc.slug in untried || doc.slug in testedElsewhere;
    expect(doc.packages === null, doc.slug).toBe(isElsewhere);
    expect(versionsOf(doc).join(' '), doc.slug).not.toContain('undefined');
  }
});
