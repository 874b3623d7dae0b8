/**
 * A plain text search (BM25) over the pages of errors finds the page of a message that somebody pasted.
 * The messages have other numbers than ours, and the words of the versions that people have.
 */
import { expect, test } from 'vitest';
import { families } from '../../web/errors/families';
import { find } from '../../web/src/lesson/map/find';
import { speak } from '../../web/src/locales/translation';
import { searchEntries } from '../../web/src/pages/search-entries';
import { loadCore } from './staged-stories';

const K1 = 1.2;
const B = 0.75;

const words = (text: string) =>
  (text.toLowerCase().match(/[a-z_]+|\d+/g) ?? []).filter((word) => !/^\d+$/.test(word));

/** Title and wordings count as they do to a search engine: more than the programs. */
const pages = families.map(({ slug, title, wordings = [], programs }) => ({
  slug,
  words: words([title, title, title, ...wordings, ...programs].join(' ')),
}));
const mean = pages.reduce((sum, page) => sum + page.words.length, 0) / pages.length;

function best(asked: string): string | undefined {
  const scored = pages.map((page) => {
    const score = [...new Set(words(asked))].reduce((sum, word) => {
      const often = page.words.filter((one) => one === word).length;
      const having = pages.filter((one) => one.words.includes(word)).length;
      const rare = Math.log(1 + (pages.length - having + 0.5) / (having + 0.5));
      const long = K1 * (1 - B + (B * page.words.length) / mean);
      return sum + (rare * often * (K1 + 1)) / (often + long);
    }, 0);
    return { slug: page.slug, score };
  });
  return scored.toSorted((a, b) => b.score - a.score)[0]?.slug;
}

