import { type Exercises, lines } from '../../src/lesson/programs';

const ones = ['t21 = torch.ones(1, 4)', 't22 = torch.ones(3, 1)'];

export const programs = {
  asked: lines(
    'import torch',
    't2 = torch.arange(12).reshape(3, 4)',
    'v = torch.tensor([100, 200, 300])',
    't2 + v',
  ),
  four: lines(
    'import torch',
    't2 = torch.arange(12).reshape(3, 4)',
    'row = torch.tensor([100, 200, 300, 400])',
    'column = torch.tensor([[100], [200], [300]])',
    't2 + 100',
    't2 + row',
    't2 + column',
  ),
  sums: lines(
    'import torch',
    't2 = torch.zeros((3, 4))',
    't2 + 1',
    't2 = torch.zeros(3, 4)',
    ...ones,
    't2 + t21',
    't2 + t22',
  ),
  table: lines(
    'import torch',
    't23 = torch.arange(3).reshape(3, 1)',
    't24 = torch.arange(3).reshape(1, 3)',
    't23 + t24',
  ),
  t1: lines(
    'import torch',
    't1 = torch.arange(3)',
    't1 + t1',
    't1 + 1',
    't1 + torch.tensor(1)',
    'a = [0, 1, 2]',
    'a + a',
    't1 + a',
  ),
  numpy: lines(
    'import numpy as np',
    'a = np.arange(8).reshape(2, 4)',
    'a + np.arange(2)[:, None]',
    'b = np.arange(2)[:, None]',
    'a + b',
  ),
  own: lines(
    'import torch',
    'table = torch.zeros(3, 4)',
    'v = torch.tensor([1, 2, 3])',
    'table + v[:, None]',
  ),
};

export const exercises: Exercises = {
  times: {
    before: lines('import torch', 'n = torch.tensor([1, 2, 3])'),
    start: 'table = n * n',
    checks: {
      shape: 'table.shape == (3, 3)',
      values: 'table.tolist() == [[1, 2, 3], [2, 4, 6], [3, 6, 9]]',
    },
    solution: 'table = n[:, None] * n',
    wrong: ['table = n * 3', 'table = n[:, None] + n', 'table = n[:, None] * n[:, None]'],
  },
};
