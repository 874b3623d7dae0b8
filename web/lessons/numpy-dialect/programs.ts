import { type Exercises, lines } from '../../src/lesson/programs';

const numpy = 'import numpy as np';
const a = 'a = np.arange(8).reshape(2, 4)';
const torch = lines('import torch', 'a = torch.arange(8).reshape(2, 4)');

export const programs = {
  turn: lines(numpy, a, 'a.transpose(0, 1)', 'a.transpose(1, 0)'),
  turnTorch: lines(torch, 'a.transpose(0, 1)'),
  bytes: lines(numpy, a, 'b = a.reshape(4, 2)', 'r = a[::-1]', 'c = a.T.reshape(2, 4)', 'c'),
  seen: lines(
    numpy,
    a,
    'a',
    'a.shape',
    'a.strides',
    'b = a.reshape(4, 2)',
    'b',
    'b.strides',
    'a.T.flags["C_CONTIGUOUS"]',
    'a.T.strides',
    'c = a.T.reshape(2, 4)',
    'np.shares_memory(a, b)',
    'np.shares_memory(a, c)',
    'a.T.reshape(2, 2, 2).strides',
  ),
  torch: lines(
    torch,
    'a.t().clone().stride()',
    'a[::-1]',
    'z = torch.zeros(3, 2)',
    'z.size()',
    'z.shape',
  ),
  handed: lines('import torch', numpy, a, 'torch.from_numpy(a[::-1])'),
  refused: lines(
    numpy,
    a,
    'a + np.arange(2)',
    'a.reshape(3, 3)',
    'a.reshape(-1, -1)',
    'a.reshape(3, -1)',
  ),
  refusedTorch: lines(
    torch,
    'a + torch.arange(2)',
    'a.reshape(3, 3)',
    'a.reshape(-1, -1)',
    'a.reshape(3, -1)',
  ),
  fits: lines(
    numpy,
    a,
    'a + np.arange(4)',
    'a + np.arange(2)[:, None]',
    'a + np.arange(2).reshape(2, 1)',
    'np.arange(3).reshape(3, 1) + np.arange(3)',
  ),
  stretched: lines(
    numpy,
    'np.broadcast_to(np.arange(3), (2, 3))',
    'np.broadcast_to(np.arange(3), (2, 3)).strides',
    'np.broadcast_to(np.arange(3), (3, 2))',
  ),
  own: lines(numpy, 'x = np.arange(12).reshape(3, 4)', 'x[::-1, ::2]'),
};

export const exercises: Exercises = {
  swap: {
    before: lines(numpy, 'x = np.arange(12).reshape(2, 3, 2)'),
    start: 'y = x.transpose(0, 1, 2)',
    checks: {
      shape: 'y.shape == (3, 2, 2)',
      values: 'y.tolist() == [[[0, 1], [6, 7]], [[2, 3], [8, 9]], [[4, 5], [10, 11]]]',
      shares: 'np.shares_memory(x, y)',
    },
    solution: 'y = x.transpose(1, 0, 2)',
    wrong: [
      'y = x.T',
      'y = x.reshape(3, 2, 2)',
      'y = x.transpose(0, 1)',
      'y = x.transpose(1, 0, 2).copy()',
    ],
  },
};
