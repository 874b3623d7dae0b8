/** What is shipped is named with its licence, for readers and for machines. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { licencesText, merged } from '../../scripts/lib/licences.mjs';
import { linkedIn, sbomOf } from '../../scripts/lib/sbom.mjs';

const read = (file: string) => readFileSync(resolve(import.meta.dirname, '../..', file), 'utf8');
const lock = JSON.parse(read('package-lock.json'));
const linked = read('wasm/licences.md');
const one = { name: 'preact', version: '11.2.0', identifier: 'MIT', text: 'Copyright of one' };
const scoped = { ...one, name: '@preact/signals', version: '2.11.4' };

test('each is named once, by name, with its text', () => {
  const bundled = merged([[one, scoped], [{ ...one }]]);
  expect(bundled.map(({ name }) => name)).toEqual(['@preact/signals', 'preact']);
  const text = licencesText('our own', bundled, linked);
  expect(text.split('Copyright of one')).toHaveLength(3);
  expect(text).toContain('our own');
  expect(text).toContain('preact 11.2.0 (MIT)');
  expect(text).toContain(linked.trim());
});

test('a package without a text of its licence is not shipped', () => {
  expect(() => licencesText('', [{ ...one, text: '' }], '')).toThrow('preact 11.2.0');
});

test('the libraries in core.wasm are found in their text', () => {
  expect(linkedIn(linked)).toEqual([
    { name: 'musl', licence: 'MIT' },
    { name: 'Emscripten', licence: 'MIT' },
    { name: 'compiler-rt', licence: 'Apache 2.0 with LLVM Exceptions' },
  ]);
});

test('the list for machines has what CycloneDX asks for, and the hashes of the lock file', () => {
  const made = { version: '0.1.0', bundled: [one, scoped], linked, lock, emscripten: '3.1.6' };
  const { bomFormat, specVersion, metadata, components, dependencies } = sbomOf(made);
  expect([bomFormat, specVersion]).toEqual(['CycloneDX', '1.6']);
  expect(metadata.component).toMatchObject({ type: 'application', name: 'stridewise' });
  const [preact, signals] = components;
  expect(preact?.purl).toBe('pkg:npm/preact@11.2.0');
  expect(signals?.purl).toBe('pkg:npm/%40preact/signals@2.11.4');
  expect(preact?.hashes[0]?.content).toMatch(/^[0-9a-f]{128}$/);
  expect(components.map(({ name }) => name)).toContain('musl');
  expect(components.at(-1)?.licenses).toEqual([{ expression: 'Apache-2.0 WITH LLVM-exception' }]);
  const references = components.map((component) => component['bom-ref']);
  expect(new Set(references).size).toBe(references.length);
  expect(dependencies[0]?.dependsOn).toEqual(references);
  expect(JSON.stringify(sbomOf(made))).toBe(JSON.stringify(sbomOf(made)));
});
