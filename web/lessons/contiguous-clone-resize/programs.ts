import { type Exercises, lines } from '../../src/lesson/programs';

const a = 'a = torch.arange(8).reshape(2, 4)';

export const programs = {
  saved: lines('import torch', a, 'c = a.contiguous()', 'a[0, 0] = 100'),
  made: lines(
    'import torch',
    a,
    'a.t().is_contiguous()',
    'b = a.t()',
    'b.contiguous()',
    'b.clone()',
    'a.contiguous()',
  ),
  cloned: lines('import torch', a, 'a.t().clone().view(8)'),
  gaps: lines(
    'import torch',
    'x = torch.arange(12).view(3, 4)',
    'x[:, ::2].clone().stride()',
    'z = torch.zeros(3, 2)',
    'z.clone().stride()',
  ),
  write: lines(
    'import torch',
    'a = torch.arange(1, 17)',
    'b = a.view(4, 4)',
    'b[0, 2] = 2',
    'a[2] == 3.0',
    'a',
  ),
  flat: lines('import torch', 'x = torch.zeros(2, 16, 5, 5)', 'x.flatten(1).shape'),
  resize: lines(
    'import torch',
    'weights = torch.arange(6)',
    'weights.reshape(2, 3)',
    'weights.resize_(2, 2)',
    'weights.view(4)',
  ),
  column: lines(
    'import torch',
    't = torch.tensor([[1, 2], [3, 4]])',
    'column = t[:, 1:]',
    'column.reshape(2)',
    'column.resize_(2)',
  ),
  own: lines('import torch', 'x = torch.arange(12).view(3, 4)', 'x[:, 1:3].clone()'),
};

export const exercises: Exercises = {
  keep: {
    before: lines('import torch', 'x = torch.arange(6).view(2, 3)'),
    start: 'keep = x.t().clone()',
    after: lines('x += 10', 'flat = keep.view(6)'),
    checks: {
      flat: 'flat.tolist() == [0, 3, 1, 4, 2, 5]',
      shape: 'keep.shape == (3, 2)',
    },
    solution: 'keep = x.t().contiguous()',
    wrong: ['keep = x.t()', 'keep = x.contiguous().t()', 'keep = x.clone().view(3, 2)'],
  },
};
