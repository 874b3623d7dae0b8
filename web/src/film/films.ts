/** A program for each storyboard of the stage: what `npm run film` and the page /film/ show. */

export interface Film {
  name: string;
  code: string;
  /** One of those that have to be understood without a word. */
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
    name: 'transpose',
    main: true,
    code: torch('x = torch.arange(12).view(3, 4)', 'x.t()'),
  },
  {
    name: 'slice',
    code: torch('x = torch.arange(20).view(4, 5)', 'x[1:, ::2]'),
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
    name: 'reduction',
    main: true,
    code: torch('x = torch.arange(12).view(3, 4)', 'x.sum(1, keepdim=True)'),
  },
  {
    name: 'matmul',
    code: torch('a = torch.arange(6).view(2, 3)', 'b = torch.arange(6).view(3, 2)', 'a @ b'),
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
    name: 'constructor',
    code: torch('torch.arange(6)'),
  },
];
