/**
 * What is on the pages of errors, beside their messages. Each program raises the message in the real
 * library: tests/vectors/error_pages.jsonl. What the pages say of it, the core says.
 */
import type { course } from '../lessons/course';
import { type ErrorMessage, messages } from './messages';

export interface ErrorFamily extends ErrorMessage {
  /** The commonest first; its story is the first picture. */
  programs: readonly string[];
  /** For each program, what may be written in place of the statement that raises, where the core offers nothing. */
  fixes?: readonly (readonly string[])[];
  lesson: (typeof course)[number]['slug'];
  /** Pages of messages that it is confused with. */
  alike?: readonly string[];
  /** How other versions and other functions word it. */
  wordings?: readonly string[];
}

const torch = (...lines: string[]) => ['import torch', ...lines].join('\n');
const numpy = (...lines: string[]) => ['import numpy as np', ...lines].join('\n');

const details: Record<string, Omit<ErrorFamily, keyof ErrorMessage>> = {
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
  'could-not-broadcast-input': {
    programs: [
      numpy('table = np.zeros((2, 3))', 'table[0] = np.arange(4)'),
      numpy('table = np.zeros((3, 2))', 'table[:, 0] = np.ones((3, 1))'),
      numpy('frames = np.zeros((2, 4, 4))', 'frames[0] = np.ones((4, 3))'),
    ],
    fixes: [['table[0] = np.arange(4)[:3]'], [], ['frames[0, :, :3] = np.ones((4, 3))']],
    lesson: 'in-place',
    alike: ['could-not-be-broadcast', 'setting-an-element'],
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
      torch('bias = torch.zeros(2, 1, 1)', 'bias.expand(4, 4)'),
    ],
    fixes: [[], ['bias.expand(2, 4, 4)']],
    lesson: 'stretching-is-free',
    alike: ['expanded-size'],
  },
  'output-with-shape': {
    programs: [
      torch('x = torch.zeros(3)', 'x += torch.ones(2, 3)'),
      torch('total = torch.zeros(1)', 'total += torch.arange(3)'),
      torch('h = torch.zeros(2, 1)', 'h.add_(torch.ones(2, 4))'),
    ],
    lesson: 'in-place',
    alike: ['non-broadcastable-output', 'size-of-tensor-a'],
  },
  'non-broadcastable-output': {
    programs: [
      numpy('x = np.zeros(3)', 'x += np.ones((2, 3))'),
      numpy('total = np.zeros((3, 1))', 'total -= np.arange(4)'),
    ],
    fixes: [[], ['total = total - np.arange(4)']],
    lesson: 'in-place',
    alike: ['output-with-shape'],
  },
  'remapped-shapes': {
    programs: [
      numpy('x = np.arange(6).reshape(2, 3)', 'np.broadcast_to(x, (3, 2))'),
      numpy('v = np.arange(3)', 'np.broadcast_to(v, (3, 4))'),
    ],
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
    programs: [numpy('x = np.arange(12)', 'x.reshape(-1, 3, -1)')],
    fixes: [['x.reshape(-1, 3, 2)']],
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
    ],
    fixes: [
      ['image.transpose(1, 0)', 'image[:, :, None].transpose(2, 0, 1)'],
      ['np.transpose(batch, (0, 3, 1, 2))'],
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
    ],
    lesson: 'higher-dims',
    alike: ['shapes-not-aligned', 'mat1-and-mat2'],
  },
  'shapes-not-aligned': {
    programs: [
      numpy('a = np.ones((2, 3))', 'b = np.ones((2, 3))', 'np.dot(a, b)'),
      numpy('x = np.arange(3)', 'weights = np.ones((4, 3))', 'np.dot(x, weights)'),
    ],
    lesson: 'higher-dims',
    alike: ['matmul-core-dimension'],
  },
  'batch2-expected-size': {
    programs: [
      torch('q = torch.zeros(2, 4, 3)', 'k = torch.zeros(2, 4, 3)', 'torch.bmm(q, k)'),
      torch('q = torch.zeros(2, 4, 3)', 'k = torch.zeros(2, 5, 3)', 'q @ k'),
    ],
    lesson: 'attention-heads',
    alike: ['mat1-and-mat2'],
  },
  'inconsistent-tensor-size': {
    programs: [torch('a = torch.arange(3)', 'b = torch.arange(4)', 'a @ b')],
    fixes: [['a @ b[:3]', 'a[:, None] * b']],
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
  'mat2-same-dtype': {
    programs: [
      torch('a = torch.ones(2, 3)', 'b = torch.ones(3, 2, dtype=torch.float64)', 'a @ b'),
      torch('weights = torch.ones(2, 3)', 'ids = torch.arange(3)[:, None]', 'weights @ ids'),
    ],
    fixes: [['a @ b.to(a.dtype)'], ['weights @ ids.to(weights.dtype)']],
    lesson: 'numpy-dialect',
    alike: ['expected-scalar-type'],
  },
  'expected-scalar-type': {
    programs: [
      torch(
        'a = torch.ones(2, 2, 3)',
        'b = torch.ones(2, 3, 2, dtype=torch.float64)',
        'torch.bmm(a, b)',
      ),
    ],
    fixes: [['torch.bmm(a, b.float())']],
    lesson: 'numpy-dialect',
    alike: ['mat2-same-dtype'],
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
    ],
    fixes: [
      ['torch.cat([batch, one.unsqueeze(0)])'],
      ['torch.cat([cls.unsqueeze(1), tokens], dim=1)'],
    ],
    lesson: 'scalars-rows-columns',
    alike: ['sizes-of-tensors-must-match', 'zero-dimensional-cat'],
  },
  'zero-dimensional-cat': {
    programs: [torch('losses = [torch.tensor(1.0), torch.tensor(2.0)]', 'torch.cat(losses)')],
    fixes: [['torch.stack(losses)']],
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
    programs: [numpy('np.stack([np.zeros(3), np.zeros(5)])')],
    fixes: [['np.concatenate([np.zeros(3), np.zeros(5)])']],
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
  'index-out-of-bounds': {
    programs: [
      torch('x = torch.arange(4)', 'x[4]'),
      numpy('x = np.zeros((2, 3))', 'x[0, 3]'),
      torch('table = torch.zeros(5, 2)', 'ids = torch.tensor([0, 5])', 'table[ids]'),
    ],
    fixes: [['x[-1]'], ['x[0, 2]'], ['table[torch.tensor([0, 4])]']],
    lesson: 'reading-order',
    alike: ['index-out-of-range-in-self', 'too-many-indices'],
    wordings: ['index X is out of bounds for axis Y with size Z'],
  },
  'index-out-of-range-in-self': {
    programs: [
      torch('import torch.nn as nn', 'embed = nn.Embedding(10, 3)', 'embed(torch.tensor([2, 10]))'),
      torch('x = torch.zeros(3, 2)', 'x.index_select(0, torch.tensor([0, 3]))'),
    ],
    fixes: [
      ['nn.Embedding(11, 3)(torch.tensor([2, 10])).shape'],
      ['x.index_select(0, torch.tensor([0, 2]))'],
    ],
    lesson: 'shapes-in-a-model',
    alike: ['index-out-of-bounds'],
  },
  'too-many-indices': {
    programs: [torch('x = torch.zeros(2, 3)', 'x[0, 1, 2]'), numpy('y = np.arange(3)', 'y[:, 0]')],
    fixes: [['x[0, 1]'], ['y[0]', 'y[:, None][:, 0]']],
    lesson: 'scalars-rows-columns',
    alike: ['index-out-of-bounds', 'dimension-out-of-range'],
    wordings: ['too many indices for array: array is X-dimensional, but Y were indexed'],
  },
  'index-of-0-dim-tensor': {
    programs: [
      torch('loss = torch.tensor(2.5)', 'loss[0]'),
      torch('x = torch.arange(3)', 'x.sum()[0]'),
    ],
    fixes: [['loss.item()'], ['x.sum().item()']],
    lesson: 'scalars-rows-columns',
    alike: ['too-many-indices'],
  },
  'dimension-out-of-range': {
    programs: [
      torch('x = torch.arange(3)', 'x.sum(dim=1)'),
      torch('x = torch.zeros(2, 3)', 'x.transpose(1, 2)'),
      torch('logits = torch.zeros(4)', 'torch.softmax(logits, dim=1)'),
    ],
    fixes: [['x.sum(dim=0)'], ['x.transpose(0, 1)'], ['torch.softmax(logits, dim=-1)']],
    lesson: 'keepdim',
    alike: ['axis-out-of-bounds', 'too-many-indices'],
  },
  'axis-out-of-bounds': {
    programs: [
      numpy('x = np.arange(3)', 'x.sum(axis=1)'),
      numpy('table = np.zeros((2, 3))', 'np.mean(table, axis=2)'),
    ],
    fixes: [['x.sum(axis=0)'], ['np.mean(table, axis=1)']],
    lesson: 'keepdim',
    alike: ['dimension-out-of-range'],
  },
  'shape-of-the-mask': {
    programs: [
      torch('x = torch.arange(3)', 'mask = torch.tensor([True, False])', 'x[mask]'),
      torch('x = torch.zeros(2, 3)', 'mask = torch.ones(3, dtype=torch.bool)', 'x[mask]'),
    ],
    fixes: [['x[torch.tensor([True, False, True])]'], ['x[:, mask]']],
    lesson: 'higher-dims',
    alike: ['boolean-index'],
  },
  'boolean-index': {
    programs: [
      numpy('x = np.arange(3)', 'mask = np.array([True, False])', 'x[mask]'),
      numpy('table = np.zeros((2, 3))', 'keep = np.array([True, False, True])', 'table[keep]'),
    ],
    fixes: [['x[np.array([True, False, True])]'], ['table[:, keep]']],
    lesson: 'higher-dims',
    alike: ['shape-of-the-mask'],
  },
  'indexing-arrays-shapes': {
    programs: [
      numpy('table = np.zeros((5, 5))', 'table[[0, 1, 2], [0, 1]]'),
      torch('table = torch.zeros(5, 5)', 'table[[0, 1, 2], [0, 1]]'),
    ],
    fixes: [['table[[0, 1, 2]][:, [0, 1]]'], ['table[[0, 1, 2]][:, [0, 1]]']],
    lesson: 'align-right',
    alike: ['could-not-be-broadcast'],
    wordings: [
      'shape mismatch: indexing tensors could not be broadcast together with shapes [X], [Y]',
    ],
  },
  'value-tensor-cannot-be-broadcast': {
    programs: [
      torch('table = torch.zeros(4, 3)', 'table[torch.tensor([0, 1])] = torch.ones(3, 3)'),
      torch('x = torch.zeros(5)', 'x[[0, 1]] = torch.arange(3.)'),
    ],
    fixes: [
      ['table[torch.tensor([0, 1, 2])] = torch.ones(3, 3)'],
      ['x[[0, 1, 2]] = torch.arange(3.)'],
    ],
    lesson: 'in-place',
    alike: ['could-not-broadcast-input', 'expanded-size'],
  },
  'more-than-one-element-refers': {
    programs: [
      torch('row = torch.zeros(3)', 'table = row.expand(2, 3)', 'table.add_(1)'),
      torch('mask = torch.zeros(1, 4).expand(4, 4)', 'mask[:] = torch.arange(4.)'),
    ],
    fixes: [[], ['mask = mask.clone()\nmask[:] = torch.arange(4.)']],
    lesson: 'stretching-is-free',
    alike: ['assignment-destination-read-only'],
  },
  'assignment-destination-read-only': {
    programs: [numpy('table = np.broadcast_to(np.arange(3), (2, 3))', 'table[0, 0] = 9')],
    fixes: [['table = table.copy()\ntable[0, 0] = 9']],
    lesson: 'stretching-is-free',
    alike: ['more-than-one-element-refers'],
  },
  'truth-value-ambiguous': {
    programs: [
      numpy('x = np.arange(3)', 'if x > 1:', '    print("large")'),
      numpy('a = np.arange(3)', 'b = np.arange(3)', 'bool(a == b)'),
    ],
    fixes: [['if (x > 1).any():\n    print("large")'], ['bool((a == b).all())']],
    lesson: 'numpy-dialect',
    alike: ['boolean-value-of-tensor'],
  },
  'boolean-value-of-tensor': {
    programs: [
      torch('x = torch.arange(3)', 'if x > 1:', '    print("large")'),
      torch('x = torch.arange(3)', 'x > 0 and x < 2'),
    ],
    fixes: [['if (x > 1).any():\n    print("large")'], ['(x > 0) & (x < 2)']],
    lesson: 'numpy-dialect',
    alike: ['truth-value-ambiguous'],
  },
  'cannot-be-converted-to-scalar': {
    programs: [
      torch('losses = torch.tensor([1.0, 2.0])', 'losses.item()'),
      torch('x = torch.zeros(2, 3)', 'x.sum(dim=0).item()'),
    ],
    fixes: [['losses.mean().item()', 'losses.tolist()'], ['x.sum().item()']],
    lesson: 'keepdim',
    alike: ['boolean-value-of-tensor'],
    wordings: ['only one element tensors can be converted to Python scalars'],
  },
  'setting-an-element': {
    programs: [
      numpy('np.array([[1, 2, 3], [4, 5]])'),
      numpy('rows = [[1, 2], [3]]', 'np.array(rows)'),
    ],
    fixes: [['np.array([[1, 2, 3], [4, 5, 0]])'], ['np.array([[1, 2], [3, 0]])']],
    lesson: 'storage-shape-stride',
    alike: ['expected-sequence-of-length', 'could-not-broadcast-input'],
  },
  'expected-sequence-of-length': {
    programs: [torch('torch.tensor([[1, 2, 3], [4, 5]])')],
    fixes: [['torch.tensor([[1, 2, 3], [4, 5, 0]])']],
    lesson: 'storage-shape-stride',
    alike: ['setting-an-element'],
  },
  'mean-could-not-infer-dtype': {
    programs: [torch('ids = torch.arange(4)', 'ids.mean()')],
    fixes: [['ids.float().mean()']],
    lesson: 'keepdim',
    alike: ['result-type-cast'],
  },
  'result-type-cast': {
    programs: [
      torch('counts = torch.arange(3)', 'counts += 0.5'),
      torch('counts = torch.arange(3)', 'counts.mul_(torch.tensor([0.5, 1.0, 2.0]))'),
    ],
    lesson: 'in-place',
    alike: ['cannot-cast-ufunc'],
  },
  'cannot-cast-ufunc': {
    programs: [numpy('counts = np.arange(3)', 'counts += 0.5')],
    lesson: 'in-place',
    alike: ['result-type-cast'],
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
  'expected-channels': {
    programs: [
      torch('conv = torch.nn.Conv2d(3, 8, 3)', 'conv(torch.zeros(1, 1, 5, 5))'),
      torch('conv = torch.nn.Conv2d(3, 8, 3)', 'conv(torch.zeros(1, 4, 5, 5))'),
      torch('conv = torch.nn.Conv2d(3, 8, 3)', 'conv(torch.zeros(1, 5, 6, 3))'),
    ],
    fixes: [
      ['conv(torch.zeros(1, 1, 5, 5).expand(1, 3, 5, 5)).shape'],
      ['conv(torch.zeros(1, 4, 5, 5)[:, :3]).shape'],
      ['conv(torch.zeros(1, 5, 6, 3).permute(0, 3, 1, 2)).shape'],
    ],
    lesson: 'shapes-in-a-model',
    alike: ['mat1-and-mat2'],
  },
  'cant-call-numpy': {
    programs: [torch('w = torch.ones(3, requires_grad=True)', 'w.numpy()')],
    fixes: [['w.detach().numpy()']],
    lesson: 'numpy-dialect',
    alike: ['leaf-variable-in-place'],
  },
  'leaf-variable-in-place': {
    programs: [torch('w = torch.ones(3, requires_grad=True)', 'w += 1')],
    fixes: [['with torch.no_grad():\n    w += 1', 'w = w + 1']],
    lesson: 'in-place',
    alike: ['cant-call-numpy'],
  },
  'does-not-require-grad': {
    programs: [torch('x = torch.ones(3)', 'x.sum().backward()')],
    lesson: 'shapes-in-a-model',
    alike: ['leaf-variable-in-place'],
  },
};

export const families: readonly ErrorFamily[] = messages.map((message) => {
  const detail = details[message.slug];
  if (!detail) throw new Error(`families.ts lacks ${message.slug}`);
  return { ...message, ...detail };
});
