/** Rows of the map on the page: which are open at first, and which are seen. */
import { expect, test } from 'vitest';
import type { MapRow, ProgramMap } from '../../wasm/types';
import {
  changedRows,
  hasInner,
  numberNames,
  openAgain,
  openAtFirst,
  rowAround,
  seenRows,
} from '../../web/src/map/map-rows';

const row = (depth: number, more: Partial<MapRow> = {}) =>
  ({ depth, outcome: 'ran', given: [], value: [], ...more }) as unknown as MapRow;

const tree = [row(0), row(0), row(1), row(2), row(2), row(1), row(0)];

test('a row is seen if all rows around it are open', () => {
  expect(seenRows(tree, new Set())).toEqual([0, 1, 6]);
  expect(seenRows(tree, new Set([2]))).toEqual([0, 1, 6]);
  expect(seenRows(tree, new Set([1]))).toEqual([0, 1, 2, 5, 6]);
  expect(seenRows(tree, new Set([1, 2]))).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('a row has rows in it, and is in one', () => {
  expect(tree.map((_, at) => hasInner(tree, at))).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  expect([4, 2, 1].map((at) => rowAround(tree, at))).toEqual([2, 1, -1]);
});

test('levels are open at first as long as few rows are seen', () => {
  const deep = Array.from({ length: 4 }, () => [
    row(0),
    ...Array.from({ length: 6 }, () => [row(1), row(2), row(2)]).flat(),
  ]).flat();
  expect(seenRows(deep, openAtFirst(deep))).toHaveLength(4 + 4 * 6);
});

test('a row that raised is seen, however deep it is', () => {
  const raised = { outcome: 'raised' } as const;
  const wide = Array.from({ length: 30 }, () => [row(0), row(1)]).flat();
  const rows = [...wide, row(0, raised), row(1, raised), row(2, raised)];
  expect(seenRows(rows, openAtFirst(rows)).slice(-3)).toEqual([60, 61, 62]);
  expect(seenRows(rows, openAtFirst(rows))).toHaveLength(33);
});

test('each name of a dim has its own number', () => {
  const dims = (...names: (string | null)[]) => [{ name: null, shape: [], dimNames: names }];
  const rows = [row(0, { given: dims('b', null) as never, value: dims('t', 'b') as never })];
  expect([...numberNames({ rows } as unknown as ProgramMap)]).toEqual([
    ['b', 0],
    ['t', 1],
  ]);
});

const call = (depth: number, text: string, ...shape: number[]) =>
  row(depth, { text, times: 1, message: null, value: [{ shape }] as MapRow['value'] });

test('rows whose shapes changed are known, and lines above move nothing', () => {
  const before = [call(0, 'x = f(2)', 2), call(1, 'a', 2), call(0, 'y = g(x)', 4)];
  const other = [call(0, 'z', 1), call(0, 'x = f(2)', 2), call(1, 'a', 3), call(0, 'y = g(x)', 4)];
  expect([...changedRows(before, other)]).toEqual([0, 2]);
  expect(changedRows(before, [call(0, 'another', 1)]).size).toBe(0);
});

test('of two equal lines each is itself', () => {
  const before = [call(0, 'x += 1', 2), call(0, 'x += 1', 2)];
  expect([...changedRows(before, [call(0, 'x += 1', 2), call(0, 'x += 1', 3)])]).toEqual([1]);
});

test('rows stay open and closed through an edit, and one that fails now is open', () => {
  const before = [call(0, 'f', 2), call(1, 'a', 2), call(0, 'g', 2), call(1, 'b', 2)];
  const after = [call(0, 'new', 1), ...before];
  expect(openAgain(before, new Set([2]), after)).toEqual(new Set([3]));
  expect(openAgain(before, new Set(), after).size).toBe(0);
  const failed = before.map((one) =>
    one.text === 'f' ? { ...one, outcome: 'raised' as const } : one,
  );
  expect(openAgain(before, new Set(), failed)).toEqual(new Set([0]));
  expect(openAgain(before, new Set(), [call(0, 'x', 1), call(1, 'y', 1)])).toEqual(new Set([0]));
});
