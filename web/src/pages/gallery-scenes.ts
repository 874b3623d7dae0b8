/** The scenes of the gallery: every figure, usual and at its edges. */
import { type FigureExample, registry } from '../figures/registry';

export interface GalleryScene extends FigureExample {
  title: string;
  /** Instead of a story: a closer look at this tensor or cell, as in a link, after the last statement. */
  probe?: string;
}

export interface GalleryPart {
  title: string;
  scenes: GalleryScene[];
}

const torch = (...lines: string[]) => ['import torch', ...lines].join('\n');
const numpy = (...lines: string[]) => ['import numpy as np', ...lines].join('\n');

const sum = torch('x = torch.ones(5, 3, 4, 1)', 'y = torch.ones(3, 1, 1)', 'x + y');
const clash = torch('x = torch.ones(5, 2, 4, 1)', 'y = torch.ones(3, 1, 1)', 'x + y');
const small = torch(
  'column = torch.tensor([[0], [10], [20]])',
  'row = torch.tensor([1, 2, 3, 4])',
  'column + row',
);
const transposed = torch('a = torch.arange(8).reshape(2, 4)', 'a.t().view(2, 4)');

const shapes: GalleryScene[] = [
  { title: 'Before they are aligned', code: sum, phase: 'shapes' },
  { title: 'Aligned to the right', code: sum, phase: 'align' },
  { title: 'Padded with ones', code: sum, phase: 'pad' },
  { title: 'A dimension is compared', code: sum, phase: 'compare', step: 1 },
  { title: 'The result', code: sum, phase: 'result' },
  { title: 'Stretched: stride 0', code: sum, phase: 'stretch' },
  { title: 'Refused', code: clash },
  {
    title: 'An error in NumPy',
    code: numpy('np.ones((2, 3)) + np.ones(4)'),
  },
  { title: 'Every size is 1', code: torch('torch.ones(1, 1) + torch.ones(1)'), phase: 'result' },
  { title: 'Sizes 1 and 0', code: torch('torch.ones(1, 3) + torch.ones(0, 1)'), phase: 'result' },
  { title: 'With a scalar', code: torch('torch.ones(2, 3) + torch.tensor(1.)'), phase: 'result' },
  { title: 'With a number', code: torch('torch.ones(2, 3) * 2'), phase: 'result' },
  { title: 'Two scalars', code: torch('torch.tensor(1) + torch.tensor(2)'), phase: 'result' },
  {
    title: 'In place, the target cannot grow',
    code: torch('row = torch.ones(3)', 'row += torch.ones(2, 3)'),
  },
  {
    title: 'In place, it fits',
    code: torch('m = torch.ones(2, 3)', 'm += torch.arange(3)'),
    phase: 'result',
  },
  { title: 'Expand', code: torch('torch.ones(3, 1).expand(2, 3, 4)'), phase: 'result' },
  { title: 'Expand refused', code: torch('torch.ones(3, 2).expand(3, 4)') },
  {
    title: 'broadcast_to refused in NumPy',
    code: numpy('np.broadcast_to(np.ones((2, 3)), (3, 2))'),
  },
  {
    title: 'Eight dimensions',
    code: torch('torch.ones(2, 1, 2, 1, 2, 1, 2, 1) + torch.ones(3, 1, 3, 1, 3, 1, 3)'),
    phase: 'result',
  },
  {
    title: 'Sizes of a million',
    code: torch(
      'rows = torch.ones(1).expand(1000000, 1)',
      'columns = torch.ones(1).expand(1000000)',
      'rows + columns',
    ),
  },
  {
    title: 'Long names',
    code: torch(
      'attention_scores_per_head = torch.ones(2, 8, 4, 4)',
      'padding_mask_of_the_batch = torch.ones(2, 1, 1, 4)',
      'attention_scores_per_head + padding_mask_of_the_batch',
    ),
    phase: 'stretch',
  },
];

const views: GalleryScene[] = [
  { title: 'The request', code: transposed, phase: 'before' },
  { title: 'Chunks and a cut', code: transposed, phase: 'chunks' },
  { title: 'A new dimension crosses the cut', code: transposed, phase: 'fit' },
  { title: 'A view that fails, with repairs', code: transposed },
  {
    title: 'Not contiguous, but still a view',
    code: torch('a = torch.arange(8).reshape(2, 4).t()', 'a.view(2, 2, 2)'),
    phase: 'outcome',
  },
  {
    title: 'The open size -1',
    code: torch('torch.arange(24).view(2, -1, 4)'),
    phase: 'infer',
  },
  { title: 'The count does not fit', code: torch('torch.arange(6).view(4, 2)') },
  {
    title: 'reshape copies',
    code: torch('torch.arange(6).reshape(2, 3).t().reshape(6)'),
    phase: 'outcome',
  },
  {
    title: 'flatten of five dimensions',
    code: torch('torch.zeros(2, 3, 2, 3, 2).permute(0, 1, 4, 3, 2).flatten()'),
    phase: 'outcome',
  },
  {
    title: 'Size 1 joins any chunk',
    code: torch('torch.arange(12).reshape(3, 4)[:, None, :].view(12)'),
    phase: 'outcome',
  },
  { title: 'To a scalar', code: torch('torch.ones(1, 1).view(())'), phase: 'outcome' },
  { title: 'No elements', code: torch('torch.ones(0, 3).view(3, 0, 5)'), phase: 'outcome' },
  {
    title: 'Stride 0',
    code: torch('torch.arange(3).expand(4, 3).view(12)'),
  },
  {
    title: 'An offset and a step',
    code: torch('torch.arange(20)[3:15:2].view(2, 3)'),
    phase: 'outcome',
  },
  {
    title: 'Sizes that differ a thousandfold',
    code: torch('torch.zeros(2, 3000).t().view(6000)'),
  },
];

