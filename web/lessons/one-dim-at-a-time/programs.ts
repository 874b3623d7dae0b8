import { type Exercises, lines } from '../../src/lesson/programs';

const b = 'b = torch.tensor([[[1, 2, 3]], [[4, 5, 6]]])';

export const programs = {
  three: lines('import torch', 'a = torch.tensor([[[10], [20]]])', b, 'a + b'),
  two: lines('import torch', 'a = torch.tensor([[10], [20]])', b, 'a + b'),
  seed: lines(
    'import torch',
    'a = torch.tensor([[[1], [2], [3]]])',
    'b = torch.tensor([[[1, 2, 3]], [[4, 5, 6]], [[7, 8, 9]]])',
    'a.shape',
    'a[0] + b[0]',
    'a[0] + b[1]',
    'a[0] + b[2]',
    'a[0][0] + b[0][0]',
    'a[0][1] + b[2][0]',
    'a[0][0][0] + b[0][0][2]',
    'a[0][2][0] + b[2][0][1]',
    'a + b',
  ),
  floor: lines(
    'import torch',
    'one = torch.tensor([1])',
    'row = torch.tensor([2, 3, 4])',
    'torch.tensor([1]) + torch.tensor([2, 3, 4])',
    'one + row',
  ),
  own: lines(
    'import torch',
    'a = torch.tensor([[10], [20], [30]])',
    'b = torch.tensor([[[1]], [[2]]])',
    'a + b',
  ),
};

export const exercises: Exercises = {
  pair: {
    before: lines(
      'import torch',
      'a = torch.tensor([[1], [2], [3]])',
      'b = torch.tensor([[[1, 2, 3]],',
      '                  [[4, 5, 6]],',
      '                  [[7, 8, 9]]])',
    ),
    start: lines('p = a[0, 0]', 'q = b[0, 0, 0]'),
    checks: {
      p: 'p.dim() == 0 and p.item() == 3',
      q: 'q.dim() == 0 and q.item() == 4',
      sum: '(p + q).item() == (a + b)[1, 2, 0].item()',
    },
    solution: lines('p = a[2, 0]', 'q = b[1, 0, 0]'),
    wrong: [
      lines('p = a[1, 0]', 'q = b[1, 0, 0]'),
      lines('p = a[2, 0]', 'q = b[2, 0, 0]'),
      lines('p = a[1, 0]', 'q = b[1, 0, 1]'),
      lines('p = a[2, 0]', 'q = b[0, 0, 0]'),
    ],
  },
};
