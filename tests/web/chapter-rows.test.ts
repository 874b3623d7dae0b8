import { expect, test } from 'vitest';
import type { Chapter, Story } from '../../web/src/core/types';
import { rowAround, rowOf, rowsOf } from '../../web/src/player/chapter-rows';

const chapter = (text: string, depth: number, first: number, operations: number): Chapter => ({
  text,
  line: 1,
  round: null,
  rounds: null,
  depth,
  first,
  operations,
});

/** f: 1 to 6; in it g: 1 to 2 with h: 1 to 2, and g again: 4 to 5; behind it 7 alone. */
const story = {
  operations: Array.from({ length: 8 }),
  chapters: [
    chapter('f', 0, 1, 6),
    chapter('g', 1, 1, 2),
    chapter('h', 2, 1, 2),
    chapter('g', 1, 4, 2),
  ],
} as unknown as Story;

/** Operations as their numbers, chapters as their texts, each behind as many dots as it lies deep. */
const listed = (open: (chapter: number) => boolean) =>
  rowsOf(story, open).map(
    ({ chapter, depth, first }) =>
      '.'.repeat(depth) + (chapter === null ? first : story.chapters[chapter]?.text),
  );

test('chapters lie in chapters, operations in the innermost that is open', () => {
  const all = ['0', 'f', '.g', '..h', '...1', '...2', '.3', '.g', '..4', '..5', '.6', '7'];
  expect(listed(() => true)).toEqual(all);
});

test('what is folded stands in one row', () => {
  expect(listed(() => false)).toEqual(['0', 'f', '7']);
  expect(listed((one) => one === 0)).toEqual(['0', 'f', '.g', '.3', '.g', '.6', '7']);
  expect(listed((one) => one < 2)).toEqual(['0', 'f', '.g', '..h', '.3', '.g', '.6', '7']);
  expect(listed((one) => one === 1)).toEqual(['0', 'f', '7']);
});

test('an operation is found in its own row, or in the chapter that it is folded into', () => {
  const rows = rowsOf(story, (one) => one === 0);
  expect([0, 1, 2, 3, 5, 6, 7].map((operation) => rowOf(rows, operation))).toEqual([
    0, 2, 2, 3, 4, 5, 6,
  ]);
  expect(rows.map((_, at) => rowAround(rows, at))).toEqual([-1, -1, 1, 1, 1, 1, -1]);
});
