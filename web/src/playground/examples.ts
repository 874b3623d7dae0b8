import { type Example, firstExample } from './first-example';

const lines = (...text: string[]) => text.join('\n');

/** Programs to begin with, by topic. Each shows one thing, in as few lines as it takes. */
export const examples: Example[] = [
  {
    topic: 'broadcasting',
    title: 'fits',
    code: lines(
      'import torch',
      'x = torch.ones(5, 3, 4, 1)',
      'y = torch.arange(3).reshape(3, 1, 1)',
      '(x + y).shape',
    ),
  },
  {
    topic: 'broadcasting',
    title: 'refused',
    code: lines('import torch', 'x = torch.ones(5, 2, 4, 1)', 'y = torch.ones(3, 1, 1)', 'x + y'),
  },
  firstExample,
  {
    topic: 'broadcasting',
    title: 'silent',
    code: lines(
      'import torch',
      'target = torch.tensor([1., 2., 3.])',
      'output = torch.tensor([[1.], [2.], [3.]])',
      'output - target',
    ),
  },
  {
    topic: 'broadcasting',
    title: 'inPlace',
    code: lines(
      'import torch',
      'x = torch.ones(1, 3)',
      'y = torch.ones(2, 3)',
      'y.add_(x)',
      'x.add_(y)',
    ),
  },
  {
    topic: 'broadcasting',
    title: 'expanded',
    code: lines('import torch', 'torch.ones(1).expand(10**6, 10**6).shape'),
  },
  {
    topic: 'views',
    title: 'viewRefused',
    code: lines('import torch', 'a = torch.arange(8).reshape(2, 4)', 'b = a.t()', 'b.view(2, 4)'),
  },
  {
    topic: 'views',
    title: 'viewFits',
    code: lines(
      'import torch',
      'b = torch.arange(8).reshape(2, 4).t()',
      'b.is_contiguous()',
      'b.view(2, 2, 2)',
    ),
  },
  {
    topic: 'views',
    title: 'reshapeCopies',
    code: lines(
      'import torch',
      'a = torch.arange(6).view(2, 3)',
      'b = a.t().reshape(6)',
      'b[0] = 100',
      'a',
    ),
  },
  {
    topic: 'views',
    title: 'permuted',
    code: lines(
      'import torch',
      'x = torch.arange(24).view(2, 3, 4)',
      'y = x.permute(0, 2, 1)',
      'y.view(2, 12)',
    ),
  },
  {
    topic: 'views',
    title: 'inferred',
    code: lines('import torch', 'a = torch.arange(12)', 'a.view(3, -1)', 'a.view(5, -1)'),
  },
  {
    topic: 'numpy',
    title: 'inNumpy',
    code: lines(
      'import numpy as np',
      'a = np.arange(6).reshape(2, 3)',
      'b = np.array([[10], [20]])',
      'a + b',
      'a.T.strides',
    ),
  },
];
