import type { Interface } from '../locales/types';

export interface Example {
  /** Key of its words, as `title`. */
  topic: keyof Interface['examples']['topics'];
  title: keyof Interface['examples']['titles'];
  code: string;
}

/** Its own page, which is prerendered. */
export const exampleAddress = ({ title }: Example) =>
  `/examples/${title.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}/`;

/** The title of its page, in a language's words. */
export const exampleTitle = ({ title, code }: Example, words: Interface['examples']) =>
  `${words.titles[title]} · ${code.startsWith('import numpy') ? 'NumPy' : 'PyTorch'} · Stridewise`;

/** The first program of the playground, small enough to see every element move. */
export const firstExample: Example = {
  topic: 'broadcasting',
  title: 'outer',
  code: [
    'import torch',
    'column = torch.tensor([[0], [10], [20]])',
    'row = torch.tensor([1, 2, 3, 4])',
    'column + row',
  ].join('\n'),
};
