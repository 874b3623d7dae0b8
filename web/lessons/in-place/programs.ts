import { type Exercises, lines } from '../../src/lesson/programs';

export const programs = {
  grow: lines(
    'import torch',
    'a = torch.tensor([[1, 2, 3]])',
    'b = torch.tensor([[4], [5]])',
    'a * b',
    'a *= b',
  ),
  fits: lines(
    'import torch',
    'x = torch.tensor([[1, 2, 3], [4, 5, 6]])',
    'first = x[0]',
    'row = torch.tensor([10, 20, 30])',
    'x += row',
    'x = x + row',
  ),
  add: lines(
    'import torch',
    'x = torch.empty(5, 3, 4, 1)',
    'y = torch.empty(3, 1, 1)',
    '(x.add_(y)).size()',
  ),
  addGrow: lines(
    'import torch',
    'x = torch.empty(1, 3, 1)',
    'y = torch.empty(3, 1, 7)',
    'x.add_(y)',
    '(x.add_(y)).size()',
  ),
  assign: lines('import torch', 'z = torch.zeros(2, 3)', 'z[0] = torch.ones(2)'),
  expanded: lines(
    'import torch',
    'e = torch.tensor([1, 2, 3]).expand(2, 3)',
    'e += 1',
    'e[0, 0] = 7',
  ),
  numpy: lines('import numpy as np', 'e = np.broadcast_to(np.arange(3), (2, 3))', 'e[0, 0] = 7'),
  own: lines('import torch', 'x = torch.zeros(2, 3)', 'y = torch.ones(2, 1)', 'x += y'),
};

export const exercises: Exercises = {
  lower: {
    before: lines(
      'import torch',
      'scores = torch.tensor([[7, 9, 8],',
      '                       [5, 6, 4]])',
      'first = scores[0]',
      'low = torch.tensor([7, 4])',
    ),
    start: 'scores = scores - low[:, None]',
    checks: {
      values: 'scores.tolist() == [[0, 2, 1], [1, 2, 0]]',
      seen: 'first.tolist() == [0, 2, 1]',
    },
    solution: 'scores -= low[:, None]',
    wrong: [
      'scores -= low',
      'low[:, None] -= scores',
      'scores.sub(low[:, None])',
      'scores -= 7',
      'first -= 7',
    ],
  },
};
