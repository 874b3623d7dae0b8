/** The pictures of README.md, as files: npm run pictures. */
import type { Core } from '../core';
import { type Drawing, type DrawingLook, drawStory } from './drawing';

interface Wanted {
  code: string;
  /** The last statement is drawn at this step, as by `stridewise draw --step`. */
  step: string;
  room: DrawingLook['room'];
}

const wanted: Record<string, Wanted> = {
  'refused-view.svg': {
    code: 'import torch\na = torch.arange(8).reshape(2, 4)\na.t().view(2, 4)',
    step: 'JUMPS',
    room: { width: 720, height: 360 },
  },
  'column-and-row.svg': {
    code: 'import torch\ncolumn = torch.tensor([[0], [10], [20]])\nrow = torch.tensor([1, 2, 3])\ntable = column + row',
    step: 'END',
    room: { width: 720, height: 260 },
  },
};

/** By the names of their files. */
export async function readmePictures(core: Core): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const [name, { code, step, room }] of Object.entries(wanted)) {
    const look: DrawingLook = { theme: 'light', language: 'en', room };
    const drawn = await drawStory(core, code, code.split('\n').length - 1, step, look);
    if (typeof drawn === 'string') throw new Error(`${name}: ${drawn}`);
    files[name] = (drawn[0] as Drawing).svg;
  }
  return files;
}
