import { type Exercises, lines } from '../../src/lesson/programs';

const row = 'row = torch.tensor([1, 2, 3])';

export const programs = {
  big: lines('import torch', row, 'big = row.expand(1000000, 3)'),
  expand: lines('import torch', row, 'row.expand(2, 3)', 'row.repeat(2, 1)'),
  shared: lines('import torch', row, 'table = row.expand(2, 3)', 'row[0] = 100', 'table'),
  sum: lines('import torch', row, 'column = torch.tensor([[10], [20]])', 'column + row'),
  numpy: lines(
    'import numpy as np',
    'np.broadcast_to(np.arange(3), (2, 3))',
    'np.broadcast_to(np.arange(3), (2, 3)).strides',
    'np.broadcast_to(np.arange(3), (3, 2))',
  ),
  own: lines('import torch', 'x = torch.tensor([[10], [20]])', 'x.expand(2, 3)'),
};

export const exercises: Exercises = {
  free: {
    before: lines('import torch', row),
    start: 'table = row.expand(3, 4)',
    checks: {
      values: 'table.tolist() == [[1, 1, 1, 1], [2, 2, 2, 2], [3, 3, 3, 3]]',
      shares: 'table.untyped_storage().data_ptr() == row.untyped_storage().data_ptr()',
    },
    solution: 'table = row[:, None].expand(3, 4)',
    wrong: [
      'table = row.expand(4, 3)',
      'table = row[:, None].repeat(1, 4)',
      'table = row[:, None] * torch.ones(4, dtype=torch.int64)',
      'table = row[:, None].expand(3, 4).contiguous()',
    ],
  },
};
