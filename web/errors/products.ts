/** Programs of the pages of errors of matrix products and joining. */
import type { ErrorDetail } from './families';
import { numpy, torch } from './programs';

export const products: Record<string, ErrorDetail> = {
  'mat1-and-mat2': {
    programs: [
      torch(
        'import torch.nn as nn',
        'features = torch.zeros(2, 8)',
        'head = nn.Linear(6, 3)',
        'head(features)',
      ),
      torch('a = torch.ones(2, 3)', 'b = torch.ones(2, 3)', 'a @ b'),
      torch(
        'import torch.nn as nn',
        'net = nn.Sequential(nn.Conv2d(1, 2, 3), nn.Flatten(), nn.Linear(8, 3))',
        'net(torch.zeros(1, 1, 5, 5))',
      ),
    ],
    fixes: [
      ['nn.Linear(8, 3)(features).shape'],
      [],
      [
        'nn.Sequential(nn.Conv2d(1, 2, 3), nn.Flatten(), nn.Linear(18, 3))(torch.zeros(1, 1, 5, 5)).shape',
      ],
    ],
    lesson: 'shapes-in-a-model',
    alike: ['matmul-core-dimension', 'batch2-expected-size', 'mat2-same-dtype'],
  },
  'matmul-core-dimension': {
    programs: [
      numpy('a = np.ones((2, 3))', 'b = np.ones((2, 3))', 'a @ b'),
      numpy('weights = np.ones((3, 4))', 'x = np.arange(3)', 'weights @ x'),
      numpy('queries = np.ones((2, 4))', 'items = np.ones((3, 5))', 'queries @ items.T'),
    ],
    fixes: [[], [], ['queries @ items[:, :4].T']],
    lesson: 'higher-dims',
    alike: ['shapes-not-aligned', 'mat1-and-mat2'],
  },
  'shapes-not-aligned': {
    programs: [
      numpy('a = np.ones((2, 3))', 'b = np.ones((2, 3))', 'np.dot(a, b)'),
      numpy('x = np.arange(3)', 'weights = np.ones((4, 3))', 'np.dot(x, weights)'),
      numpy('weights = np.ones(3)', 'row = np.append(1, np.arange(3))', 'np.dot(weights, row)'),
    ],
    fixes: [[], [], ['np.dot(np.ones(4), row)', 'np.dot(weights, row[1:])']],
    lesson: 'higher-dims',
    alike: ['matmul-core-dimension'],
  },
  'batch2-expected-size': {
    programs: [
      torch('q = torch.zeros(2, 4, 3)', 'k = torch.zeros(2, 4, 3)', 'torch.bmm(q, k)'),
      torch('q = torch.zeros(2, 4, 3)', 'k = torch.zeros(2, 5, 3)', 'q @ k'),
      torch('one = torch.zeros(1, 5, 4)', 'many = torch.zeros(2, 4, 3)', 'torch.bmm(one, many)'),
    ],
    fixes: [[], [], ['one @ many']],
    lesson: 'attention-heads',
    alike: ['mat1-and-mat2'],
  },
  'inconsistent-tensor-size': {
    programs: [
      torch('a = torch.arange(3)', 'b = torch.arange(4)', 'a @ b'),
      torch(
        'pred = torch.zeros(1, 4, 4)',
        'mask = torch.zeros(3, 4, 4)',
        'torch.dot(pred.view(-1), mask.view(-1))',
      ),
    ],
    fixes: [['a @ b[:3]', 'a[:, None] * b'], ['torch.dot(pred.view(-1), mask[0].view(-1))']],
    lesson: 'higher-dims',
    alike: ['mat1-and-mat2', 'size-mismatch-mv'],
  },
  'size-mismatch-mv': {
    programs: [
      torch('weights = torch.ones(3, 4)', 'x = torch.ones(3)', 'weights @ x'),
      torch('weights = torch.ones(2, 3)', 'x = torch.ones(4)', 'torch.mv(weights, x)'),
    ],
    fixes: [[], ['torch.mv(weights, x[:3])']],
    lesson: 'higher-dims',
    alike: ['mat1-and-mat2', 'inconsistent-tensor-size'],
  },
  'sizes-of-tensors-must-match': {
    programs: [
      torch(
        'up = torch.zeros(1, 2, 4, 4)',
        'skip = torch.zeros(1, 2, 5, 5)',
        'torch.cat([up, skip], dim=1)',
      ),
      torch('a = torch.zeros(2, 3)', 'b = torch.zeros(2, 4)', 'torch.cat([a, b])'),
    ],
    fixes: [
      [
        'torch.cat([up, skip[:, :, :4, :4]], dim=1)',
        'torch.cat([torch.nn.functional.interpolate(up, size=(5, 5)), skip], dim=1)',
      ],
      ['torch.cat([a, b], dim=1)'],
    ],
    lesson: 'shapes-in-a-model',
    alike: ['stack-expects-equal-size', 'same-number-of-dimensions'],
    wordings: [
      'Sizes of tensors must match except in dimension X. Got A and B in dimension C (The offending index is D)',
      'Sizes of tensors must match except in dimension X. Got A and B in dimension C',
    ],
  },
  'same-number-of-dimensions': {
    programs: [
      torch('batch = torch.zeros(2, 3)', 'one = torch.zeros(3)', 'torch.cat([batch, one])'),
      torch(
        'cls = torch.zeros(1, 4)',
        'tokens = torch.zeros(1, 5, 4)',
        'torch.cat([cls, tokens], dim=1)',
      ),
      torch('points = torch.zeros(2, 5, 3)', 'torch.cat([points, points[:, :, 0]], dim=2)'),
    ],
    fixes: [
      ['torch.cat([batch, one.unsqueeze(0)])'],
      ['torch.cat([cls.unsqueeze(1), tokens], dim=1)'],
      ['torch.cat([points, points[:, :, :1]], dim=2)'],
    ],
    lesson: 'scalars-rows-columns',
    alike: ['sizes-of-tensors-must-match', 'zero-dimensional-cat'],
  },
  'zero-dimensional-cat': {
    programs: [
      torch('losses = [torch.tensor(1.0), torch.tensor(2.0)]', 'torch.cat(losses)'),
      torch('history = torch.zeros(2)', 'loss = torch.tensor(0.5)', 'torch.cat([history, loss])'),
    ],
    fixes: [['torch.stack(losses)'], ['torch.cat([history, loss[None]])']],
    lesson: 'scalars-rows-columns',
    alike: ['same-number-of-dimensions'],
  },
  'stack-expects-equal-size': {
    programs: [
      torch('words = [torch.zeros(3), torch.zeros(5)]', 'torch.stack(words)'),
      torch('images = [torch.zeros(3, 4, 4), torch.zeros(1, 4, 4)]', 'torch.stack(images)'),
    ],
    fixes: [
      ['torch.cat(words)', 'torch.stack([torch.nn.functional.pad(words[0], (0, 2)), words[1]])'],
      ['torch.stack([images[0], images[1].expand(3, 4, 4)])'],
    ],
    lesson: 'higher-dims',
    alike: ['sizes-of-tensors-must-match', 'all-input-arrays-same-shape'],
  },
  'all-input-arrays-same-shape': {
    programs: [
      numpy('np.stack([np.zeros(3), np.zeros(5)])'),
      numpy('color = np.zeros((2, 2, 3))', 'gray = np.zeros((2, 2))', 'np.stack([color, gray])'),
    ],
    fixes: [
      ['np.concatenate([np.zeros(3), np.zeros(5)])'],
      ['np.stack([color, np.stack([gray, gray, gray], axis=2)])'],
    ],
    lesson: 'higher-dims',
    alike: ['stack-expects-equal-size', 'concatenation-axis'],
  },
  'concatenation-axis': {
    programs: [
      numpy('a = np.zeros((2, 3))', 'b = np.zeros((2, 4))', 'np.concatenate([a, b])'),
      numpy('a = np.zeros((2, 3))', 'b = np.zeros((4, 3))', 'np.hstack([a, b])'),
    ],
    fixes: [['np.concatenate([a, b], axis=1)'], ['np.vstack([a, b])']],
    lesson: 'higher-dims',
    alike: ['input-arrays-same-dimensions'],
  },
  'input-arrays-same-dimensions': {
    programs: [
      numpy('table = np.zeros((2, 3))', 'row = np.zeros(3)', 'np.concatenate([table, row])'),
      numpy('table = np.zeros((2, 3))', 'column = np.zeros(2)', 'np.append(table, column, axis=1)'),
    ],
    fixes: [
      ['np.concatenate([table, row[None, :]])', 'np.vstack([table, row])'],
      ['np.append(table, column[:, None], axis=1)'],
    ],
    lesson: 'scalars-rows-columns',
    alike: ['concatenation-axis', 'same-number-of-dimensions'],
  },
};
