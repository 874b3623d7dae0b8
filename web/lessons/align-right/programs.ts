import { type Exercises, lines } from '../../src/lesson/programs';

const pair = (x: string, y: string, ...asked: string[]) =>
  lines('import torch', `x = torch.empty(${x})`, `y = torch.empty(${y})`, ...asked);

export const programs = {
  padded: pair('5, 3, 4, 1', '3, 1, 1', '(x + y).shape', 'x + y'),
  refused: pair('5, 2, 4, 1', '3, 1, 1', 'x + y'),
  table: lines(
    'import torch',
    'column = torch.tensor([[0], [10], [20]])',
    'row = torch.tensor([1, 2, 3, 4])',
    'column + row',
  ),
  same: pair('5, 7, 3', '5, 7, 3', '(x + y).size()'),
  one: pair('1', '3, 1, 7', '(x + y).size()'),
  both: pair('5, 1, 4, 1', '3, 1, 1', '(x + y).size()'),
  tables: lines(
    'import torch',
    'a = torch.tensor([[1], [2], [3]])',
    'b = torch.tensor([[[1, 2, 3]], [[4, 5, 6]], [[7, 8, 9]]])',
    'a.shape',
    'b.shape',
    'a + b',
  ),
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
