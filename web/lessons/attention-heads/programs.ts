import { type Exercises, lines } from '../../src/lesson/programs';

export const programs = {
  split: lines(
    'import torch',
    'x = torch.tensor([[[0, 1, 2, 3],',
    '                   [10, 11, 12, 13],',
    '                   [20, 21, 22, 23]]])',
    'mixed = x.view(1, 2, 3, 2)',
    'halves = x.view(1, 3, 2, 2)',
    'heads = halves.transpose(1, 2)',
  ),
  scores: lines(
    'import torch',
    'q = torch.tensor([[[[1, 0], [0, 1], [1, 1]],',
    '                   [[2, 0], [0, 2], [1, 1]]]])',
    'k = q.transpose(-2, -1)',
    'scores = q @ k',
  ),
  mask: lines(
    'import torch',
    'scores = torch.zeros(2, 2, 3, 3)',
    'hide = torch.tensor([[0, 0, -9],',
    '                     [0, -9, -9]])',
    'scores + hide',
    'mask = hide[:, None, None, :]',
    'scores + mask',
  ),
  later: lines(
    'import torch',
    'scores = torch.zeros(2, 2, 3, 3)',
    'later = torch.full((3, 3), -9).triu(1)',
    'scores + later',
  ),
  back: lines(
    'import torch',
    'out = torch.tensor([[[[0, 1], [10, 11], [20, 21]],',
    '                     [[2, 3], [12, 13], [22, 23]]]])',
    'mixed = out.view(1, 3, 4)',
    'words = out.transpose(1, 2)',
    'words.view(1, 3, 4)',
    'y = words.reshape(1, 3, 4)',
  ),
  own: lines(
    'import torch',
    'x = torch.arange(12).view(1, 2, 6)',
    'heads = x.view(1, 2, 3, 2).transpose(1, 2)',
    'heads @ heads.transpose(-2, -1)',
  ),
};

export const exercises: Exercises = {
  batch: {
    before: lines(
      'import torch',
      'x = torch.tensor([[[0, 1, 2, 3],',
      '                   [10, 11, 12, 13]],',
      '                  [[100, 101, 102, 103],',
      '                   [110, 111, 112, 113]]])',
    ),
    start: 'y = x.view(4, 2, 2)',
    checks: {
      shape: 'y.shape == (4, 2, 2)',
      words: 'y[0].tolist() == [[0, 1], [10, 11]]',
      heads: 'y[1].tolist() == [[2, 3], [12, 13]]',
    },
    solution: 'y = x.view(2, 2, 2, 2).transpose(1, 2).reshape(4, 2, 2)',
    wrong: [
      'y = x.view(2, 2, 2, 2).transpose(1, 2)',
      'y = x.view(2, 2, 2, 2).transpose(0, 1).reshape(4, 2, 2)',
      'y = x.view(2, 2, 2, 2).transpose(0, 2).reshape(4, 2, 2)',
      'y = x.transpose(1, 2).reshape(4, 2, 2)',
      'y = x.view(2, 2, 2, 2).transpose(1, 2).view(4, 2, 2)',
    ],
  },
};
