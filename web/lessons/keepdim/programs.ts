import { type Exercises, lines } from '../../src/lesson/programs';

const x = 'x = torch.tensor([[1., 2., 3.],';
const rows = '                  [4., 5., 9.]])';

export const programs = {
  square: lines(
    'import torch',
    'y = torch.tensor([[1., 2., 3.],',
    '                  [4., 5., 9.],',
    '                  [0., 0., 6.]])',
    'mean = y.mean(1)',
    'y - mean',
  ),
  wide: lines(
    'import torch',
    x,
    rows,
    'lost = x.mean(1)',
    'x - lost',
    'kept = x.mean(1, keepdim=True)',
    'x - kept',
  ),
  without: lines('import torch', x, rows, 'x - x.mean(1)'),
  with: lines('import torch', x, rows, 'x - x.mean(1, keepdim=True)'),
  sums: lines('import torch', 'x = torch.ones(2, 3, 4)'),
  numpy: lines('import numpy as np', 'a = np.ones((2, 3, 4))'),
  own: lines(
    'import torch',
    'x = torch.tensor([[1., 2., 5.],',
    '                  [3., 4., 1.]])',
    'x / x.sum(1)',
  ),
};

export const exercises: Exercises = {
  shares: {
    before: lines(
      'import torch',
      'counts = torch.tensor([[1, 1, 2],',
      '                       [2, 2, 4],',
      '                       [1, 2, 5]])',
    ),
    start: 'share = counts / counts.sum(1)',
    checks: {
      one: 'share.sum(1).tolist() == [1.0, 1.0, 1.0]',
      row: 'share[1].tolist() == [0.25, 0.25, 0.5]',
    },
    solution: 'share = counts / counts.sum(1, keepdim=True)',
    wrong: [
      'share = counts / counts.sum(0)',
      'share = counts / counts.sum()',
      'share = counts / counts.sum(0, keepdim=True)',
      'share = counts / counts.sum(1)[None, :]',
    ],
  },
};
