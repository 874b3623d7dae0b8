/** Rows of the map on the page: which are open at first, and which are seen. */
import { expect, test } from 'vitest';
import type { MapRow, ProgramMap } from '../../wasm/types';
import {
  hasInner,
  numberNames,
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
