/** Messages of indices, targets and conversions: see messages.ts. Their programs: asked.ts. */
import type { ErrorMessage } from './messages';

export const asked: readonly ErrorMessage[] = [
  {
    slug: 'valid-indices',
    rows: ['NUMPY_INDEX_KIND', 'TORCH_INDEX_KIND'],
    title:
      'only integers, slices (`:`), ellipsis (`...`), numpy.newaxis (`None`) and integer or boolean arrays are valid indices',
    group: 'indexing',
  },
  {
    slug: 'only-integer-scalar-arrays',
    rows: ['NUMPY_ONLY_SCALAR_INDEX'],
    title: 'only integer scalar arrays can be converted to a scalar index',
    group: 'indexing',
  },
  {
    slug: 'not-enough-values-to-unpack',
    rows: ['UNPACK_FEW'],
    title: 'not enough values to unpack (expected X, got Y)',
    group: 'views',
  },
  {
    slug: 'too-many-values-to-unpack',
    rows: ['UNPACK_MANY'],
    title: 'too many values to unpack (expected X)',
    group: 'views',
  },
  {
    slug: 'index-put-dtypes',
    rows: ['TORCH_INDEX_PUT_DTYPE'],
    title:
      'Index put requires the source and destination dtypes match, got X for the destination and Y for the source.',
    group: 'writing',
  },
  {
    slug: 'only-one-element',
    rows: ['TORCH_TO_PYTHON_SCALAR'],
    title: 'only one element tensors can be converted to Python scalars',
    group: 'values',
  },
  {
    slug: 'only-floats-require-gradients',
    rows: ['TORCH_GRAD_DTYPE'],
    title: 'only Tensors of floating point dtype can require gradients',
    group: 'values',
  },
  {
    slug: 'using-a-target-size',
    rows: ['TORCH_BCE_SIZES', 'TORCH_LOSS_WARNING'],
    title:
      'Using a target size (torch.Size([X])) that is different to the input size (torch.Size([Y])) is deprecated. Please ensure they have the same size.',
    group: 'layers',
  },
  {
    slug: 'target-batch-size',
    rows: ['TORCH_LOSS_BATCH'],
    title: 'Expected input batch_size (X) to match target batch_size (Y).',
    group: 'layers',
  },
  {
    slug: 'target-out-of-bounds',
    rows: ['TORCH_LOSS_CLASS'],
    title: 'Target X is out of bounds.',
    group: 'layers',
  },
  {
    slug: 'multi-target-not-supported',
    rows: ['TORCH_LOSS_MULTI'],
    title: '0D or 1D target tensor expected, multi-target not supported',
    group: 'layers',
  },
  {
    slug: 'expected-3d-or-4d-input',
    rows: ['TORCH_CONV_DIMS'],
    title: 'Expected 3D (unbatched) or 4D (batched) input to conv2d, but got input of size: [X]',
    group: 'layers',
  },
];
