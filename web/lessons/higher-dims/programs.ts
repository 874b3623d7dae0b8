import { type Exercises, lines } from '../../src/lesson/programs';

export const programs = {
  pages: lines(
    'import torch',
    't2 = torch.arange(4).reshape(2, 2)',
    't3 = torch.zeros(3, 2, 2)',
    't2 + t3',
  ),
  inner: lines(
    'import torch',
    't3 = torch.zeros(2, 3, 4)',
    't31 = torch.ones(2, 3, 1)',
    't3 + t31',
  ),
  both: lines(
    'import torch',
    'x = torch.tensor([[10], [20]])',
    'y = torch.arange(6).reshape(3, 1, 2)',
    'x + y',
  ),
  per: lines(
    'import torch',
    'images = torch.zeros(2, 3, 4, 4)',
    'pixel = torch.ones(4, 4)',
    'image = torch.ones(2)',
    'images + pixel',
    'images + image',
  ),
  own: lines(
    'import torch',
    'x = torch.zeros(2, 3, 2)',
    'y = torch.tensor([1, 2, 3])',
    'x + y[:, None]',
  ),
};

export const exercises: Exercises = {
  images: {
    before: lines(
      'import torch',
      'images = torch.ones(2, 3, 2, 2)',
      'weights = torch.tensor([10, 20])',
    ),
    start: 'weighted = images * weights',
    checks: {
      shape: 'weighted.shape == (2, 3, 2, 2)',
      first: 'bool((weighted[0] == 10).all())',
      second: 'bool((weighted[1] == 20).all())',
    },
    solution: 'weighted = images * weights[:, None, None, None]',
    wrong: [
      'weighted = images * weights[:, None]',
      'weighted = images * weights[None, :]',
      'weighted = images * weights[:, None, None]',
      'weighted = images * weights[0]',
    ],
  },
};