const dims: GalleryScene[] = [
  { title: 'permute', code: torch('torch.arange(24).reshape(2, 3, 4).permute(2, 0, 1)') },
  {
    title: 'permute, half way',
    code: torch('torch.arange(24).reshape(2, 3, 4).permute(2, 0, 1)'),
    phase: 'move',
    step: 1,
  },
  { title: 'Five dimensions', code: torch('torch.zeros(2, 3, 2, 3, 4).permute(4, 3, 2, 1, 0)') },
  { title: 'A slice with a step', code: torch('torch.arange(20).reshape(4, 5)[1:, ::2]') },
  { title: 'One row', code: torch('torch.arange(12).reshape(3, 4)[1]') },
  { title: 'One element', code: torch('torch.arange(12).reshape(3, 4)[1, 2]') },
  { title: 'A new dimension', code: torch('torch.arange(4).unsqueeze(0)') },
  { title: 'Strides of bytes in NumPy', code: numpy('np.arange(12).reshape(3, 4).T') },
  { title: 'Backwards in NumPy', code: numpy('np.arange(12).reshape(3, 4)[::-1, ::-1]') },
  { title: 'A transposed scalar', code: torch('torch.tensor(3.5).t()') },
  { title: 'An empty slice', code: torch('torch.arange(12).reshape(3, 4)[3:]') },
];

const elements: GalleryScene[] = [
  { title: 'The first element of a sum', code: small, phase: 'elements', step: 0 },
  { title: 'One in the middle', code: small, phase: 'elements', step: 6 },
  { title: 'All of it', code: small, phase: 'elements' },
  { title: 'Two scalars', code: torch('torch.tensor(1) + torch.tensor(2)'), phase: 'elements' },
  {
    title: 'Five dimensions',
    code: torch('torch.arange(96).reshape(2, 2, 2, 3, 4) + torch.arange(4)'),
    phase: 'elements',
    step: 50,
  },
  {
    title: 'Wide numbers',
    code: torch('torch.tensor([[1e-7, 123456.789], [-1e30, 2.5]]) * torch.tensor([1.5, -2.25])'),
    phase: 'elements',
    step: 2,
  },
  {
    title: 'Through a transposed operand',
    code: torch('a = torch.arange(6).reshape(2, 3)', 'a.t() + a.t()'),
    phase: 'elements',
    step: 3,
  },
  {
    title: 'A page of 40,000 elements',
    code: torch('torch.arange(40000).reshape(200, 200) + 1'),
    phase: 'elements',
    step: 20100,
  },
  { title: 'NumPy', code: numpy('np.arange(6.).reshape(2, 3) / 4'), phase: 'elements', step: 4 },
];

const others: GalleryScene[] = [
  { title: 'Made at once', code: torch('torch.arange(6)') },
  { title: 'No elements', code: torch('torch.zeros(2, 0)') },
  { title: 'An index past the end', code: torch('torch.arange(6).reshape(2, 3)[2]') },
  {
    title: 'A mask of another size',
    code: torch('torch.arange(6).reshape(2, 3)[torch.tensor([True, False, True])]'),
  },
  { title: 'A sum along a dimension', code: torch('torch.arange(12).reshape(3, 4).sum(1)') },
  {
    title: 'A sum that keeps its dimension',
    code: torch('torch.arange(12).reshape(3, 4).sum(0, keepdim=True)'),
    phase: 'after',
  },
  { title: 'A matrix product', code: torch('torch.ones(2, 3) @ torch.ones(3, 4)') },
  { title: 'Inner sizes that differ', code: torch('torch.ones(2, 3) @ torch.ones(2, 3)') },
  {
    title: 'A batch of matrices',
    code: torch('torch.ones(5, 1, 2, 3) @ torch.ones(4, 3, 2)'),
    phase: 'result',
  },
  { title: 'A new storage', code: torch('torch.arange(6).reshape(2, 3)') },
];

