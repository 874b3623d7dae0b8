/** Every snippet that the project began from stands in the lesson it belongs to, with the same answer. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Core } from '../../wasm/binding';
import { lessons } from '../../web/src/lesson-list';
import { seedPlaces } from './seed-places';
import { loadCore } from './staged-stories';

const folder = join(import.meta.dirname, '../vectors/seeds');
const seeds = readdirSync(folder).filter((file) => file.endsWith('.py'));

interface Snippet {
  line: number;
  source: string;
  /** What Python says to it. */
  answer: string;
}

/** How a literal is spread over lines is not part of it. */
const onOneLine = (source: string) =>
  source
    .replace(/,?\s*\n\s*(?=[\])])/g, '')
    .replace(/(?<=[[(])\s*\n\s*/g, '')
    .replace(/\s*\n\s*/g, ' ');

let core: Core;
let snippets: Record<string, Snippet[]>;

/** All but imports, and names alone: those only print what the line before has made. */
function snippetsOf(program: string): Snippet[] {
  return core
    .run(program)
    .statements.filter(({ source }) => !/^(import .*|\w+)$/.test(source))
    .map(({ line, source, output, error, refusal }) => {
      expect(refusal, source).toBeNull();
      return { line, source: onOneLine(source), answer: error?.message ?? output };
    });
}

beforeAll(async () => {
  core = await loadCore();
  snippets = Object.fromEntries(
    seeds.map((file) => [file.slice(0, 2), snippetsOf(readFileSync(join(folder, file), 'utf8'))]),
  );
});

const within = (line: number) => (range: [number, number]) => range[0] <= line && line <= range[1];

test('every snippet has a lesson', () => {
  const left = Object.entries(snippets).flatMap(([seed, all]) => {
    const ranges = seedPlaces.flatMap(([of, , ...lines]) => (of === seed ? lines : []));
    return all.filter(({ line }) => !ranges.some(within(line)));
  });
  expect(Object.keys(snippets)).toHaveLength(6);
  expect(left).toEqual([]);
});

test.each(seedPlaces)('seed %s in %s', (seed, slug, ...ranges) => {
  const programs = Object.values(lessons.find((lesson) => lesson.slug === slug)?.programs ?? {});
  const held = programs.map((program) => snippetsOf(program));
  for (const range of ranges) {
    const wanted = snippets[seed]?.filter(({ line }) => within(line)(range)) ?? [];
    expect(wanted.length).toBeGreaterThan(0);
    const missing = held.map((own) =>
      wanted.filter(
        (one) => !own.some(({ source, answer }) => source === one.source && answer === one.answer),
      ),
    );
    const fewest = missing.toSorted((a, b) => a.length - b.length)[0];
    expect(fewest, `lines ${range.join(' to ')}`).toEqual([]);
  }
});
