import { type Example, firstExample } from './first-example';

const lines = (...text: string[]) => text.join('\n');

/** Programs to begin with, by topic. Each shows one thing, in as few lines as it takes. */
export const examples: Example[] = [
  {
    topic: 'Broadcasting',
    title: 'Sizes that fit',
    code: lines(
      'import torch',
      'x = torch.ones(5, 3, 4, 1)',
      'y = torch.arange(3).reshape(3, 1, 1)',
      '(x + y).shape',
    ),
  },
  {
    topic: 'Broadcasting',
    title: 'Sizes that do not fit',
    code: lines('import torch', 'x = torch.ones(5, 2, 4, 1)', 'y = torch.ones(3, 1, 1)', 'x + y'),
  },
  firstExample,
  {
    topic: 'Broadcasting',
    title: 'The silent one: (N,) with (N, 1)',
    code: lines(
      'import torch',
      'target = torch.tensor([1., 2., 3.])',
      'output = torch.tensor([[1.], [2.], [3.]])',
      'output - target',
    ),
  },
  {
    topic: 'Broadcasting',
    title: 'In place: the target cannot grow',
    code: lines(
      'import torch',
      'x = torch.ones(1, 3)',
      'y = torch.ones(2, 3)',
      'y.add_(x)',
      'x.add_(y)',
    ),
  },
  {
    topic: 'Broadcasting',
    title: '10¹² elements, one stored',
    code: lines('import torch', 'torch.ones(1).expand(10**6, 10**6).shape'),
  },
  {
    topic: 'Views',
    title: 'A view that is refused',
    code: lines('import torch', 'a = torch.arange(8).reshape(2, 4)', 'b = a.t()', 'b.view(2, 4)'),
  },
  {
    topic: 'Views',
    title: 'Not contiguous, and yet a view',
    code: lines(
      'import torch',
      'b = torch.arange(8).reshape(2, 4).t()',
      'b.is_contiguous()',
      'b.view(2, 2, 2)',
    ),
  },
  {
    topic: 'Views',
    title: 'reshape copies where it must',
    code: lines(
      'import torch',
      'a = torch.arange(6).view(2, 3)',
      'b = a.t().reshape(6)',
      'b[0] = 100',
      'a',
    ),
  },
  {
    topic: 'Views',
    title: 'permute, then view',
    code: lines(
      'import torch',
      'x = torch.arange(24).view(2, 3, 4)',
      'y = x.permute(0, 2, 1)',
      'y.view(2, 12)',
    ),
  },
  {
    topic: 'Views',
    title: '-1: work it out',
    code: lines('import torch', 'a = torch.arange(12)', 'a.view(3, -1)', 'a.view(5, -1)'),
  },
  {
    topic: 'NumPy',
    title: 'The same in NumPy',
    code: lines(
      'import numpy as np',
      'a = np.arange(6).reshape(2, 3)',
      'b = np.array([[10], [20]])',
      'a + b',
      'a.T.strides',
    ),
  },
];
