/** Programs of the pages of errors of indexing, writing, values and layers. */
import type { ErrorDetail } from './families';
import { numpy, torch } from './programs';

export const elements: Record<string, ErrorDetail> = {
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
  'mat2-same-dtype': {
    programs: [
      torch('a = torch.ones(2, 3)', 'b = torch.ones(3, 2, dtype=torch.float64)', 'a @ b'),
      torch('weights = torch.ones(2, 3)', 'ids = torch.arange(3)[:, None]', 'weights @ ids'),
      numpy(
        'import torch',
        'import torch.nn as nn',
        'x = torch.from_numpy(np.ones((2, 3)))',
        'head = nn.Linear(3, 2)',
        'head(x)',
      ),
    ],
    fixes: [['a @ b.to(a.dtype)'], ['weights @ ids.to(weights.dtype)'], ['head(x.float()).shape']],
    lesson: 'numpy-dialect',
    alike: ['expected-scalar-type'],
    wordings: ['mat1 and mat2 must have the same dtype, but got X and Y'],
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
      numpy('rows = np.zeros((4, 3))', 'np.concatenate(rows, axis=1)'),
    ],
    fixes: [
      ['x.sum(axis=0)'],
      ['np.mean(table, axis=1)'],
      ['np.concatenate([rows, rows], axis=1)', 'np.concatenate(rows)'],
    ],
    lesson: 'keepdim',
    alike: ['dimension-out-of-range'],
  },
  'shape-of-the-mask': {
    programs: [
      torch('x = torch.arange(3)', 'mask = torch.tensor([True, False])', 'x[mask]'),
      torch('x = torch.zeros(2, 3)', 'mask = torch.ones(3, dtype=torch.bool)', 'x[mask]'),
      torch('boxes = torch.arange(6).view(2, 3)', 'keep = boxes.flatten() > 2', 'boxes[keep]'),
    ],
    fixes: [
      ['x[torch.tensor([True, False, True])]'],
      ['x[:, mask]'],
      ['boxes[keep.view(2, 3)]', 'boxes.flatten()[keep]'],
    ],
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
      numpy(
        'points = np.zeros((3, 2))',
        'found = np.unique(np.array([3, 1, 1]), return_inverse=True)',
        'points[found]',
      ),
    ],
    fixes: [['table[[0, 1, 2]][:, [0, 1]]'], ['table[[0, 1, 2]][:, [0, 1]]'], ['points[found[1]]']],
    lesson: 'align-right',
    alike: ['could-not-be-broadcast'],
    wordings: [
      'shape mismatch: indexing tensors could not be broadcast together with shapes [X], [Y]',
    ],
  },
  'value-tensor-cannot-be-broadcast': {
    programs: [
      torch('table = torch.zeros(4, 3)', 'table[torch.tensor([0, 1])] = torch.ones(3, 3)'),
      torch(
        'tokens = torch.zeros(4, 2)',
        'is_image = torch.tensor([True, True, False, False])',
        'tokens[is_image] = torch.ones(3, 2)',
      ),
      torch(
        'grid = torch.zeros(3, 5)',
        'cells = torch.tensor([0, 2])',
        'grid[:, cells] = torch.ones(2, 3)',
      ),
    ],
    fixes: [
      ['table[torch.tensor([0, 1, 2])] = torch.ones(3, 3)'],
      ['tokens[is_image] = torch.ones(3, 2)[:2]'],
      ['grid[:, cells] = torch.ones(2, 3).t()'],
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
    programs: [
      numpy('image = np.arange(4)', 'image.flags.writeable = False', 'image[image < 2] = 0'),
      numpy('table = np.broadcast_to(np.arange(3), (2, 3))', 'table[0, 0] = 9'),
      numpy('degree = np.eye(3).diagonal()', 'degree[0] = 2'),
    ],
    fixes: [
      ['image = image.copy()\nimage[image < 2] = 0'],
      ['table = table.copy()\ntable[0, 0] = 9'],
      ['degree = degree.copy()\ndegree[0] = 2'],
    ],
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
    alike: ['only-one-element', 'boolean-value-of-tensor'],
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
      torch('cells = torch.arange(4)', 'gain = torch.tensor(3.0)', 'cells.clamp_(0, gain - 1)'),
    ],
    fixes: [[], [], ['cells.clamp_(0, gain.long() - 1)']],
    lesson: 'in-place',
    alike: ['cannot-cast-ufunc'],
  },
  'cannot-cast-ufunc': {
    programs: [numpy('counts = np.arange(3)', 'counts += 0.5')],
    lesson: 'in-place',
    alike: ['result-type-cast'],
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
