/** Nothing that authors may write is missing from the contract, and steps are found by what they show. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Core } from '../../wasm/binding';
import { attributes } from '../../web/src/element/options';
import { stepAt } from '../../web/src/state/shown-step';
import { keys } from '../../web/src/state/url';
import { isValid } from '../web/json-schema';

const here = import.meta.dirname;
const read = (file: string) => readFileSync(join(here, file), 'utf8');
const jsonIn = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

const schema = JSON.parse(
  readFileSync(join(here, '../../web/public/schema/messages-1.json'), 'utf8'),
);
const reports = jsonIn(read('reports.txt'));

test.each(reports.map((report) => [JSON.stringify(report), report]))('%s', (_, report) => {
  expect(isValid(report, schema.$defs.toHost, schema)).toBe(true);
});

test('every kind of report is there', () => {
  const kinds = JSON.stringify(schema.$defs.toHost).match(/"(?:const|enum)":(\[[^\]]*\]|"[^"]*")/g);
  const named = (kinds ?? []).flatMap((kind) => kind.match(/"[a-z]\w*(?:\.\w+)?"/gi) ?? []);
  const said = JSON.stringify(reports);
  expect(named.filter((name) => !/const|enum/.test(name) && !said.includes(name))).toEqual([]);
});

test('every attribute is there, as is every key of a link', () => {
  const elements = read('elements.txt');
  expect(attributes.filter((name) => !new RegExp(`[\\s]${name}[=\\s>]`).test(elements))).toEqual(
    [],
  );
  const inLinks = new Set(jsonIn(read('links.txt')).flatMap((link) => Object.keys(link)));
  expect(keys.filter((key) => !inLinks.has(key))).toEqual([]);
});

test('every style that a page may set is a token, or is used by name', () => {
  const names = read('styles.txt').match(/^--.*$/gm) ?? [];
  const css = ['tokens.css', 'element-reset.css'].map((file) =>
    readFileSync(join(here, '../../web/src/styles', file), 'utf8'),
  );
  const source = readFileSync(join(here, '../../web/src/element/stride-wise.ts'), 'utf8');
  const known = (name: string) =>
    css[0]?.includes(`${name.replace('stridewise-', '')}:`) || `${css[1]}${source}`.includes(name);
  expect(names.length).toBeGreaterThan(15);
  expect(names.filter((name) => !known(name))).toEqual([]);
});

test('every command is there', () => {
  const commands = new Set(jsonIn(read('messages.txt')).map(({ type }) => type));
  expect([...commands].toSorted()).toEqual(
    ['fonts', 'goTo', 'next', 'pause', 'play', 'previous', 'start', 'theme'].toSorted(),
  );
});

/** Some are about reading alone: without a library they have no story. */
const named = [...jsonIn(read('links.txt')), ...jsonIn(read('elements.txt'))].filter(
  ({ at, code }) => at && String(code).startsWith('import'),
);
const core = await Core.fromBytes(readFileSync(join(here, '../../build/wasm/core.wasm')));

test.each(named.map(({ code, at, statement }) => [at, code, statement] as const))(
  'a step is found that shows %s',
  (at, code, statement) => {
    const { statements } = core.run(String(code));
    const told = statement ?? statements.findLast(({ operations }) => operations > 0)?.index;
    const story = core.story(String(code), Number(told));
    expect(story && stepAt(core, String(code), story, String(at))).not.toBeNull();
  },
);
