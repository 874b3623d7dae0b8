/** The picture of each lesson on the map: a small program, and the step that says most without words. */
import { lines } from '../src/lesson/programs';
import type { Box } from '../src/stage/grid';

/** What is seen of the stage: sizes that are compared, cells of tensors, the ribbon of a view ... */
export type LessonPart = 'sizes' | 'cells' | 'ribbon' | 'storage' | 'values';

export interface LessonPicture {
  shows: readonly LessonPart[];
  /** As in `<Step at>`, of the last statement. */
  at: string;
  code: string;
  /** What it is laid out for: in a small room cells stand close. */
  room: Box;
}

const LARGE = { width: 420, height: 380 };
const SMALL = { width: 340, height: 220 };
const TALL = { width: 300, height: 400 };
const FLAT = { width: 300, height: 170 };

const picture = (shows: string, room: Box, at: string, ...code: string[]): LessonPicture => ({
  shows: shows.split(' ') as LessonPart[],
  at,
  room,
  code: lines('import torch', ...code),
});

const column = 'column = torch.tensor([[0], [10], [20]])';
const row = 'row = torch.tensor([1, 2, 3])';
const table = 'x = torch.arange(6).reshape(2, 3)';
const turned = 'b = torch.arange(8).reshape(2, 4).t()';

export const pictures: Readonly<Record<string, LessonPicture>> = {
  'storage-shape-stride': picture('cells storage', SMALL, 'END', table, 'x[:, 1]'),
  'align-right': picture(
    'sizes',
    LARGE,
    'RESULT',
    'x = torch.ones(5, 3, 4, 1)',
    'y = torch.ones(3, 1, 1)',
    'x + y',
  ),
  'when-shapes-refuse': picture(
    'sizes',
    LARGE,
    'COMPARE_REFUSED',
    'x = torch.ones(5, 3, 4)',
    'y = torch.ones(2, 4)',
    'x + y',
  ),
  'one-dim-at-a-time': picture(
    'cells',
    TALL,
    'END',
    'a = torch.tensor([[10], [20]])',
    'b = torch.tensor([[[1, 2]], [[3, 4]]])',
    'a + b',
  ),
  'scalars-rows-columns': picture(
    'cells',
    { width: 420, height: 260 },
    'END',
    table,
    row,
    'x + row',
  ),
  'higher-dims': picture(
    'cells',
    LARGE,
    'END',
    'x = torch.arange(4).reshape(2, 2)',
    'y = torch.zeros(3, 2, 2, dtype=int)',
    'x + y',
  ),
  'stretching-is-free': picture('cells storage', SMALL, 'END', row, 'row.expand(3, 3)'),
  'in-place': picture(
    'sizes',
    LARGE,
    'END',
    'a = torch.tensor([[1, 2, 3]])',
    'b = torch.tensor([[4], [5]])',
    'a *= b',
  ),
  'silent-broadcast': picture('cells', TALL, 'END', column, row, 'column * row'),
  'view-and-minus-one': picture(
    'cells ribbon',
    FLAT,
    'END',
    'x = torch.arange(8)',
    'x.view(2, -1)',
  ),
  'reading-order': picture('cells ribbon', LARGE, 'VIEW_COUNT', turned, 'b.view(8)'),
  'transpose-permute': picture('cells', LARGE, 'END', table, 'x.t()'),
  'why-a-view-fails': picture(
    'ribbon',
    { width: 420, height: 300 },
    'JUMPS',
    turned,
    'b.view(2, 4)',
  ),
  'view-not-contiguous': picture('cells ribbon', SMALL, 'END', turned, 'b.view(2, 2, 2)'),
  'reshape-view-or-copy': picture('cells storage', SMALL, 'END', turned, 'b.reshape(2, 4)'),
  'contiguous-clone-resize': picture(
    'cells storage',
    SMALL,
    'END',
    `${table}.t()`,
    'x.contiguous()',
  ),
  keepdim: picture('cells', SMALL, 'END', table, 'x.sum(1, keepdim=True)'),
  'numpy-dialect': {
    ...picture('cells storage', SMALL, 'END'),
    code: lines('import numpy as np', 'a = np.arange(6).reshape(2, 3)', 'a[:, ::-1]'),
  },
  'attention-heads': picture(
    'cells',
    SMALL,
    'END',
    'x = torch.arange(8).view(2, 2, 2)',
    'x.transpose(0, 1)',
  ),
  'shapes-in-a-model': picture(
    'sizes',
    LARGE,
    'COMPARE_REFUSED',
    'images = torch.zeros(2, 3, 4, 4)',
    'mean = torch.ones(3)',
    'images - mean',
  ),
  'read-a-model': picture(
    'sizes',
    LARGE,
    'RESULT',
    'hidden = torch.zeros(2, 5, 4)',
    'place = torch.ones(5, 4)',
    'hidden + place',
  ),
};
