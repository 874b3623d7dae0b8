/** Every kind of question: from which level on it is asked, and which lesson helps. */
import type { KindName } from '../../locales/en/practice';
import type { Draft, Level } from '../asked';
import type { Random } from '../random';
import { strides } from './layout';
import { inPlace, refusedDim, resultShape } from './meeting';
import { sharing, writes } from './memory';
import { product, reduced } from './reduced';
import { inferredSize, refusedView, storageCell, viewOrCopy } from './views';

export interface QuestionKind {
  name: KindName;
  from: Level;
  lesson: string;
  /** Share of the questions whose answer is typed; 0 by default. */
  typed?: number;
  draft: (random: Random, level: Level) => Draft;
}

export const kinds: readonly QuestionKind[] = [
  { name: 'shape', from: 1, lesson: 'align-right', typed: 0.6, draft: resultShape },
  { name: 'dim', from: 1, lesson: 'when-shapes-refuse', draft: refusedDim },
  { name: 'view', from: 1, lesson: 'why-a-view-fails', draft: viewOrCopy },
  { name: 'strides', from: 1, lesson: 'transpose-permute', typed: 1, draft: strides },
  { name: 'cell', from: 1, lesson: 'storage-shape-stride', typed: 1, draft: storageCell },
  { name: 'sharing', from: 1, lesson: 'reshape-view-or-copy', draft: sharing },
  { name: 'writes', from: 1, lesson: 'contiguous-clone-resize', draft: writes },
  { name: 'inferred', from: 1, lesson: 'view-and-minus-one', typed: 0.6, draft: inferredSize },
  { name: 'reduced', from: 1, lesson: 'keepdim', typed: 0.6, draft: reduced },
  { name: 'inPlace', from: 2, lesson: 'in-place', draft: inPlace },
  { name: 'product', from: 2, lesson: 'attention-heads', typed: 0.6, draft: product },
  { name: 'cut', from: 3, lesson: 'why-a-view-fails', draft: refusedView },
];
