/** A program for each storyboard of the stage: what `npm run film` and the page /film/ show. */

export interface Film {
  name: string;
  code: string;
  /** This film has to be understood without its sentences. */
  main?: true;
}

const torch = (...lines: string[]) => ['import torch', ...lines].join('\n');

export const films: readonly Film[] = [
  {
    name: 'broadcast',
    main: true,
    code: torch(
      'column = torch.tensor([[0], [10], [20]])',
      'row = torch.tensor([1, 2, 3, 4])',
      'column + row',
    ),
  },
  {
    name: 'broadcast-refused',
    main: true,
    code: torch('x = torch.arange(6).view(3, 2)', 'y = torch.tensor([10, 20, 30])', 'x + y'),
  },
  {
    name: 'expand',
    code: torch('x = torch.tensor([[1], [2], [3]])', 'x.expand(3, 4)'),
  },
  {
    name: 'where',
    code: torch(
      'c = torch.tensor([[True], [False]])',
      'a = torch.tensor([1, 2, 3])',
      'b = torch.tensor([[10, 20, 30], [40, 50, 60]])',
      'torch.where(c, a, b)',
    ),
  },
  {
    name: 'view',
    code: torch('x = torch.arange(12).view(3, 4)', 'x.view(2, 6)'),
  },
  {
    name: 'view-refused',
    main: true,
    code: torch('x = torch.arange(12).view(3, 4)', 'x.t().view(12)'),
  },
  {
    name: 'reshape-copies',
    code: torch('x = torch.arange(6).view(2, 3)', 'x.t().reshape(6)'),
  },
  {
    name: 'flatten',
    code: torch('x = torch.arange(12).view(2, 3, 2)', 'x.flatten(1)'),
  },
  {
    name: 'transpose',
    main: true,
    code: torch('x = torch.arange(12).view(3, 4)', 'x.t()'),
  },
  {
    name: 'permute',
    code: torch('x = torch.arange(12).view(2, 3, 2)', 'x.permute(2, 0, 1)'),
  },
  {
    name: 'slice',
    code: torch('x = torch.arange(20).view(4, 5)', 'x[1:, ::2]'),
  },
  {
    name: 'flip',
    code: torch('x = torch.arange(6).view(2, 3)', 'x.flip(1)'),
  },
  {
    name: 'negative-step',
    code: torch('import numpy as np', 'x = np.arange(6).reshape(2, 3)', 'x[:, ::-1]'),
  },
  {
    name: 'select',
    code: torch('x = torch.arange(12).view(3, 4)', 'x[1]'),
  },
  {
    name: 'diagonal',
    code: torch('x = torch.arange(16).view(4, 4)', 'x.diagonal()'),
  },
  {
    name: 'unfold',
    code: torch('x = torch.arange(7)', 'x.unfold(0, 3, 2)'),
  },
  {
    name: 'as-strided',
    code: torch('x = torch.arange(9)', 'x.as_strided((3, 3), (2, 1))'),
  },
  {
    name: 'in-place',
    main: true,
    code: torch('x = torch.arange(6).view(2, 3)', 'y = x.t()', 'y += 10'),
  },
  {
    name: 'assignment',
    code: torch('x = torch.full((8,), 9)', 'x[::2] = torch.tensor([1, 2, 3, 4])'),
  },
  {
    name: 'through-expand',
    code: torch('x = torch.zeros(3, 1)', 'y = x.expand(3, 4)', 'x += 5'),
  },
  {
    name: 'in-place-refused',
    code: torch('x = torch.zeros(3)', 'x += torch.ones(2, 3)'),
  },
  {
    name: 'reduction',
    main: true,
    code: torch('x = torch.arange(12).view(3, 4)', 'x.sum(1, keepdim=True)'),
  },
  {
    name: 'reduction-vanishes',
    code: torch('x = torch.arange(12).view(3, 4)', 'x.sum(0)'),
  },
  {
    name: 'reduction-wide',
    code: torch('x = torch.arange(36).view(3, 12)', 'x.sum(1)'),
  },
  {
    name: 'matmul',
    code: torch('a = torch.arange(6).view(2, 3)', 'b = torch.arange(6).view(3, 2)', 'a @ b'),
  },
  {
    name: 'matmul-batch',
    code: torch('a = torch.arange(12).view(2, 2, 3)', 'b = torch.arange(6).view(3, 2)', 'a @ b'),
  },
  {
    name: 'join',
    code: torch(
      'a = torch.tensor([[0, 1, 2], [3, 4, 5]])',
      'b = torch.tensor([[10, 11], [12, 13]])',
      'torch.cat([a, b], dim=1)',
    ),
  },
  {
    name: 'stack',
    code: torch(
      'a = torch.tensor([0, 1, 2])',
      'b = torch.tensor([10, 11, 12])',
      'torch.stack([a, b], dim=1)',
    ),
  },
  {
    name: 'index',
    code: torch('x = torch.arange(12).view(4, 3)', 'x[[2, 0, 0]]'),
  },
  {
    name: 'mask',
    code: torch('x = torch.arange(6).view(2, 3)', 'x[x > 2]'),
  },
  {
    name: 'contiguous',
    code: torch('x = torch.arange(6).view(2, 3)', 'x.t().contiguous()'),
  },
  {
    name: 'clone',
    code: torch('x = torch.arange(6).view(2, 3)', 'x.clone()'),
  },
  {
    name: 'constructor',
    code: torch('torch.arange(6)'),
  },
  {
    name: 'constructor-ones',
    code: torch('torch.ones(2, 3)'),
  },
];
