import { type Exercises, lines } from '../../src/lesson/programs';

const numpy = lines(
  'import numpy as np',
  'a = np.arange(8).reshape(2, 4)',
  'b = a.reshape(4, 2)',
  'c = a.T.reshape(2, 4)',
);

export const programs = {
  both: lines(
    'import torch',
    'z = torch.zeros(3, 2)',
    'y = z.reshape(6)',
    'x = z.t().reshape(6)',
    'z.fill_(1)',
    'y',
    'x',
  ),
  turned: lines('import torch', 'x = torch.arange(6).view(2, 3)', 'x.t().view(6)'),
  copied: lines('import torch', 'x = torch.arange(6).view(2, 3)', 'x.t().reshape(6)'),
  view: lines('import torch', 'z = torch.zeros(3, 2)', 'x = z.view(2, 3)', 'z.fill_(1)', 'x'),
  order: lines(
    'import torch',
    'a = torch.arange(8).reshape(2, 4)',
    'a.t().reshape(2, 4)',
    'a.t().reshape(2, 4).stride()',
    'a.t().contiguous().view(2, 4)',
  ),
  lost: lines(
    'import torch',
    'x = torch.arange(6).reshape(2, 3)',
    't = x.t()',
    'y = t.reshape(6)',
    'y[1] = 100',
  ),
  numpy: lines(
    numpy,
    'np.shares_memory(a, b)',
    'np.shares_memory(a, c)',
    'a.T.reshape(2, 4, copy=False)',
  ),
  own: lines('import torch', 'x = torch.arange(12).view(3, 4)', 'x[:, 1:3].reshape(6)'),
};

const shares = 'flat.untyped_storage().data_ptr() == x.untyped_storage().data_ptr()';

export const exercises: Exercises = {
  through: {
    before: lines('import torch', 'x = torch.zeros(3, 2)', 't = x.t()'),
    start: lines('flat = t.reshape(6)', 'flat[1] = 7'),
    checks: {
      flat: 'flat.shape == (6,)',
      shares,
      written: 't.tolist() == [[0, 7, 0], [0, 0, 0]]',
    },
    solution: lines('flat = x.view(6)', 'flat[2] = 7'),
    wrong: [
      lines('flat = t.contiguous().view(6)', 'flat[1] = 7'),
      lines('flat = x.reshape(6)', 'flat[1] = 7'),
      lines('flat = t.reshape(6)', 'flat[1] = 7', 't[0, 1] = 7'),
    ],
  },
};