const joined = torch(
  'a = torch.tensor([[0, 1, 2], [3, 4, 5]])',
  'b = torch.tensor([[10, 11], [12, 13]])',
  'torch.cat([a, b], dim=1)',
);

const copies: GalleryScene[] = [
  { title: 'Joined along a dimension', code: joined, phase: 'compare' },
  { title: 'An element of the joined tensor', code: joined, phase: 'elements', step: 8 },
  {
    title: 'Joining refused',
    code: torch('torch.cat([torch.ones(2, 3), torch.ones(1, 4)])'),
  },
  {
    title: 'Stacked along a new dimension',
    code: torch('a = torch.arange(3)', 'torch.stack([a, a + 10, a + 20])'),
    phase: 'compare',
  },
  {
    title: 'Before the new dimension',
    code: torch('a = torch.arange(3)', 'torch.stack([a, a + 10, a + 20])'),
    phase: 'shapes',
  },
  {
    title: 'Stacked, an element',
    code: torch('a = torch.arange(3)', 'torch.stack([a, a + 10, a + 20], 1)'),
    phase: 'elements',
    step: 4,
  },
  {
    title: 'Other numbers of dimensions',
    code: numpy('np.concatenate([np.ones((2, 3)), np.ones(3)])'),
  },
  { title: 'Flipped', code: torch('torch.arange(6).reshape(2, 3).flip(1)'), phase: 'move' },
  {
    title: 'Rolled, an element',
    code: torch('x = torch.arange(8).reshape(2, 4)', 'x.roll(1, 1)'),
    phase: 'elements',
    step: 4,
  },
  {
    title: 'Rolled over the ends of rows',
    code: numpy('np.roll(np.arange(6).reshape(2, 3), 1)'),
    phase: 'elements',
    step: 3,
  },
  { title: 'Tiled', code: torch('torch.tensor([1, 2, 3]).repeat(2, 2)'), phase: 'move' },
  {
    title: 'Each repeated',
    code: torch('torch.tensor([1, 2, 3]).repeat_interleave(2)'),
    phase: 'elements',
    step: 3,
  },
  {
    title: 'Picked by positions',
    code: torch('x = torch.arange(12).reshape(3, 4)', 'rows = torch.tensor([2, 0])', 'x[rows]'),
    phase: 'move',
  },
  {
    title: 'Picked, an element',
    code: torch(
      'x = torch.arange(12).reshape(3, 4)',
      'rows = torch.tensor([[0], [-1]])',
      'columns = torch.tensor([1, 3])',
      'x[rows, columns]',
    ),
    phase: 'elements',
  },
  {
    title: 'Picked by a mask',
    code: numpy('x = np.arange(6).reshape(2, 3)', 'mask = x > 2', 'x[mask]'),
    phase: 'elements',
    step: 1,
  },
  {
    title: 'A position that there is not',
    code: torch('x = torch.arange(3)', 'i = torch.tensor([0, 3])', 'x[i]'),
  },
];

const shared = torch('a = torch.arange(12).reshape(3, 4)', 'b = a.t()', 'c = a[:, 1::2]');

const looks: GalleryScene[] = [
  { title: 'The layout of a tensor and its views', code: shared, probe: 'a' },
  { title: 'A write that reaches two views', code: shared, probe: 'a[1,3]' },
  { title: 'A write that does not reach every view', code: shared, probe: 'b[0,2]' },
  {
    title: 'A reshape that copied',
    code: torch('b = torch.arange(6).reshape(2, 3).t()', 'c = b.reshape(6)'),
    probe: 'b[2,1]',
  },
  {
    title: 'One cell seen many times',
    code: torch('a = torch.zeros(3, 1)', 'b = a.expand(3, 4)'),
    probe: 'b[1,2]',
  },
  {
    title: 'Read-only in NumPy',
    code: numpy('a = np.arange(3)', 'b = np.broadcast_to(a, (2, 3))'),
    probe: 'b[1,2]',
  },
  { title: 'Backwards in NumPy', code: numpy('a = np.arange(5)', 'b = a[::-1]'), probe: 'b[0]' },
  { title: 'A scalar', code: torch('a = torch.tensor(7)'), probe: 'a[]' },
  { title: 'No elements', code: torch('a = torch.ones(2, 0)'), probe: 'a' },
];

const each: GalleryScene[] = Object.entries(registry).map(([kind, { example }]) => ({
  title: kind,
  ...example,
}));

export const gallery: GalleryPart[] = [
  { title: 'One of each', scenes: each },
  { title: 'Shapes that meet', scenes: shapes },
  { title: 'Views', scenes: views },
  { title: 'Dimensions that move', scenes: dims },
  { title: 'Elements and storage', scenes: elements },
  { title: 'Reductions, products, storage', scenes: others },
  { title: 'Joined, moved and chosen', scenes: copies },
  { title: 'A closer look', scenes: looks },
];