const pasted: [string, string][] = [
  [
    'RuntimeError: mat1 and mat2 must have the same dtype, but got Half and BFloat16',
    'mat2-same-dtype',
  ],
  [
    "RuntimeError: result type Float can't be cast to the desired output type long int",
    'result-type-cast',
  ],
  [
    'ValueError: Expected input batch_size (784) to match target batch_size (16).',
    'target-batch-size',
  ],
  ['IndexError: Target 11 is out of bounds.', 'target-out-of-bounds'],
  ['ValueError: not enough values to unpack (expected 5, got 4)', 'not-enough-values-to-unpack'],
  ['ValueError: too many values to unpack (expected 3)', 'too-many-values-to-unpack'],
  [
    'RuntimeError: Index put requires the source and destination dtypes match, got Half for the destination and Float for the source.',
    'index-put-dtypes',
  ],
  [
    'RuntimeError: Expected 3D (unbatched) or 4D (batched) input to conv2d, but got input of size: [32, 784]',
    'expected-3d-or-4d-input',
  ],
  [
    'RuntimeError: The size of tensor a (512) must match the size of tensor b (64) at non-singleton dimension 3',
    'size-of-tensor-a',
  ],
  [
    'The size of tensor a (77) must match the size of tensor b (154) at non-singleton dimension 2',
    'size-of-tensor-a',
  ],
  [
    'RuntimeError: The size of tensor a (10) must match the size of tensor b (32) at non-singleton dimension 1',
    'size-of-tensor-a',
  ],
  [
    'ValueError: operands could not be broadcast together with shapes (150,4) (3,)',
    'could-not-be-broadcast',
  ],
  [
    'operands could not be broadcast together with shapes (224,224,3) (224,224)',
    'could-not-be-broadcast',
  ],
  [
    'ValueError: operands could not be broadcast together with shapes (100,) (99,)',
    'could-not-be-broadcast',
  ],
  [
    'ValueError: could not broadcast input array from shape (28,28,3) into shape (28,28)',
    'could-not-broadcast-input',
  ],
  ['could not broadcast input array from shape (5,) into shape (4,)', 'could-not-broadcast-input'],
  [
    'RuntimeError: The expanded size of the tensor (768) must match the existing size (512) at non-singleton dimension 1.  Target sizes: [1, 768].  Tensor sizes: [1, 512]',
    'expanded-size',
  ],
  [
    'RuntimeError: The expanded size of the tensor (100) must match the existing size (200) at non-singleton dimension 0',
    'expanded-size',
  ],
  [
    'RuntimeError: expand(torch.FloatTensor{[8, 1, 64]}, size=[8, 64]): the number of sizes provided (2) must be greater or equal to the number of dimensions in the tensor (3)',
    'expand-fewer-sizes',
  ],
  [
    "RuntimeError: output with shape [1, 28, 28] doesn't match the broadcast shape [3, 28, 28]",
    'output-with-shape',
  ],
  ["output with shape [64] doesn't match the broadcast shape [64, 64]", 'output-with-shape'],
  [
    "ValueError: non-broadcastable output operand with shape (10,1) doesn't match the broadcast shape (10,10)",
    'non-broadcastable-output',
  ],
  [
    'ValueError: operands could not be broadcast together with remapped shapes [original->remapped]: (5,)  and requested shape (3,4)',
    'remapped-shapes',
  ],
  [
    'ValueError: shape mismatch: objects cannot be broadcast to a single shape',
    'cannot-be-broadcast-to-single-shape',
  ],
  [
    "RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.",
    'view-size-not-compatible',
  ],
  [
    "RuntimeError: invalid argument 2: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Call .contiguous() before .view(). at /pytorch/aten/src/TH/generic/THTensor.cpp:237",
    'view-size-not-compatible',
  ],
  ["RuntimeError: shape '[-1, 784]' is invalid for input of size 3000", 'shape-is-invalid'],
  ["shape '[64, 16, 5, 5]' is invalid for input of size 57600", 'shape-is-invalid'],
  ['ValueError: cannot reshape array of size 47040 into shape (60000,784)', 'cannot-reshape-array'],
  ['cannot reshape array of size 12 into shape (5,newaxis)', 'cannot-reshape-array'],
  ['RuntimeError: only one dimension can be inferred', 'only-one-dimension-inferred'],
  ['ValueError: can only specify one unknown dimension', 'one-unknown-dimension'],
  ["RuntimeError: number of dims don't match in permute", 'permute-number-of-dimensions'],
  [
    'RuntimeError: permute(sparse_coo): number of dimensions in the tensor input does not match the length of the desired ordering of dimensions i.e. input.dim() = 3 is not equal to len(dims) = 4',
    'permute-number-of-dimensions',
  ],
  ["ValueError: axes don't match array", 'axes-dont-match'],
  ['RuntimeError: t() expects a tensor with <= 2 dimensions, but self is 4D', 't-expects-2d'],
  ['RuntimeError: mat1 and mat2 shapes cannot be multiplied (64x1024 and 512x10)', 'mat1-and-mat2'],
  [
    'RuntimeError: mat1 and mat2 shapes cannot be multiplied (3x224 and 50176x128)',
    'mat1-and-mat2',
  ],
  [
    'ValueError: matmul: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature (n?,k),(k,m?)->(n?,m?) (size 5 is different from 3)',
    'matmul-core-dimension',
  ],
  ['ValueError: shapes (5,3) and (4,) not aligned: 3 (dim 1) != 4 (dim 0)', 'shapes-not-aligned'],
  [
    'RuntimeError: Expected size for first two dimensions of batch2 tensor to be: [32, 64] but got: [32, 128].',
    'batch2-expected-size',
  ],
  [
    'RuntimeError: inconsistent tensor size, expected tensor [8] and src [16] to have the same number of elements, but got 8 and 16 elements respectively',
    'inconsistent-tensor-size',
  ],
  ['RuntimeError: size mismatch, got input (10), mat (10x5), vec (6)', 'size-mismatch-mv'],
  [
    'RuntimeError: expected m1 and m2 to have the same dtype, but got: double != float',
    'mat2-same-dtype',
  ],
  ['RuntimeError: expected scalar type Double but found Float', 'expected-scalar-type'],
  ['RuntimeError: expected scalar type Long but found Float', 'expected-scalar-type'],
  [
    'RuntimeError: Sizes of tensors must match except in dimension 1. Expected size 32 but got size 33 for tensor number 1 in the list.',
    'sizes-of-tensors-must-match',
  ],
  [
    'RuntimeError: Sizes of tensors must match except in dimension 2. Got 14 and 15 (The offending index is 0)',
    'sizes-of-tensors-must-match',
  ],
  [
    'RuntimeError: Tensors must have same number of dimensions: got 4 and 3',
    'same-number-of-dimensions',
  ],
  [
    'RuntimeError: zero-dimensional tensor (at position 3) cannot be concatenated',
    'zero-dimensional-cat',
  ],
  [
    'RuntimeError: stack expects each tensor to be equal size, but got [3, 224, 224] at entry 0 and [1, 224, 224] at entry 5',
    'stack-expects-equal-size',
  ],
  ['ValueError: all input arrays must have the same shape', 'all-input-arrays-same-shape'],
  [
    'ValueError: all the input array dimensions except for the concatenation axis must match exactly, but along dimension 0, the array at index 0 has size 100 and the array at index 1 has size 50',
    'concatenation-axis',
  ],
  [
    'ValueError: all the input arrays must have same number of dimensions, but the array at index 0 has 1 dimension(s) and the array at index 1 has 2 dimension(s)',
    'input-arrays-same-dimensions',
  ],
  ['IndexError: index 10 is out of bounds for axis 0 with size 10', 'index-out-of-bounds'],
  ['IndexError: index 5 is out of bounds for dimension 0 with size 5', 'index-out-of-bounds'],
  ['IndexError: index out of range in self', 'index-out-of-range-in-self'],
  ['IndexError: too many indices for tensor of dimension 1', 'too-many-indices'],
  [
    'IndexError: too many indices for array: array is 1-dimensional, but 2 were indexed',
    'too-many-indices',
  ],
  [
    'IndexError: invalid index of a 0-dim tensor. Use `tensor.item()` in Python or `tensor.item<T>()` in C++ to convert a 0-dim tensor to a number',
    'index-of-0-dim-tensor',
  ],
  [
    'IndexError: Dimension out of range (expected to be in range of [-1, 0], but got 1)',
    'dimension-out-of-range',
  ],
  [
    'numpy.exceptions.AxisError: axis 1 is out of bounds for array of dimension 1',
    'axis-out-of-bounds',
  ],
  [
    'IndexError: The shape of the mask [32, 1] at index 1 does not match the shape of the indexed tensor [32, 10] at index 1',
    'shape-of-the-mask',
  ],
  [
    'IndexError: boolean index did not match indexed array along dimension 0; dimension is 150 but corresponding boolean dimension is 149',
    'boolean-index',
  ],
  [
    'ValueError: The truth value of an array with more than one element is ambiguous. Use a.any() or a.all()',
    'truth-value-ambiguous',
  ],
  [
    'RuntimeError: Boolean value of Tensor with more than one value is ambiguous',
    'boolean-value-of-tensor',
  ],
  ['ValueError: only one element tensors can be converted to Python scalars', 'only-one-element'],
  [
    'ValueError: setting an array element with a sequence. The requested array has an inhomogeneous shape after 1 dimensions. The detected shape was (3,) + inhomogeneous part.',
    'setting-an-element',
  ],
];

test('68 messages lead to their pages', () => {
  expect(pasted).toHaveLength(68);
  const missed = pasted.filter(([message, slug]) => best(message) !== slug);
  expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(6);
});

test('the search of the site finds them, too, pasted whole', async () => {
  await speak('en');
  const entries = searchEntries(await loadCore(), 'en');
  const first = (message: string) => find(entries, message)[0]?.entry.path;
  const missed = pasted.filter(([message, slug]) => first(message) !== `error/${slug}/`);
  expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(6);
});
