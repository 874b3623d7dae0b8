/** Windows of large tensors without a page: where they go, and how a link writes them. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Cells } from '../../web/src/core/types';
import { gridWindow, shows, windowCells } from '../../web/src/figures/window';
import {
  chosen,
  goneTo,
  moved,
  type Pane,
  pinned,
  readIndex,
  toEnd,
  turned,
} from '../../web/src/player/moves';
import { parseLink } from '../../web/src/state/url';
import { formatWindows, parseWindows } from '../../web/src/state/windows';

const limits = { columns: 12, rows: 8, cells: 192 };
const shape = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 5 });

function paneOf(sizes: number[], pins: (number | null)[] = []): Pane {
  const window = gridWindow(sizes, [], limits, pins);
  return { key: '0.0', name: 'a', shape: sizes, window, line: null };
}

test('a move asked for before the one before it is drawn goes on from there', () => {
  fc.assert(
    fc.property(
      shape,
      fc.array(fc.integer({ min: 0, max: 2_000_000 }), { maxLength: 5 }),
      (s, at) => {
        const pins = s.map((_, dim) => at[dim] ?? null);
        expect(pinned(paneOf(s), pins).window).toEqual(paneOf(s, pins).window);
      },
    ),
  );
});

test('a summary shows the first and the last cells, each with its own address', () => {
  const window = gridWindow([1000, 3000], [], limits);
  const read = (start: number[], count: number[]): Cells => {
    const addresses: number[] = [];
    for (let row = 0; row < (count[0] ?? 0); row++)
      for (let column = 0; column < (count[1] ?? 0); column++)
        addresses.push(((start[0] ?? 0) + row) * 10_000 + (start[1] ?? 0) + column);
    const cells = Float64Array.from(addresses);
    return {
      labels: addresses.map(String),
      addresses: cells,
      ghosts: new Float64Array(),
      reads: new Float64Array(),
      numbers: cells,
    };
  };
  const { addresses, labels } = windowCells(window, read);
  expect(addresses.length).toBe(96);
  expect([...addresses.slice(0, 12)]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 2997, 2998, 2999]);
  expect(labels?.at(-1)).toBe('9992999');
});

describe('a window', () => {
  test('goes to any index and shows it', () => {
    fc.assert(
      fc.property(shape, fc.infiniteStream(fc.nat()), (sizes, any) => {
        const index = sizes.map((size) => (any.next().value as number) % size);
        const pins = goneTo(paneOf(sizes), index);
        expect(shows(gridWindow(sizes, [], limits, pins), index)).toBe(true);
      }),
    );
  });

  test('turned again and again meets every cell, and then stays', () => {
    const sizes = [3, 20, 30];
    const seen = new Set<string>();
    let pins: (number | null)[] = [0, 0, 0];
    for (let turns = 0; turns < 40; turns++) {
      const pane = paneOf(sizes, pins);
      const { start, count } = pane.window;
      for (let row = 0; row < (count[1] ?? 0); row++)
        for (let column = 0; column < (count[2] ?? 0); column++)
          for (let block = 0; block < (count[0] ?? 0); block++)
            seen.add(
              [(start[0] ?? 0) + block, (start[1] ?? 0) + row, (start[2] ?? 0) + column].join(),
            );
      pins = turned(pane, 1, 2);
    }
    expect(seen.size).toBe(1800);
    expect(turned(paneOf(sizes, pins), 1, 2)).toEqual(paneOf(sizes, pins).window.start);
  });

  test('is moved only in the dimensions that were touched, and never past an end', () => {
    const pane = paneOf([1000, 3000]);
    expect(chosen(pane, undefined, moved(pane, 1, 0))).toEqual([null, 1]);
    expect(moved(pane, -5, -5)).toEqual([0, 0]);
    expect(toEnd(pane, 'last', 0)).toEqual([992, 2988]);
  });
});

test('an index is read as people write it', () => {
  expect(readIndex('3', [5])).toEqual([3]);
  expect(readIndex('[3, 17]', [5, 20])).toEqual([3, 17]);
  expect(readIndex('3,17', [5, 20])).toEqual([3, 17]);
  expect(readIndex('-1', [5, 20])).toEqual([4, 0]);
  expect(readIndex('@7', [8])).toEqual([7]);
  for (const text of ['', '5', '1,2', 'a', '1.5', '[']) expect(readIndex(text, [5])).toBeNull();
});

test('a link carries windows, and what it cannot carry is told', () => {
  const text = '0.1:3,_;s2:500;zoom:-1';
  expect(parseLink(`?window=${text}`)).toEqual({ state: { window: text }, notes: [] });
  expect(formatWindows(parseWindows(text))).toBe(text);
  for (const wrong of ['x', '0.1', '0.1:', '0.1:3,', 's2:_,;', 'zoom:7', '0.1:-3'])
    expect(parseLink(`?window=${wrong}`).notes).toHaveLength(1);
});
