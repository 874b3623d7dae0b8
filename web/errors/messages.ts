import { asked } from './asked-messages';

/** The messages that have pages, in the library's own words; X, Y, Z and A to D are values. */
export interface ErrorMessage {
  /** Its page is /error/<slug>/, for ever: tests/contract/errors.txt. */
  slug: string;
  /** Rows of core/base/errors.def that the page is about. */
  rows: readonly string[];
  title: string;
  group: keyof typeof groups;
}

/** In the order of the list at /error/. */
export const groups = {
  broadcasting: true,
  views: true,
  products: true,
  joining: true,
  indexing: true,
  writing: true,
  values: true,
  layers: true,
};

export const messages: readonly ErrorMessage[] = [
  {
    slug: 'size-of-tensor-a',
    rows: ['TORCH_BROADCAST'],
    title:
      'The size of tensor a (X) must match the size of tensor b (Y) at non-singleton dimension Z',
    group: 'broadcasting',
  },
  {
    slug: 'could-not-be-broadcast',
    rows: ['NUMPY_BROADCAST', 'NUMPY_BROADCAST_THREE'],
    title: 'operands could not be broadcast together with shapes (X) (Y)',
    group: 'broadcasting',
  },
  {
    slug: 'could-not-broadcast-input',
    rows: ['NUMPY_ASSIGN_SHAPE'],
    title: 'could not broadcast input array from shape (X) into shape (Y)',
    group: 'writing',
  },
  {
    slug: 'expanded-size',
    rows: ['TORCH_EXPAND'],
    title:
      'The expanded size of the tensor (X) must match the existing size (Y) at non-singleton dimension Z. Target sizes: [A]. Tensor sizes: [B]',
    group: 'broadcasting',
  },
  {
    slug: 'expand-fewer-sizes',
    rows: ['TORCH_EXPAND_FEWER'],
    title:
      'expand(X, size=[Y]): the number of sizes provided (A) must be greater or equal to the number of dimensions in the tensor (B)',
    group: 'broadcasting',
  },
  {
    slug: 'output-with-shape',
    rows: ['TORCH_IN_PLACE_SHAPE'],
    title: "output with shape [X] doesn't match the broadcast shape [Y]",
    group: 'writing',
  },
  {
    slug: 'non-broadcastable-output',
    rows: ['NUMPY_IN_PLACE_SHAPE'],
    title: "non-broadcastable output operand with shape (X) doesn't match the broadcast shape (Y)",
    group: 'writing',
  },
  {
    slug: 'remapped-shapes',
    rows: ['NUMPY_BROADCAST_TO', 'NUMPY_MATMUL_BATCH'],
    title:
      'operands could not be broadcast together with remapped shapes [original->remapped]: (X) and requested shape (Y)',
    group: 'broadcasting',
  },
  {
    slug: 'cannot-be-broadcast-to-single-shape',
    rows: ['NUMPY_MEET'],
    title:
      'shape mismatch: objects cannot be broadcast to a single shape. Mismatch is between arg X with shape (A) and arg Y with shape (B).',
    group: 'broadcasting',
  },
  {
    slug: 'view-size-not-compatible',
    rows: ['TORCH_VIEW_STRIDE'],
    title:
      "view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.",
    group: 'views',
  },
  {
    slug: 'shape-is-invalid',
    rows: ['TORCH_VIEW_COUNT'],
    title: "shape '[X]' is invalid for input of size Y",
    group: 'views',
  },
  {
    slug: 'cannot-reshape-array',
    rows: ['NUMPY_RESHAPE'],
    title: 'cannot reshape array of size X into shape (Y)',
    group: 'views',
  },
  {
    slug: 'only-one-dimension-inferred',
    rows: ['TORCH_VIEW_TWO_UNKNOWN'],
    title: 'only one dimension can be inferred',
    group: 'views',
  },
  {
    slug: 'one-unknown-dimension',
    rows: ['NUMPY_TWO_UNKNOWN'],
    title: 'can only specify one unknown dimension',
    group: 'views',
  },
  {
    slug: 'permute-number-of-dimensions',
    rows: ['TORCH_PERMUTE_COUNT'],
    title:
      'permute(sparse_coo): number of dimensions in the tensor input does not match the length of the desired ordering of dimensions i.e. input.dim() = X is not equal to len(dims) = Y',
    group: 'views',
  },
  {
    slug: 'axes-dont-match',
    rows: ['NUMPY_TRANSPOSE_COUNT'],
    title: "axes don't match array",
    group: 'views',
  },
  {
    slug: 't-expects-2d',
    rows: ['TORCH_T_DIMS'],
    title: 't() expects a tensor with <= 2 dimensions, but self is XD',
    group: 'views',
  },
  {
    slug: 'mat1-and-mat2',
    rows: ['TORCH_MM_SHAPES'],
    title: 'mat1 and mat2 shapes cannot be multiplied (AxB and CxD)',
    group: 'products',
  },
  {
    slug: 'matmul-core-dimension',
    rows: ['NUMPY_MATMUL_CORE'],
    title:
      'matmul: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature (n?,k),(k,m?)->(n?,m?) (size X is different from Y)',
    group: 'products',
  },
  {
    slug: 'shapes-not-aligned',
    rows: ['NUMPY_NOT_ALIGNED'],
    title: 'shapes (X) and (Y) not aligned: A (dim B) != C (dim D)',
    group: 'products',
  },
  {
    slug: 'batch2-expected-size',
    rows: ['TORCH_BMM_SIZES'],
    title: 'Expected size for first two dimensions of batch2 tensor to be: [X] but got: [Y].',
    group: 'products',
  },
  {
    slug: 'inconsistent-tensor-size',
    rows: ['TORCH_DOT_SIZES'],
    title:
      'inconsistent tensor size, expected tensor [X] and src [Y] to have the same number of elements, but got A and B elements respectively',
    group: 'products',
  },
  {
    slug: 'size-mismatch-mv',
    rows: ['TORCH_MV_SIZES'],
    title: 'size mismatch, got input (X), mat (AxB), vec (C)',
    group: 'products',
  },
  {
    slug: 'mat2-same-dtype',
    rows: ['TORCH_MM_DTYPE', 'TORCH_LINEAR_DTYPE'],
    title: 'expected m1 and m2 to have the same dtype, but got: X != Y',
    group: 'values',
  },
  {
    slug: 'expected-scalar-type',
    rows: ['TORCH_BMM_DTYPE'],
    title: 'expected scalar type X but found Y',
    group: 'values',
  },
  {
    slug: 'sizes-of-tensors-must-match',
    rows: ['TORCH_CAT_SIZES'],
    title:
      'Sizes of tensors must match except in dimension X. Expected size A but got size B for tensor number C in the list.',
    group: 'joining',
  },
  {
    slug: 'same-number-of-dimensions',
    rows: ['TORCH_CAT_DIMS'],
    title: 'Tensors must have same number of dimensions: got X and Y',
    group: 'joining',
  },
  {
    slug: 'zero-dimensional-cat',
    rows: ['TORCH_CAT_0D'],
    title: 'zero-dimensional tensor (at position X) cannot be concatenated',
    group: 'joining',
  },
  {
    slug: 'stack-expects-equal-size',
    rows: ['TORCH_STACK_SIZES'],
    title: 'stack expects each tensor to be equal size, but got [X] at entry A and [Y] at entry B',
    group: 'joining',
  },
  {
    slug: 'all-input-arrays-same-shape',
    rows: ['NUMPY_STACK_SHAPES'],
    title: 'all input arrays must have the same shape',
    group: 'joining',
  },
  {
    slug: 'concatenation-axis',
    rows: ['NUMPY_JOIN_SIZES'],
    title:
      'all the input array dimensions except for the concatenation axis must match exactly, but along dimension X, the array at index A has size B and the array at index C has size D',
    group: 'joining',
  },
  {
    slug: 'input-arrays-same-dimensions',
    rows: ['NUMPY_JOIN_DIMS'],
    title:
      'all the input arrays must have same number of dimensions, but the array at index X has A dimension(s) and the array at index Y has B dimension(s)',
    group: 'joining',
  },
  {
    slug: 'index-out-of-bounds',
    rows: ['TORCH_INDEX', 'NUMPY_INDEX'],
    title: 'index X is out of bounds for dimension Y with size Z',
    group: 'indexing',
  },
  {
    slug: 'index-out-of-range-in-self',
    rows: ['TORCH_INDEX_SELECT_RANGE'],
    title: 'index out of range in self',
    group: 'layers',
  },
  {
    slug: 'too-many-indices',
    rows: ['TORCH_TOO_MANY_INDICES', 'NUMPY_TOO_MANY_INDICES'],
    title: 'too many indices for tensor of dimension X',
    group: 'indexing',
  },
  {
    slug: 'index-of-0-dim-tensor',
    rows: ['TORCH_INDEX_0D'],
    title:
      'invalid index of a 0-dim tensor. Use `tensor.item()` in Python or `tensor.item<T>()` in C++ to convert a 0-dim tensor to a number',
    group: 'indexing',
  },
  {
    slug: 'dimension-out-of-range',
    rows: ['TORCH_DIM'],
    title: 'Dimension out of range (expected to be in range of [A, B], but got X)',
    group: 'indexing',
  },
  {
    slug: 'axis-out-of-bounds',
    rows: ['NUMPY_AXIS'],
    title: 'axis X is out of bounds for array of dimension Y',
    group: 'indexing',
  },
  {
    slug: 'shape-of-the-mask',
    rows: ['TORCH_MASK_SHAPE'],
    title:
      'The shape of the mask [X] at index A does not match the shape of the indexed tensor [Y] at index B',
    group: 'indexing',
  },
  {
    slug: 'boolean-index',
    rows: ['NUMPY_MASK_SHAPE'],
    title:
      'boolean index did not match indexed array along axis X; size of axis is A but size of corresponding boolean axis is B',
    group: 'indexing',
  },
  {
    slug: 'indexing-arrays-shapes',
    rows: ['NUMPY_INDEX_SHAPES', 'TORCH_INDEX_SHAPES'],
    title: 'shape mismatch: indexing arrays could not be broadcast together with shapes (X) (Y)',
    group: 'indexing',
  },
  {
    slug: 'value-tensor-cannot-be-broadcast',
    rows: ['TORCH_ASSIGN_DIMS', 'NUMPY_INDEX_PUT_SHAPE'],
    title:
      'shape mismatch: value tensor of shape [X] cannot be broadcast to indexing result of shape [Y]',
    group: 'writing',
  },
  {
    slug: 'more-than-one-element-refers',
    rows: ['TORCH_WRITE_OVERLAP'],
    title:
      'unsupported operation: more than one element of the written-to tensor refers to a single memory location. Please clone() the tensor before performing the operation.',
    group: 'writing',
  },
  {
    slug: 'assignment-destination-read-only',
    rows: ['NUMPY_READ_ONLY'],
    title: 'assignment destination is read-only',
    group: 'writing',
  },
  {
    slug: 'truth-value-ambiguous',
    rows: ['NUMPY_TRUTH'],
    title:
      'The truth value of an array with more than one element is ambiguous. Use a.any() or a.all()',
    group: 'values',
  },
  {
    slug: 'boolean-value-of-tensor',
    rows: ['TORCH_TRUTH'],
    title: 'Boolean value of Tensor with more than one value is ambiguous',
    group: 'values',
  },
  {
    slug: 'cannot-be-converted-to-scalar',
    rows: ['TORCH_ITEM'],
    title: 'a Tensor with X elements cannot be converted to Scalar',
    group: 'values',
  },
  {
    slug: 'setting-an-element',
    rows: ['NUMPY_SEQUENCE', 'NUMPY_RAGGED'],
    title:
      'setting an array element with a sequence. The requested array has an inhomogeneous shape after X dimensions. The detected shape was (Y) + inhomogeneous part.',
    group: 'values',
  },
  {
    slug: 'expected-sequence-of-length',
    rows: ['TORCH_RAGGED'],
    title: 'expected sequence of length X at dim Y (got Z)',
    group: 'values',
  },
  {
    slug: 'mean-could-not-infer-dtype',
    rows: ['TORCH_MEAN_DTYPE'],
    title:
      'mean(): could not infer output dtype. Input dtype must be either a floating point or complex dtype. Got: X',
    group: 'values',
  },
  {
    slug: 'result-type-cast',
    rows: ['TORCH_CAST'],
    title: "result type X can't be cast to the desired output type Y",
    group: 'values',
  },
  {
    slug: 'cannot-cast-ufunc',
    rows: ['NUMPY_CAST'],
    title:
      "Cannot cast ufunc 'X' output from dtype('A') to dtype('B') with casting rule 'same_kind'",
    group: 'values',
  },
  {
    slug: 'negative-stride',
    rows: ['TORCH_NEGATIVE_STRIDE'],
    title:
      'At least one stride in the given numpy array is negative, and tensors with negative strides are not currently supported.',
    group: 'views',
  },
  {
    slug: 'expected-channels',
    rows: ['TORCH_CONV_CHANNELS'],
    title:
      'Given groups=X, weight of size [A], expected input[B] to have C channels, but got D channels instead',
    group: 'layers',
  },
  {
    slug: 'cant-call-numpy',
    rows: ['TORCH_NUMPY_GRAD'],
    title: "Can't call numpy() on Tensor that requires grad. Use tensor.detach().numpy() instead.",
    group: 'values',
  },
  {
    slug: 'leaf-variable-in-place',
    rows: ['TORCH_LEAF'],
    title: 'a leaf Variable that requires grad is being used in an in-place operation.',
    group: 'writing',
  },
  {
    slug: 'does-not-require-grad',
    rows: ['TORCH_NO_GRAD'],
    title: 'element 0 of tensors does not require grad and does not have a grad_fn',
    group: 'values',
  },
  ...asked,
];
