import { type Exercises, lines } from '../../src/lesson/programs';

export const programs = {
  t: lines(
    'import torch',
    'a = torch.arange(8).reshape(2, 4)',
    'b = a.t()',
    'b.view(2, 4)',
    'b.view(2, 2, 2)',
  ),
  batch: lines(
    'import torch',
    'a = torch.rand(5, 4, 3, 2)',
    'a_t = a.permute(0, 2, 3, 1)',
    'a_t.view(-1, 4)',
    'a_t.contiguous().view(-1, 4).shape',
  ),
  slice: lines('import torch', 'x = torch.arange(12).view(3, 4)[:, :2]', 'x.view(3, 1, 2)'),
  sliceFlat: lines('import torch', 'x = torch.arange(12).view(3, 4)[:, :2]', 'x.view(6)'),
  expanded: lines('import torch', 'x = torch.tensor(7).expand(2, 3)', 'x.view(6)'),
  seed: lines(
    'import torch',
    'a = torch.arange(8).reshape(2, 4)',
    'a.t().view(2, 4)',
    'z = torch.zeros(3, 2)',
    'y = z.t()',
    'y.size()',
    'y.view(6)',
  ),
  own: lines('import torch', 'x = torch.arange(12).view(3, 4).t()', 'x.view(2, 2, 3)'),
};

const shares = 'y.untyped_storage().data_ptr() == x.untyped_storage().data_ptr()';

export const exercises: Exercises = {
  three: {
    before: programs.slice.split('\n').slice(0, 2).join('\n'),
    start: 'y = x.view(6)',
    checks: { dims: 'y.dim() == 3', all: 'y.numel() == 6', shares },
    solution: 'y = x.view(3, 2, 1)',
    wrong: ['y = x.reshape(6)', 'y = x.reshape(2, 3, 1)', 'y = x.contiguous().view(1, 2, 3)'],
  },
};
