import { type Exercises, lines } from '../../src/lesson/programs';

const x = 'x = torch.arange(6).reshape(3, 2)';

export const programs = {
  x: lines('import torch', x, 'x.view(2, 3)'),
  turned: lines('import torch', x, 'y = x.t()', 'y.reshape(6)', 'x.reshape(6)'),
  a: lines(
    'import torch',
    'a = torch.arange(8).reshape(2, 4)',
    'a',
    'a.stride()',
    'a.view(4, 2)',
    'a.view(4, 2).stride()',
  ),
  c: lines('import torch', 'row = torch.arange(12)', 'c = row.view(2, 2, 3)'),
  t: lines(
    'import torch',
    't = torch.arange(18)',
    't1 = t.view(1, -1)',
    't1.stride()',
    't2 = t.view(2, -1)',
    't2.stride()',
    't3 = t.view(3, -1)',
    't3.stride()',
    't3.shape',
    't3',
    't4 = t.view(6, -1)',
    't4.stride()',
    't5 = t.view(9, -1)',
    't5.stride()',
    't6 = t.view(18, -1)',
    't6.stride()',
  ),
  numpy: lines('import numpy as np', 'x = np.arange(6)', "x.reshape(2, 3, order='F')"),
  own: lines('import torch', 'x = torch.arange(12).view(3, 4)', 'x.view(2, 6)'),
};

export const exercises: Exercises = {
  sensors: {
    before: lines('import torch', 'x = torch.tensor([1, 10, 2, 20, 3, 30])'),
    start: 'y = x.view(2, 3)',
    checks: {
      shape: 'y.shape == (2, 3)',
      values: 'y.tolist() == [[1, 2, 3], [10, 20, 30]]',
      shares: 'y.untyped_storage().data_ptr() == x.untyped_storage().data_ptr()',
    },
    solution: 'y = x.view(3, 2).t()',
    wrong: [
      'y = x.view(3, 2)',
      'y = x.view(3, 2).reshape(2, 3)',
      'y = x.view(2, 3).t().reshape(2, 3)',
      'y = torch.tensor([[1, 2, 3], [10, 20, 30]])',
      'y = torch.stack([x[::2], x[1::2]])',
    ],
  },
};
