/** Where a size comes from: the number that stands there, and what another one there does. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { Core } from '../../wasm/binding';
import type { Operation, SizePlace } from '../../wasm/types';

const root = join(import.meta.dirname, '../..');
let core: Core;
beforeAll(async () => {
  core = await Core.fromBytes(readFileSync(join(root, 'build/wasm/core.wasm')));
});

const cases = readFileSync(join(import.meta.dirname, 'size-places.txt'), 'utf8')
  .split(/^### /m)
  .slice(1)
  .map((text) => {
    const [name = '', ...lines] = text.trimEnd().split('\n');
    const isPlace = (line: string) => line.startsWith('=> ');
    const places = lines.filter(isPlace).map((line) => line.slice(3));
    const program = lines.filter((line) => !isPlace(line)).join('\n');
    return { name, program: `import torch\n${program}`, places };
  });

/** Lines are counted as in the table. */
const told = ({ tensor, dim, size, line, column, apart }: SizePlace): string =>
  `${tensor === null ? `asked ${dim}` : `${tensor}.${dim}`} ${size} at ${line - 1}:${column}` +
  (apart === null ? '' : `, ${apart} tells apart`);

/** Of the last operation of the last statement. */
function placesOf(program: string): SizePlace[] {
  const statement = core.run(program).statements.length - 1;
  const places = core.sizePlaces(program, statement);
  const last = (core.story(program, statement)?.operations.length ?? 0) - 1;
  return places.filter(({ operation }) => operation === last);
}

describe('places', () => {
  test.each(cases)('$name', ({ program, places }) => {
    expect(placesOf(program).map(told)).toEqual(places);
  });
  test('the span is the number, as the page counts', () => {
    for (const { program } of cases)
      for (const { start, end, size } of placesOf(program))
        expect(program.slice(start, end)).toBe(String(size));
  });
});

const recorded = (): { program: string }[] =>
  ['torch', 'numpy'].flatMap((dialect) =>
    readFileSync(join(root, `tests/vectors/random_${dialect}.jsonl`), 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .filter((_, at) => at % 4 === 0)
      .map((line) => JSON.parse(line) as { program: string }),
  );

/** The shape that a place is one of; of a shape that is asked for the result's, unless it is refused. */
function sizeAt(of: Operation | undefined, { tensor, dim }: SizePlace) {
  if (tensor === null && of?.refused) return undefined;
  return of?.tensors[tensor ?? of.result ?? -1]?.shape[dim];
}

test('another number there makes that size, and leaves those that come from elsewhere', () => {
  let [changed, stayed] = [0, 0];
  for (const { program } of recorded()) {
    const statement = core.run(program).suggested;
    if (statement === null) continue;
    const places = core.sizePlaces(program, statement);
    const before = core.story(program, statement);
    for (const place of places) {
      const other = Number(place.size) + 5;
      const next = program.slice(0, place.start) + other + program.slice(place.end);
      const story = core.run(next).statements[statement] && core.story(next, statement);
      const [was, now] = [before, story].map((one) => one?.operations[place.operation]);
      // Refused before it comes so far.
      if (!was || !now || now.name !== was.name || sizeAt(now, place) === undefined) continue;
      expect([next, sizeAt(now, place)]).toEqual([next, other]);
      changed++;
      for (const one of places) {
        if (one.operation !== place.operation || one.start === place.start) continue;
        if (one.tensor === null) continue;
        expect([next, told(one), sizeAt(now, one)]).toEqual([next, told(one), one.size]);
        stayed++;
      }
    }
  }
  expect(changed).toBeGreaterThan(400);
  expect(stayed).toBeGreaterThan(400);
}, 60_000);
