/** For each lesson, the kinds of question that it prepares for. */
import type { KindName } from '../../locales/en/practice';
import { kinds, type QuestionKind } from '.';

const about: Record<string, readonly KindName[]> = {
  'storage-shape-stride': ['cell', 'strides'],
  'align-right': ['shape', 'dim'],
  'when-shapes-refuse': ['dim', 'shape'],
  'one-dim-at-a-time': ['dim', 'shape'],
  'scalars-rows-columns': ['shape'],
  'higher-dims': ['shape', 'dim'],
  'stretching-is-free': ['cell', 'strides'],
  'in-place': ['inPlace'],
  'silent-broadcast': ['shape', 'inPlace'],
  'view-and-minus-one': ['inferred', 'view'],
  'reading-order': ['inferred', 'cell'],
  'transpose-permute': ['strides', 'cell'],
  'why-a-view-fails': ['view', 'cut'],
  'view-not-contiguous': ['view', 'strides'],
  'reshape-view-or-copy': ['sharing', 'view'],
  'contiguous-clone-resize': ['writes', 'sharing'],
  keepdim: ['reduced'],
  'numpy-dialect': ['strides', 'sharing'],
  'attention-heads': ['product', 'strides'],
  'shapes-in-a-model': ['reduced', 'shape', 'product'],
  'read-a-model': ['product', 'shape'],
};

/** Null where that is no lesson. */
export const kindsAbout = (lesson: string): readonly QuestionKind[] | null =>
  Object.hasOwn(about, lesson) ? kinds.filter(({ name }) => about[lesson]?.includes(name)) : null;
