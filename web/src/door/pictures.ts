/** The programs whose pictures stand on the start page. */
import type { Film } from '../film/films';
import type { Interface } from '../locales/types';
import type { Box } from '../stage/grid';

const lines = (...text: string[]) => text.join('\n');

/** The first film, laid out for the narrowest page that shows it. Wider pages enlarge it. */
export const openings = {
  wide: {
    room: { width: 680, height: 350 },
    film: {
      name: 'column + row',
      code: lines(
        'import torch',
        'column = torch.tensor([[0], [10], [20]])',
        'row = torch.tensor([1, 2, 3, 4])',
        'column + row',
      ),
    },
  },
  narrow: {
    room: { width: 328, height: 350 },
    film: {
      name: 'column + row',
      code: lines(
        'import torch',
        'column = torch.tensor([[0], [10], [20]])',
        'row = torch.tensor([1, 2])',
        'column + row',
      ),
    },
  },
} satisfies Record<string, { room: Box; film: Film }>;

export interface DoorPicture {
  topic: keyof Interface['door']['topics'];
  /** Its last statement is what the picture is of. */
  code: string;
  /** The step that says most without a word. */
  step: number;
}

/** A phone's width from edge to edge. */
export const pictureRoom: Box = { width: 360, height: 330 };

export const pictures: readonly DoorPicture[] = [
  {
    topic: 'broadcasting',
    code: lines(
      'import torch',
      'x = torch.arange(6).view(3, 2)',
      'y = torch.tensor([10, 20, 30])',
      'x + y',
    ),
    step: 3,
  },
  {
    topic: 'keepdim',
    code: lines('import torch', 'x = torch.arange(12).view(3, 4)', 'x.sum(1, keepdim=True)'),
    step: 5,
  },
  {
    topic: 'slicing',
    code: lines('import torch', 'x = torch.arange(12).view(3, 4)', 'x[:, ::2]'),
    step: 7,
  },
  {
    topic: 'negative',
    code: lines('import numpy as np', 'a = np.arange(8).reshape(2, 4)', 'a[:, ::-1]'),
    step: 10,
  },
  {
    topic: 'heads',
    code: lines(
      'import torch',
      'tokens = torch.arange(8).view(2, 4)',
      'heads = tokens.view(2, 2, 2)',
      'heads.transpose(0, 1)',
    ),
    step: 8,
  },
  {
    topic: 'view',
    code: lines('import torch', 'x = torch.arange(6).view(2, 3)', 'x.t().view(6)'),
    step: 17,
  },
  {
    topic: 'write',
    code: lines('import torch', 'x = torch.arange(4).view(2, 2)', 'y = x.t()', 'y += 10'),
    step: 12,
  },
  {
    topic: 'matmul',
    code: lines(
      'import torch',
      'a = torch.tensor([[1, 2], [3, 4]])',
      'b = torch.tensor([[5, 6], [7, 8]])',
      'a @ b',
    ),
    step: 4,
  },
  {
    topic: 'index',
    code: lines('import torch', 'x = torch.arange(6).view(3, 2)', 'x[[2, 0]]'),
    step: 5,
  },
];

export const statementOf = ({ code }: Pick<DoorPicture, 'code'>) => code.split('\n').length - 1;
