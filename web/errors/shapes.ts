/** Programs of the pages of errors of broadcasting and views. */
import type { ErrorDetail } from './families';
import { numpy, torch } from './programs';

export const shapes: Record<string, ErrorDetail> = {
  'size-of-tensor-a': {
    programs: [
      torch('scores = torch.ones(2, 3)', 'weights = torch.arange(2)', 'scores * weights'),
      torch('images = torch.zeros(2, 3, 4, 4)', 'mean = torch.ones(3)', 'images - mean'),
      torch('pred = torch.zeros(4, 3)', 'target = torch.zeros(5, 3)', 'pred - target'),
    ],
    fixes: [[], [], ['pred - target[:4]']],
    lesson: 'when-shapes-refuse',
    alike: ['could-not-be-broadcast', 'expanded-size', 'output-with-shape'],
  },
  'could-not-be-broadcast': {
    programs: [
      numpy('table = np.ones((2, 3))', 'per_row = np.arange(2)', 'table + per_row'),
      numpy('image = np.zeros((4, 6, 3))', 'mask = np.ones((4, 6))', 'image * mask'),
      numpy('y = np.arange(5)', 'y[1:] - y[:-2]'),
    ],
    fixes: [[], [], ['y[1:] - y[:-1]']],
    lesson: 'when-shapes-refuse',
    alike: ['size-of-tensor-a', 'could-not-broadcast-input', 'remapped-shapes'],
  },
  'expanded-size': {
    programs: [
      torch('x = torch.arange(3)', 'x.expand(3, 4)'),
      torch('buffer = torch.zeros(2, 4)', 'buffer[0] = torch.ones(3)'),
      torch('row = torch.zeros(1, 3)', 'row.expand(4, 2)'),
    ],
    fixes: [[], ['buffer[0, :3] = torch.ones(3)'], ['row.expand(4, 3)', 'row.expand(4, -1)']],
    lesson: 'stretching-is-free',
    alike: ['size-of-tensor-a', 'expand-fewer-sizes'],
  },
  'expand-fewer-sizes': {
    programs: [
      torch('x = torch.zeros(1, 3)', 'x.expand(3)'),
      torch('table = torch.zeros(3, 2)', 'table[:, 0] = torch.ones(3, 1)'),
      torch('bias = torch.zeros(2, 1, 1)', 'bias.expand(4, 4)'),
    ],
    fixes: [[], [], ['bias.expand(2, 4, 4)']],
    lesson: 'stretching-is-free',
    alike: ['expanded-size'],
  },
  'remapped-shapes': {
    programs: [
      numpy('gray = np.zeros((4, 4))', 'np.pad(gray, [(1, 1), (1, 1), (0, 0)])'),
      numpy('x = np.arange(6).reshape(2, 3)', 'np.broadcast_to(x, (3, 2))'),
      numpy('v = np.arange(3)', 'np.broadcast_to(v, (3, 4))'),
    ],
    fixes: [['np.pad(gray, [(1, 1), (1, 1)])']],
    lesson: 'stretching-is-free',
    alike: ['could-not-be-broadcast'],
  },
  'cannot-be-broadcast-to-single-shape': {
    programs: [
      numpy('np.broadcast_arrays(np.arange(3), np.arange(4))'),
      numpy('np.broadcast_shapes((2, 3), (2,))'),
    ],
    fixes: [
      ['np.broadcast_arrays(np.arange(3)[:, None], np.arange(4))'],
      ['np.broadcast_shapes((2, 3), (2, 1))'],
    ],
    lesson: 'when-shapes-refuse',
    alike: ['could-not-be-broadcast'],
  },
  'view-size-not-compatible': {
    programs: [
      torch('x = torch.arange(6).view(2, 3)', 'x.t().view(6)'),
      torch('h = torch.zeros(2, 4, 6)', 'h.transpose(1, 2).view(2, 24)'),
      torch('image = torch.zeros(4, 6, 3)', 'image.permute(2, 0, 1).view(-1)'),
    ],
    lesson: 'why-a-view-fails',
    alike: ['shape-is-invalid'],
    wordings: [
      "view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Call .contiguous() before .view().",
      "invalid argument 2: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Call .contiguous() before .view().",
    ],
  },
  'shape-is-invalid': {
    programs: [
      torch('x = torch.zeros(4, 5)', 'x.view(4, 6)'),
      torch('features = torch.zeros(2, 3, 5, 5)', 'features.view(-1, 100)'),
      torch('x = torch.arange(10)', 'x.reshape(3, -1)'),
    ],
    fixes: [[], [], ['x[:9].reshape(3, -1)', 'x.reshape(5, -1)']],
    lesson: 'view-and-minus-one',
    alike: ['view-size-not-compatible', 'cannot-reshape-array'],
  },
  'cannot-reshape-array': {
    programs: [
      numpy('x = np.arange(6)', 'x.reshape(4, 2)'),
      numpy('image = np.zeros((4, 4, 3))', 'image.reshape(4, 4)'),
      numpy('x = np.arange(10)', 'x.reshape(3, -1)'),
    ],
    fixes: [[], [], ['x[:9].reshape(3, -1)', 'x.reshape(5, -1)']],
    lesson: 'view-and-minus-one',
    alike: ['shape-is-invalid'],
  },
  'only-one-dimension-inferred': {
    programs: [
      torch('x = torch.arange(12)', 'x.view(-1, 3, -1)'),
      torch('x = torch.zeros(2, 6)', 'x.reshape(-1, -1)'),
    ],
    fixes: [['x.view(-1, 3, 2)'], ['x.reshape(-1, 6)']],
    lesson: 'view-and-minus-one',
    alike: ['one-unknown-dimension', 'shape-is-invalid'],
  },
  'one-unknown-dimension': {
    programs: [
      numpy('x = np.arange(12)', 'x.reshape(-1, 3, -1)'),
      numpy('x = np.arange(16)', 'start, stop = 5, 4', 'n = stop - start', 'x.reshape(n, n)'),
    ],
    fixes: [['x.reshape(-1, 3, 2)'], ['x.reshape(n, 4)', 'x.reshape(4, 4)']],
    lesson: 'view-and-minus-one',
    alike: ['only-one-dimension-inferred', 'cannot-reshape-array'],
  },
  'permute-number-of-dimensions': {
    programs: [
      torch('image = torch.zeros(4, 6)', 'image.permute(2, 0, 1)'),
      torch('batch = torch.zeros(2, 4, 6, 3)', 'batch.permute(2, 0, 1)'),
    ],
    fixes: [
      ['image.permute(1, 0)', 'image.unsqueeze(2).permute(2, 0, 1)'],
      ['batch.permute(0, 3, 1, 2)'],
    ],
    lesson: 'transpose-permute',
    alike: ['axes-dont-match', 'dimension-out-of-range'],
  },
  'axes-dont-match': {
    programs: [
      numpy('image = np.zeros((4, 6))', 'image.transpose(2, 0, 1)'),
      numpy('batch = np.zeros((2, 4, 6, 3))', 'np.transpose(batch, (2, 0, 1))'),
      numpy('files = []', 'images = np.array(files)', 'images.transpose(0, 3, 1, 2)'),
    ],
    fixes: [
      ['image.transpose(1, 0)', 'image[:, :, None].transpose(2, 0, 1)'],
      ['np.transpose(batch, (0, 3, 1, 2))'],
      ['images.reshape(0, 4, 6, 3).transpose(0, 3, 1, 2)'],
    ],
    lesson: 'transpose-permute',
    alike: ['permute-number-of-dimensions', 'axis-out-of-bounds'],
  },
  't-expects-2d': {
    programs: [torch('x = torch.zeros(2, 3, 4)', 'x.t()')],
    fixes: [['x.transpose(1, 2)', 'x.mT']],
    lesson: 'transpose-permute',
    alike: ['permute-number-of-dimensions'],
  },
  'negative-stride': {
    programs: [
      ['import numpy as np', 'import torch', 'x = np.arange(4)[::-1]', 'torch.from_numpy(x)'].join(
        '\n',
      ),
    ],
    fixes: [['torch.from_numpy(x.copy())']],
    lesson: 'numpy-dialect',
    alike: ['view-size-not-compatible'],
  },
};
