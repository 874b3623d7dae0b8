import { type Exercises, lines } from '../../src/lesson/programs';

const price = 'price = torch.tensor([[2], [3], [5]])';
const count = 'count = torch.tensor([4, 0, 1])';

export const programs = {
  cost: lines('import torch', price, count, 'cost = price * count'),
  column: lines(
    'import torch',
    price,
    'count = torch.tensor([[4], [0], [1]])',
    'cost = price * count',
  ),
  add: lines(
    'import torch',
    'torch.add(torch.ones(4, 1), torch.ones(4)).shape',
    'torch.utils.backcompat.broadcast_warning.enabled = True',
    'torch.add(torch.ones(4, 1), torch.ones(4))',
  ),
  origins: lines('import torch', 'x = torch.ones(3, 2)'),
  asserted: lines(
    'import torch',
    price,
    count,
    "assert price.shape == count.shape, 'shapes differ'",
  ),
  own: lines(
    'import torch',
    'price = torch.tensor([[2], [3]])',
    'count = torch.tensor([10, 20])',
    'price * count',
  ),
};

export const exercises: Exercises = {
  each: {
    before: lines('import torch', price, count),
    start: 'cost = price * count',
    checks: {
      three: 'cost.numel() == 3',
      values: 'cost.flatten().tolist() == [8, 0, 5]',
    },
    solution: 'cost = price[:, 0] * count',
    wrong: [
      'cost = (price * count).sum(1)',
      'cost = (price * count)[0]',
      'cost = price.t() * count[:, None]',
      'cost = price.view(1, 3) * count.view(3, 1)',
    ],
  },
};
