/** The moving pictures of README.md, as files: npm run pictures. */
import type { Core } from '../core';
import { animatedSvg } from './animated';
import { movingOf } from './moving';

interface ReadmePicture {
  /** The story of its last line is shown. */
  code: string;
  /** Nobody waits for all of a story in a README. */
  steps: number[];
  height: number;
}

const wanted: Record<string, ReadmePicture> = {
  'column-and-row.svg': {
    code: 'import torch\ncol = torch.tensor([[0], [10], [20]])\nrow = torch.tensor([1, 2, 3])\ntable = col + row',
    steps: [0, 1, 3, 4, 6, 7, 11, 12, 13, 14, 17, 19],
    height: 260,
  },
  'refused-view.svg': {
    code: 'import torch\na = torch.arange(8).reshape(2, 4).t()\na.view(2, 4)',
    steps: [0, 2, 3, 4, 5],
    height: 360,
  },
};

/** By the names of their files. */
export async function readmePictures(core: Core): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const [name, { code, steps, height }] of Object.entries(wanted)) {
    const look = { theme: 'light', language: 'en', room: { width: 720, height } } as const;
    const moving = await movingOf(core, code, code.split('\n').length - 1, look, steps);
    if (typeof moving === 'string') throw new Error(`${name}: ${moving}`);
    files[name] = animatedSvg(moving);
  }
  return files;
}
