import { type Exercises, lines } from '../../src/lesson/programs';

const pictures = 'x = torch.arange(12).view(2, 2, 3)';

export const programs = {
  pictures: lines('import torch', pictures, 'x.view(-1, 4)', 'x.view(2, 4)', 'x.view(2, -1)'),
  row: lines(
    'import torch',
    'row = torch.arange(1, 9)',
    'row.view(2, 4)',
    'row.view(2, 2, 2)',
    'row.view(3, 2)',
    'row.view(2, -1, 2)',
  ),
  a: lines(
    'import torch',
    'a = torch.arange(1, 17)',
    'a.view(4, 4)',
    'a.view(2, 2, 4)',
    'a.view(3, 3)',
    'a.view(2, -1, 4)',
  ),
  range: lines(
    'import torch',
    'a = torch.range(1, 16)',
    'a = a.view(4, 4)',
    'a',
    'a = torch.range(1, 16)',
    'print(a)',
    'print(a.view(-1, 2))',
    'print(a.view(2, -1, 4))',
    'print(a.view(2, -1, 2))',
    'print(a.view(4, -1, 2))',
  ),
  t: lines(
    'import torch',
    't = torch.arange(18)',
    't',
    't.view(1, 18).shape',
    't.view(-1, 18).shape',
    't.view(2, 9).shape',
    't.view(-1, 9).shape',
    't.view(3, 6).shape',
    't.view(6, 3).shape',
    't.view(9, 2).shape',
    't.view(18, 1).shape',
    't.view(-1, -1)',
  ),
  lines: lines(
    'import torch',
    'x = torch.tensor([1, 2, 3, 4])',
    'print(x, x.shape)',
    'print("...")',
    'print(x.view(-1, 1), x.view(-1, 1).shape)',
    'print(x.view(1, -1), x.view(1, -1).shape)',
  ),
  net: lines(
    'import torch',
    'x = torch.zeros(2, 16, 5, 5)',
    'x.view(-1, 16 * 5 * 5).shape',
    'x = torch.zeros(2, 16, 10, 10)',
    'x.view(-1, 16 * 5 * 5).shape',
    'x.view(x.size(0), 16 * 5 * 5)',
  ),
  empty: lines('import torch', 'none = torch.empty(0, 3)', 'none.view(0, -1)'),
  numpy: lines(
    'import numpy as np',
    'a = np.arange(8).reshape(2, 4)',
    'a.reshape(3, 3)',
    'a.reshape(-1, -1)',
    'a.reshape(3, -1)',
  ),
  own: lines('import torch', 'x = torch.arange(12)', 'x.view(3, -1, 2)'),
};

const shares = 'y.untyped_storage().data_ptr() == x.untyped_storage().data_ptr()';

export const exercises: Exercises = {
  pairs: {
    before: lines('import torch', 'x = torch.arange(24).view(4, 2, 3)'),
    start: 'y = x.view(-1, 6)',
    checks: {
      dims: 'y.dim() == 3 and y.size(0) == 2 and y.size(1) == 2',
      values: 'y[1, 0].tolist() == [12, 13, 14, 15, 16, 17]',
      shares,
    },
    solution: 'y = x.view(2, 2, -1)',
    wrong: [
      'y = x.view(2, -1)',
      'y = x.view(-1, 2, 2)',
      'y = x.view(2, -1, 3)',
      'y = x.view(2, 2, 3, -1)',
      'y = x.clone().view(2, 2, -1)',
    ],
  },
};
