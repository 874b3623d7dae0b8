/** Programs that many lecturers want, each ready to paste; the author page begins with them. */
import type { Interface } from '../locales/types';
import type { Box } from '../stage/grid';

export interface ReadyWidget {
  name: keyof Interface['author']['ready']['titles'];
  /** Its last statement is what the widget explains. */
  code: string;
}

const torch = (...lines: string[]) => ['import torch', ...lines].join('\n');

/** Room of a picture as it is drawn; narrow, so that its texts can be read in a small tile. */
export const readyRoom: Box = { width: 420, height: 340 };

export const readyWidgets: readonly ReadyWidget[] = [
  {
    name: 'stretch',
    code: torch(
      'column = torch.tensor([[0], [10], [20]])',
      'row = torch.tensor([1, 2, 3, 4])',
      'column + row',
    ),
  },
  {
    name: 'rows',
    code: torch('a = torch.arange(12).view(3, 4)', 'b = torch.tensor([10, 20, 30, 40])', 'a + b'),
  },
  { name: 'refused', code: torch('x = torch.arange(6).view(2, 3)', 'x.t().view(6)') },
  { name: 'transpose', code: torch('x = torch.arange(6).view(2, 3)', 'x.t()') },
  { name: 'write', code: torch('x = torch.arange(4).view(2, 2)', 'y = x.t()', 'y += 10') },
  {
    name: 'keepdim',
    code: torch('x = torch.arange(12).view(3, 4)', 'x.sum(1, keepdim=True)'),
  },
  { name: 'expand', code: torch('x = torch.tensor([[1], [2], [3]])', 'x.expand(3, 4)') },
  { name: 'reshape', code: torch('x = torch.arange(6).view(2, 3)', 'x.t().reshape(6)') },
  { name: 'slice', code: torch('x = torch.arange(12).view(3, 4)', 'x[:, ::2]') },
  { name: 'mask', code: torch('x = torch.arange(6).view(2, 3)', 'x[x > 2]') },
  {
    name: 'batches',
    code: torch('a = torch.arange(8).view(2, 2, 2)', 'b = torch.arange(8).view(2, 2, 2)', 'a @ b'),
  },
  {
    name: 'cat',
    code: torch('a = torch.ones(2, 3)', 'b = torch.ones(2, 2)', 'torch.cat([a, b])'),
  },
];
