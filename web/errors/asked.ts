/** Programs of the pages of errors of indices, targets and conversions. */
import type { ErrorDetail } from './families';
import { numpy, torch } from './programs';

const F = 'import torch.nn.functional as F';
const nn = 'import torch.nn as nn';

export const asked: Record<string, ErrorDetail> = {
  'valid-indices': {
    programs: [
      numpy('x = np.arange(6)', 'half = len(x) / 2', 'x[half]'),
      numpy('x = np.arange(6)', 'x[[0.0, 2.0]]'),
      torch('x = torch.arange(4)', 'x[1.0]'),
    ],
    fixes: [['x[len(x) // 2]'], ['x[[0, 2]]'], ['x[1]']],
    lesson: 'reading-order',
    alike: ['only-integer-scalar-arrays', 'too-many-indices'],
    wordings: [
      'only integers, slices (`:`), ellipsis (`...`), None and long or byte Variables are valid indices (got X)',
    ],
  },
  'only-integer-scalar-arrays': {
    programs: [
      numpy('order = np.argsort(np.array([3, 1, 2]))', 'names = ["a", "b", "c"]', 'names[order]'),
      numpy('keep = np.array([True, False])', 'words = ["a", "b"]', 'words[keep]'),
    ],
    fixes: [['[names[i] for i in order]'], ['[word for word, one in zip(words, keep) if one]']],
    lesson: 'reading-order',
    alike: ['valid-indices'],
  },
  'not-enough-values-to-unpack': {
    programs: [
      numpy('gray = np.zeros((28, 28))', 'height, width, channels = gray.shape'),
      torch('image = torch.zeros(3, 8, 8)', 'b, c, h, w = image.shape'),
      torch('x = torch.zeros(2, 3)', 'first, second, third = x'),
    ],
    fixes: [
      ['height, width = gray.shape', 'height, width, channels = gray[:, :, None].shape'],
      ['b, c, h, w = image[None].shape'],
      ['first, second, third = x.t()'],
    ],
    lesson: 'shapes-in-a-model',
    alike: ['too-many-values-to-unpack'],
  },
  'too-many-values-to-unpack': {
    programs: [
      numpy('image = np.zeros((28, 28, 3))', 'height, width = image.shape'),
      torch('images = torch.zeros(2, 3, 8, 8)', 'c, h, w = images.shape'),
      torch('pairs = torch.zeros(4, 3)', 'scores, labels = pairs'),
    ],
    fixes: [
      ['height, width = image.shape[:2]'],
      ['c, h, w = images.shape[1:]', 'n, c, h, w = images.shape'],
      ['scores, labels = pairs[:, 0], pairs[:, 1]'],
    ],
    lesson: 'shapes-in-a-model',
    alike: ['not-enough-values-to-unpack'],
  },
  'index-put-dtypes': {
    programs: [
      torch('x = torch.zeros(4)', 'x[torch.tensor([0, 2])] = torch.tensor([1, 2])'),
      torch(
        'half = torch.zeros(3, dtype=torch.float16)',
        'mask = torch.tensor([True, False, True])',
        'half[mask] = torch.ones(2)',
      ),
    ],
    fixes: [
      ['x[torch.tensor([0, 2])] = torch.tensor([1, 2]).to(x.dtype)'],
      ['half[mask] = torch.ones(2).to(half.dtype)'],
    ],
    lesson: 'in-place',
    alike: ['result-type-cast', 'value-tensor-cannot-be-broadcast'],
  },
  'only-one-element': {
    programs: [
      torch('x = torch.tensor([1.0, 2.0])', 'float(x)'),
      torch('rows = [torch.zeros(3), torch.ones(3)]', 'torch.tensor(rows)'),
    ],
    fixes: [['float(x.mean())', 'x.tolist()'], ['torch.stack(rows)']],
    lesson: 'keepdim',
    alike: ['cannot-be-converted-to-scalar', 'boolean-value-of-tensor'],
  },
  'only-floats-require-gradients': {
    programs: [
      torch('w = torch.arange(3).requires_grad_()'),
      torch('w = torch.tensor([1, 2, 3], requires_grad=True)'),
      torch(nn, 'mask = torch.tensor([1, 0, 1])', 'nn.Parameter(mask)'),
    ],
    fixes: [
      ['w = torch.arange(3.0).requires_grad_()'],
      ['w = torch.tensor([1.0, 2.0, 3.0], requires_grad=True)'],
      ['nn.Parameter(mask.float())', 'nn.Parameter(mask, requires_grad=False)'],
    ],
    lesson: 'in-place',
    alike: ['does-not-require-grad', 'leaf-variable-in-place'],
    wordings: ['Only Tensors of floating point and complex dtype can require gradients'],
  },
  'using-a-target-size': {
    programs: [
      torch(
        F,
        'scores = torch.full((4, 1), 0.5)',
        'labels = torch.ones(4)',
        'F.binary_cross_entropy(scores, labels)',
      ),
      torch(
        F,
        'scores = torch.full((4, 2), 0.5)',
        'labels = torch.tensor([0, 1, 1, 0])',
        'F.binary_cross_entropy(scores, labels.float())',
      ),
    ],
    fixes: [[], ['F.binary_cross_entropy(scores, F.one_hot(labels, 2).float())']],
    lesson: 'silent-broadcast',
    alike: ['target-batch-size', 'multi-target-not-supported'],
    wordings: [
      'Using a target size (torch.Size([X])) that is different to the input size (torch.Size([Y])). This will likely lead to incorrect results due to broadcasting. Please ensure they have the same size.',
    ],
  },
  'target-batch-size': {
    programs: [
      torch(
        F,
        'maps = torch.zeros(4, 2, 5, 5)',
        'scores = maps.view(-1, 25)',
        'labels = torch.zeros(4, dtype=torch.long)',
        'F.cross_entropy(scores, labels)',
      ),
      torch(
        F,
        'scores = torch.zeros(3, 10)',
        'labels = torch.zeros(6, dtype=torch.long)',
        'F.cross_entropy(scores, labels)',
      ),
    ],
    fixes: [['F.cross_entropy(maps.flatten(1), labels)'], ['F.cross_entropy(scores, labels[:3])']],
    lesson: 'shapes-in-a-model',
    alike: ['target-out-of-bounds', 'mat1-and-mat2'],
  },
  'target-out-of-bounds': {
    programs: [
      torch(
        F,
        'scores = torch.zeros(3, 3)',
        'labels = torch.tensor([1, 2, 3])',
        'F.cross_entropy(scores, labels)',
      ),
      torch(
        F,
        'scores = torch.zeros(2, 5)',
        'labels = torch.tensor([0, 7])',
        'F.cross_entropy(scores, labels)',
      ),
    ],
    fixes: [
      ['F.cross_entropy(scores, labels - 1)'],
      ['F.cross_entropy(torch.zeros(2, 8), labels)'],
    ],
    lesson: 'shapes-in-a-model',
    alike: ['index-out-of-range-in-self', 'target-batch-size'],
  },
  'multi-target-not-supported': {
    programs: [
      torch(
        F,
        'scores = torch.zeros(4, 3)',
        'labels = torch.zeros(4, 1, dtype=torch.long)',
        'F.cross_entropy(scores, labels)',
      ),
      torch(
        F,
        'scores = torch.zeros(4, 3)',
        'labels = torch.zeros(4, 2, dtype=torch.long)',
        'F.cross_entropy(scores, labels)',
      ),
    ],
    fixes: [
      ['F.cross_entropy(scores, labels.squeeze(1))'],
      ['F.cross_entropy(scores, labels[:, 0])'],
    ],
    lesson: 'shapes-in-a-model',
    alike: ['target-batch-size', 'target-out-of-bounds'],
  },
  'expected-3d-or-4d-input': {
    programs: [
      torch(nn, 'conv = nn.Conv2d(1, 2, 3)', 'image = torch.zeros(6, 6)', 'conv(image)'),
      torch(nn, 'conv = nn.Conv2d(1, 2, 3)', 'clips = torch.zeros(2, 3, 1, 6, 6)', 'conv(clips)'),
    ],
    fixes: [
      ['conv(image[None, None]).shape', 'conv(image.unsqueeze(0)).shape'],
      ['conv(clips.flatten(0, 1)).shape'],
    ],
    lesson: 'shapes-in-a-model',
    alike: ['expected-channels'],
  },
};
