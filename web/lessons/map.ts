/** Where the lessons stand on the map of the course: sections in the order of the course, places on a wide screen. */
import { course } from './course';

/** Sections of the course, each by its first lesson. */
export const sections = [
  { name: 'begin', from: 'storage-shape-stride' },
  { name: 'broadcasting', from: 'align-right' },
  { name: 'views', from: 'view-and-minus-one' },
  { name: 'everyday', from: 'keepdim' },
] as const;

/** Half columns: a lesson is two wide. */
export const WIDTH = 15;

/** Rows from above, each with its lessons' middles: what a lesson builds on stands in the row before. */
export const rows: readonly Readonly<Record<string, number>>[] = [
  { 'storage-shape-stride': 7 },
  { 'align-right': 4, 'view-and-minus-one': 10, 'reading-order': 12, 'transpose-permute': 14 },
  {
    'when-shapes-refuse': 1,
    'one-dim-at-a-time': 3,
    'scalars-rows-columns': 5,
    'stretching-is-free': 7,
    'why-a-view-fails': 10,
    'attention-heads': 12,
    'numpy-dialect': 14,
  },
  {
    'higher-dims': 1,
    'silent-broadcast': 3,
    keepdim: 5,
    'in-place': 7,
    'view-not-contiguous': 10,
    'reshape-view-or-copy': 12,
  },
  { 'shapes-in-a-model': 4, 'contiguous-clone-resize': 12 },
  { 'read-a-model': 4 },
];

/** The two branches, over the middle of their first row. */
export const branches = { broadcasting: 4, views: 12 } as const;

export interface Spot {
  row: number;
  middle: number;
}

export function spotOf(slug: string): Spot {
  const row = rows.findIndex((one) => slug in one);
  return { row, middle: rows[row]?.[slug] ?? 0 };
}

export interface Way {
  from: string;
  to: string;
}

/** What leads from a row to the next. */
export const waysFrom = (row: number): Way[] =>
  course.flatMap(({ slug, needs }) =>
    needs.filter((need) => spotOf(need).row === row).map((need) => ({ from: need, to: slug })),
  );
