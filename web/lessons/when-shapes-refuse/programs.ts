import { type Exercises, lines } from '../../src/lesson/programs';

export const programs = {
  empty: lines('import torch', 'x = torch.empty((0,))', 'y = torch.empty(2, 2)', 'x + y'),
  t25: lines('import torch', 't2 = torch.zeros(3, 4)', 't25 = torch.ones(2, 4)', 't2 + t25'),
  deep: lines(
    'import torch',
    'x = torch.empty(5, 2, 4, 1)',
    'y = torch.empty(3, 1, 1)',
    'x + y',
    '(x + y).size()',
  ),
  yields: lines('import torch', 'x = torch.zeros(0)', 'y = torch.zeros(2, 1)', 'x + y'),
  zero: lines(
    'import torch',
    'zero = torch.tensor((0,))',
    'row = torch.tensor([2, 3, 4])',
    'torch.tensor((0,)).shape',
    'torch.tensor((0,)) + torch.tensor([2, 3, 4])',
  ),
  numpy: lines(
    'import numpy as np',
    'a = np.arange(8).reshape(2, 4)',
    'a + np.arange(2)',
    'b = np.arange(2)',
    'a + b',
  ),
  own: lines('import torch', 'x = torch.ones(2, 3)', 'y = torch.ones(2)', 'x + y'),
};

const values = 'centred.tolist() == [[[0, 1], [0, 1], [0, 1]], [[6, 7], [6, 7], [6, 7]]]';

export const exercises: Exercises = {
  channels: {
    before: lines(
      'import torch',
      'images = torch.arange(12).reshape(2, 3, 2)',
      'low = torch.tensor([0, 2, 4])',
    ),
    start: 'centred = images - low',
    checks: { shape: 'centred.shape == (2, 3, 2)', values },
    solution: 'centred = images - low[:, None]',
    wrong: [
      'centred = images - low[0]',
      'centred = images - low[None, :]',
      'centred = images - low[:2]',
      'centred = images.view(2, 2, 3) - low',
    ],
  },
};
