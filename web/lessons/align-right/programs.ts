import { type Exercises, lines } from '../../src/lesson/programs';

const pair = (x: string, y: string) =>
  lines('import torch', `x = torch.empty(${x})`, `y = torch.empty(${y})`, 'x + y');

export const programs = {
  padded: pair('5, 3, 4, 1', '3, 1, 1'),
  refused: pair('5, 2, 4, 1', '3, 1, 1'),
  table: lines(
    'import torch',
    'column = torch.tensor([[0], [10], [20]])',
    'row = torch.tensor([1, 2, 3, 4])',
    'column + row',
  ),
  same: pair('5, 7, 3', '5, 7, 3'),
  one: pair('1', '3, 1, 7'),
  both: pair('5, 1, 4, 1', '3, 1, 1'),
  own: lines('import torch', 'x = torch.ones(2, 1, 4)', 'y = torch.ones(3, 1)', 'x + y'),
};

const values = 'difference.tolist() == [[-2, 0, -1], [-1, 0, -2]]';

export const exercises: Exercises = {
  best: {
    before: lines(
      'import torch',
      'scores = torch.tensor([[7, 9, 8], [5, 6, 4]])',
      'best = torch.tensor([9, 6])',
    ),
    start: 'difference = scores - best',
    checks: { shape: 'difference.shape == (2, 3)', values },
    solution: 'difference = scores - best.unsqueeze(1)',
    wrong: ['difference = scores - 9', 'difference = scores.t() - best'],
  },
};
