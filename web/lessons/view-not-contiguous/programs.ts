import { type Exercises, lines } from '../../src/lesson/programs';

const a = 'a = torch.arange(8).reshape(2, 4)';
const picture = lines('import torch', 'x = torch.arange(12).view(2, 2, 3)');

export const programs = {
  every: lines(
    'import torch',
    'x = torch.arange(12).view(3, 4)',
    'z = x[:, ::2]',
    'z.view(6)',
    'z.view(2, 3)',
  ),
  even: lines('import torch', 'x = torch.arange(12).view(3, 4)', 'x[:, ::2].view(6)'),
  front: lines('import torch', 'x = torch.arange(12).view(3, 4)', 'x[:, :2].view(6)'),
  t: lines(
    'import torch',
    a,
    'b = a.t()',
    'c = b.view(2, 2, 2)',
    'b.view(4, 1, 2)',
    'a.t().view(2, 2, 2)',
    'a.t().view(2, 2, 2).stride()',
    'b.view(8)',
  ),
  numpy: lines(
    'import numpy as np',
    'a = np.arange(8).reshape(2, 4)',
    'b = a.T.reshape(2, 2, 2)',
    'a.T.reshape(2, 2, 2).strides',
    'np.shares_memory(a, b)',
  ),
  joined: lines(
    'import torch',
    'x = torch.arange(12).view(2, 3, 2)',
    'y = x[:, 1:]',
    'z = x.transpose(0, 1)',
  ),
  own: lines('import torch', 'x = torch.arange(24).view(2, 4, 3)[:, ::2]', 'x.view(2, 6)'),
};

const values = 'y.tolist() == [[0, 3, 6, 9], [1, 4, 7, 10], [2, 5, 8, 11]]';
const shares = 'y.untyped_storage().data_ptr() == x.untyped_storage().data_ptr()';

export const exercises: Exercises = {
  colours: {
    before: picture,
    start: 'y = x.permute(2, 1, 0).view(3, 4)',
    checks: { values, shares },
    solution: 'y = x.permute(2, 0, 1).view(3, 4)',
    wrong: [
      'y = x.view(3, 4)',
      'y = x.permute(2, 1, 0).reshape(3, 4)',
      'y = x.permute(2, 0, 1).contiguous().view(3, 4)',
    ],
  },
};
