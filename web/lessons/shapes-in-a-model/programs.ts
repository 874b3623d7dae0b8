import { type Exercises, lines } from '../../src/lesson/programs';

const pair = ['pred = torch.tensor([[1.], [2.], [3.]])', 'target = torch.tensor([1., 2., 3.])'];
const images = 'images = torch.arange(24.).reshape(2, 3, 2, 2)';

export const programs = {
  loss: lines(
    'import torch',
    'import torch.nn.functional as F',
    ...pair,
    'F.mse_loss(pred, target)',
  ),
  softmax: lines(
    'import torch',
    'scores = torch.tensor([[1., 2., 3.],',
    '                       [1., 1., 1.]])',
    'scores.softmax(1)',
  ),
  channels: lines(
    'import torch',
    images,
    'mean = torch.tensor([1., 5., 9.])',
    'images - mean',
    'per_channel = mean[:, None, None]',
    'images - per_channel',
  ),
  last: lines(
    'import torch',
    images,
    'moved = images.permute(0, 2, 3, 1)',
    'last = moved.contiguous().permute(0, 3, 1, 2)',
    'last.view(2, -1)',
  ),
  tokens: lines(
    'import torch',
    'hidden = torch.zeros(2, 5, 4)',
    'bias = torch.ones(4)',
    'position = torch.ones(5, 4)',
    'mask = torch.ones(2, 5)',
    'weight = torch.ones(2)',
  ),
  own: lines('import torch', ...pair, '((pred - target) ** 2).mean()'),
};

const masked = 'hidden * mask[:, :, None]';

export const exercises: Exercises = {
  mean: {
    before: lines(
      'import torch',
      'hidden = torch.arange(12.).reshape(2, 3, 2)',
      'mask = torch.tensor([[1., 1., 0.],',
      '                     [1., 0., 0.]])',
    ),
    start: 'mean = hidden.sum(1) / mask.sum(1)',
    checks: {
      shape: 'mean.shape == (2, 2)',
      values: 'mean.tolist() == [[1.0, 2.0], [6.0, 7.0]]',
    },
    solution: `mean = (${masked}).sum(1) / mask.sum(1, keepdim=True)`,
    wrong: [
      `mean = (${masked}).sum(1) / mask.sum(1)`,
      `mean = (${masked}).mean(1)`,
      'mean = hidden.sum(1) / mask.sum(1, keepdim=True)',
      'mean = hidden * mask',
      'mean = hidden.mean(1)',
    ],
  },
};
