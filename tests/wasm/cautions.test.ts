/** How often a caution is right: everyday programs that draw none, silent bugs that draw one. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { Core } from '../../wasm/binding';
import type { Caution } from '../../wasm/types';

const root = join(import.meta.dirname, '../..');
let core: Core;
beforeAll(async () => {
  core = await Core.fromBytes(readFileSync(join(root, 'build/wasm/core.wasm')));
});

interface Case {
  name: string;
  program: string;
}

function readCases(file: string): Case[] {
  return readFileSync(join(import.meta.dirname, file), 'utf8')
    .split(/^### /m)
    .slice(1)
    .map((text) => {
      const end = text.indexOf('\n');
      return { name: text.slice(0, end), program: text.slice(end + 1).trimEnd() };
    });
}

interface Raised {
  caution: Caution;
  lines: { first: number; last: number };
}

function cautionsOf(program: string): Raised[] {
  const { statements, refusal } = core.run(program);
  expect(refusal, program).toBeNull();
  return statements.flatMap(({ index, span }) => {
    const lineOf = (at: number) => program.slice(0, at).split('\n').length;
    const lines = { first: lineOf(span.start), last: lineOf(span.end) };
    return (core.story(program, index)?.cautions ?? []).map((caution) => ({ caution, lines }));
  });
}

const everyday = readCases('everyday.txt');
const bugs = readCases('silent-bugs.txt');

const runs = ({ program }: Case) => core.run(program).statements.every(({ error }) => !error);

test('all of them run without an error', () => {
  expect([...everyday, ...bugs].filter((one) => !runs(one)).map(({ name }) => name)).toEqual([]);
});

test('of at least 150 everyday programs at most 2 % draw a caution', () => {
  const drawn = everyday.flatMap(({ name, program }) =>
    cautionsOf(program).map(({ caution }) => `${name}: ${caution.id}`),
  );
  const alarmed = new Set(drawn.map((text) => text.split(':')[0]));
  if (process.env.SHOW_CAUTIONS)
    console.log(`${alarmed.size} of ${everyday.length}\n${drawn.join('\n')}`);
  expect(everyday.length).toBeGreaterThanOrEqual(150);
  expect(alarmed.size, drawn.join('\n')).toBeLessThanOrEqual(everyday.length * 0.02);
});

test('of at least 60 silent bugs 85 % are caught at their statement', () => {
  const missed: string[] = [];
  for (const { name, program } of bugs) {
    const marked = program.split('\n').findIndex((line) => line.endsWith('# <-')) + 1;
    const raised = cautionsOf(program);
    const here = raised.filter(({ lines }) => lines.first <= marked && marked <= lines.last);
    if (process.env.SHOW_CAUTIONS)
      console.log(
        name,
        here.map(({ caution }) => caution.sentence),
      );
    if (here.length === 0) missed.push(`${name}: ${raised.map(({ caution }) => caution.id)}`);
  }
  expect(bugs.length).toBeGreaterThanOrEqual(60);
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(bugs.length * 0.15);
});
