/** Messages of PyTorch 2.15 and NumPy 2.4, by the row that they are. */
export const messages: [string, string][] = [
  [
    'TORCH_BROADCAST',
    'The size of tensor a (3) must match the size of tensor b (4) at non-singleton dimension 1',
  ],
  ['NUMPY_BROADCAST', 'operands could not be broadcast together with shapes (2,3) (4,) '],
  ['NUMPY_BROADCAST_THREE', 'operands could not be broadcast together with shapes (2,) (3,) (4,) '],
  ['TORCH_IN_PLACE_SHAPE', "output with shape [3] doesn't match the broadcast shape [2, 3]"],
  [
    'NUMPY_IN_PLACE_SHAPE',
    "non-broadcastable output operand with shape (3,) doesn't match the broadcast shape (2,3)",
  ],
  [
    'TORCH_EXPAND',
    'The expanded size of the tensor (4) must match the existing size (3) at non-singleton dimension 1.  Target sizes: [2, 4].  Tensor sizes: [2, 3]',
  ],
  [
    'TORCH_EXPAND_FEWER',
    'expand(torch.LongTensor{[2, 3]}, size=[3]): the number of sizes provided (1) must be greater or equal to the number of dimensions in the tensor (2)',
  ],
  [
    'TORCH_EXPAND_LEADING',
    "The expanded size of the tensor (-1) isn't allowed in a leading, non-existing dimension 0",
  ],
  [
    'NUMPY_BROADCAST_TO',
    'operands could not be broadcast together with remapped shapes [original->remapped]: (2,3)  and requested shape (3,2)',
  ],
  [
    'NUMPY_BROADCAST_TO_FEWER',
    'input operand has more dimensions than allowed by the axis remapping',
  ],
  ['NUMPY_ASSIGN_SHAPE', 'could not broadcast input array from shape (2,) into shape (3,)'],
  [
    'TORCH_WRITE_OVERLAP',
    'unsupported operation: more than one element of the written-to tensor refers to a single memory location. Please clone() the tensor before performing the operation.',
  ],
  [
    'TORCH_VIEW_STRIDE',
    "view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.",
  ],
  ['TORCH_VIEW_COUNT', "shape '[20, 500]' is invalid for input of size 9000"],
  ['TORCH_VIEW_TWO_UNKNOWN', 'only one dimension can be inferred'],
  ['TORCH_VIEW_INVALID', 'invalid shape dimension -2 at index 0 of shape [-2, 3]'],
  [
    'TORCH_VIEW_AMBIGUOUS',
    'cannot reshape tensor of 0 elements into shape [-1, 0] because the unspecified dimension size -1 can be any value and is ambiguous',
  ],
  ['NUMPY_RESHAPE', 'cannot reshape array of size 6 into shape (4,2)'],
  ['NUMPY_RESHAPE', 'cannot reshape array of size 6 into shape (4,newaxis)'],
  ['NUMPY_TWO_UNKNOWN', 'can only specify one unknown dimension'],
  [
    'TORCH_PERMUTE_COUNT',
    'permute(sparse_coo): number of dimensions in the tensor input does not match the length of the desired ordering of dimensions i.e. input.dim() = 3 is not equal to len(dims) = 2',
  ],
  ['TORCH_PERMUTE_TWICE', 'permute(): duplicate dims are not allowed.'],
  ['TORCH_T_DIMS', 't() expects a tensor with <= 2 dimensions, but self is 3D'],
  ['TORCH_MM_SHAPES', 'mm: mat1 and mat2 shapes cannot be multiplied (2x3 and 2x3)'],
  ['TORCH_MV_SIZES', 'size mismatch, got input (2), mat (2x3), vec (4)'],
  [
    'TORCH_BMM_SIZES',
    'Expected size for first two dimensions of batch2 tensor to be: [5, 3] but got: [5, 4].',
  ],
  [
    'TORCH_DOT_SIZES',
    'inconsistent tensor size, expected tensor [3] and src [4] to have the same number of elements, but got 3 and 4 elements respectively',
  ],
  [
    'NUMPY_MATMUL_CORE',
    'matmul: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature (n?,k),(k,m?)->(n?,m?) (size 2 is different from 3)',
  ],
  ['NUMPY_NOT_ALIGNED', 'shapes (2,3) and (2,3) not aligned: 3 (dim 1) != 2 (dim 0)'],
  [
    'TORCH_CAT_SIZES',
    'Sizes of tensors must match except in dimension 0. Expected size 3 but got size 4 for tensor number 1 in the list.',
  ],
  ['TORCH_CAT_DIMS', 'Tensors must have same number of dimensions: got 2 and 1'],
  ['TORCH_CAT_0D', 'zero-dimensional tensor (at position 0) cannot be concatenated'],
  [
    'TORCH_STACK_SIZES',
    'stack expects each tensor to be equal size, but got [2, 3] at entry 0 and [3] at entry 1',
  ],
  ['TORCH_INDEX', 'index 5 is out of bounds for dimension 1 with size 3'],
  ['TORCH_SELECT', 'select(): index 5 out of range for tensor of size [2, 3] at dimension 1'],
  ['NUMPY_INDEX', 'index 5 is out of bounds for axis 1 with size 3'],
  ['TORCH_TOO_MANY_INDICES', 'too many indices for tensor of dimension 2'],
  [
    'NUMPY_TOO_MANY_INDICES',
    'too many indices for array: array is 2-dimensional, but 3 were indexed',
  ],
  [
    'TORCH_INDEX_0D',
    'invalid index of a 0-dim tensor. Use `tensor.item()` in Python or `tensor.item<T>()` in C++ to convert a 0-dim tensor to a number',
  ],
  ['TORCH_DIM', 'Dimension out of range (expected to be in range of [-2, 1], but got 2)'],
  ['NUMPY_AXIS', 'axis 2 is out of bounds for array of dimension 2'],
  [
    'TORCH_MASK_SHAPE',
    'The shape of the mask [2] at index 0 does not match the shape of the indexed tensor [3] at index 0',
  ],
  [
    'NUMPY_MASK_SHAPE',
    'boolean index did not match indexed array along axis 0; size of axis is 3 but size of corresponding boolean axis is 2',
  ],
  ['TORCH_ITEM', 'a Tensor with 2 elements cannot be converted to Scalar'],
  ['TORCH_TRUTH', 'Boolean value of Tensor with more than one value is ambiguous'],
  [
    'NUMPY_TRUTH',
    'The truth value of an array with more than one element is ambiguous. Use a.any() or a.all()',
  ],
  [
    'NUMPY_ALLOCATE',
    'Unable to allocate 18.6 GiB for an array with shape (50000, 50000) and data type float64',
  ],
  [
    'NUMPY_CAST',
    "Cannot cast ufunc 'add' output from dtype('float64') to dtype('int64') with casting rule 'same_kind'",
  ],
  ['NUMPY_INDEX_DTYPE', 'arrays used as indices must be of integer (or boolean) type'],
  [
    'NUMPY_INDEX_KIND',
    'only integers, slices (`:`), ellipsis (`...`), numpy.newaxis (`None`) and integer or boolean arrays are valid indices',
  ],
  [
    'NUMPY_INDEX_PUT_SHAPE',
    'shape mismatch: value array of shape (3,) could not be broadcast to indexing result of shape (2,)',
  ],
  [
    'NUMPY_INDEX_SHAPES',
    'shape mismatch: indexing arrays could not be broadcast together with shapes (3,) (4,) ',
  ],
  ['NUMPY_ITEM', 'can only convert an array of size 1 to a Python scalar'],
  [
    'NUMPY_JOIN_DIMS',
    'all the input arrays must have same number of dimensions, but the array at index 0 has 2 dimension(s) and the array at index 1 has 1 dimension(s)',
  ],
  [
    'NUMPY_JOIN_SIZES',
    'all the input array dimensions except for the concatenation axis must match exactly, but along dimension 0, the array at index 0 has size 31 and the array at index 1 has size 33',
  ],
  [
    'NUMPY_JOIN_SIZES',
    'all the input array dimensions except for the concatenation axis must match exactly, but along dimension 1, the array at index 0 has size 40 and the array at index 2 has size 215',
  ],
  [
    'NUMPY_MASK_COUNT',
    'NumPy boolean array indexing assignment cannot assign 5 input values to the 3 output values where the mask is true',
  ],
  [
    'NUMPY_MATMUL_BATCH',
    'operands could not be broadcast together with remapped shapes [original->remapped]: (2,3,4)->(2,newaxis,newaxis) (5,4,6)->(5,newaxis,newaxis)  and requested shape (3,6)',
  ],
  [
    'NUMPY_MATMUL_DIMS',
    'matmul: Input operand 0 does not have enough dimensions (has 0, gufunc core with signature (n?,k),(k,m?)->(n?,m?) requires 1)',
  ],
  [
    'NUMPY_MATMUL_DIMS',
    'matmul: Input operand 1 does not have enough dimensions (has 0, gufunc core with signature (n?,k),(k,m?)->(n?,m?) requires 1)',
  ],
  [
    'NUMPY_MEET',
    'shape mismatch: objects cannot be broadcast to a single shape.  Mismatch is between arg 0 with shape (3,) and arg 1 with shape (4,).',
  ],
  [
    'NUMPY_RAGGED',
    'setting an array element with a sequence. The requested array has an inhomogeneous shape after 1 dimensions. The detected shape was (9,) + inhomogeneous part.',
  ],
  ['NUMPY_READ_ONLY', 'assignment destination is read-only'],
  ['NUMPY_SEQUENCE', 'setting an array element with a sequence.'],
  ['NUMPY_SQUEEZE', 'cannot select an axis to squeeze out which has size not equal to one'],
  ['NUMPY_STACK_SHAPES', 'all input arrays must have the same shape'],
  ['NUMPY_TO_PYTHON_SCALAR', 'only 0-dimensional arrays can be converted to Python scalars'],
  ['NUMPY_TRANSPOSE_COUNT', "axes don't match array"],
  [
    'TORCH_ALLOCATE',
    "[enforce fail at alloc_cpu.cpp:127] err == 0. DefaultCPUAllocator: can't allocate memory: you tried to allocate 1200000000000000 bytes. Error code 12 (Cannot allocate memory)",
  ],
  [
    'TORCH_ASSIGN_DIMS',
    'shape mismatch: value tensor of shape [210, 90] cannot be broadcast to indexing result of shape [240, 90]',
  ],
  ['TORCH_BMM_DTYPE', 'expected scalar type Float but found Double'],
  ['TORCH_CAST', "result type Float can't be cast to the desired output type Long"],
  [
    'TORCH_CAT_SIZES',
    'Sizes of tensors must match except in dimension 0. Expected size 5 but got size 7 for tensor number 3 in the list.',
  ],
  ['TORCH_INDEX_DTYPE', 'tensors used as indices must be long, int, byte or bool tensors'],
  ['TORCH_INDEX_EMPTY', 'index is out of bounds for dimension with size 0'],
  ['TORCH_INDEX_SELECT_RANGE', 'index out of range in self'],
  [
    'TORCH_INDEX_SHAPES',
    'shape mismatch: indexing tensors could not be broadcast together with shapes [3], [4]',
  ],
  [
    'TORCH_MASK_SHAPE',
    'The shape of the mask [1, 8] at index 1 does not match the shape of the indexed tensor [1, 9, 30000] at index 1',
  ],
  [
    'TORCH_MEAN_DTYPE',
    'mean(): could not infer output dtype. Input dtype must be either a floating point or complex dtype. Got: Long',
  ],
  ['TORCH_MM_DTYPE', 'expected m1 and m2 to have the same dtype, but got: float != double'],
  [
    'TORCH_NEGATIVE_STRIDE',
    'At least one stride in the given numpy array is negative, and tensors with negative strides are not currently supported. (You can probably work around this by making a copy of your array  with array.copy().) ',
  ],
  ['TORCH_NOT_ARRAY', 'expected np.ndarray (got list)'],
  [
    'TORCH_PARTIAL_OVERLAP',
    'unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. Please clone() the tensor before performing the operation.',
  ],
  ['TORCH_RAGGED', 'expected sequence of length 3 at dim 1 (got 2)'],
  [
    'TORCH_SPLIT_SUM',
    "split_with_sizes expects split_sizes to sum exactly to 6 (input tensor's size at dimension 0), but got split_sizes=[2, 2]",
  ],
  [
    'TORCH_STACK_SIZES',
    'stack expects each tensor to be equal size, but got [2, 90, 120] at entry 0 and [2, 60, 90] at entry 2',
  ],
  [
    'TORCH_STACK_SIZES',
    'stack expects each tensor to be equal size, but got [2, 5] at entry 0 and [2, 8] at entry 17',
  ],
  ['TORCH_TO_INDEX', 'only integer tensors of a single element can be converted to an index'],
  ['TORCH_TO_PYTHON_SCALAR', 'only one element tensors can be converted to Python scalars'],
  ['TORCH_VIEW_COUNT', "shape '[-1, 24000]' is invalid for input of size 90012000"],
  ['UNPACK_FEW', 'not enough values to unpack (expected 4, got 3)'],
  ['UNPACK_MANY', 'too many values to unpack (expected 4)'],
  [
    'TORCH_BROADCAST_SHAPES',
    'Attempting to broadcast a dimension of length 4 at -1! Mismatching argument at index 1 had (2, 4); but expected shape should be broadcastable to [2, 3]',
  ],
  ['NUMPY_BROADCAST_THREE', 'operands could not be broadcast together with shapes (2,) (3,) (2,) '],
  ['TORCH_BMM_DIMS', 'batch2 must be a 3D tensor'],
  ['TORCH_MM_MATRIX', 'mm: mat2 must be a matrix, got 1-D tensor'],
  ['TORCH_DOT_DIMS', '1D tensors expected, but got 2D and 1D tensors'],
  [
    'TORCH_STORAGE_OVERFLOW',
    'Storage size calculation overflowed with sizes=[1, 4623015400198258675]',
  ],
  ['NUMPY_ONLY_SCALAR_INDEX', 'only integer scalar arrays can be converted to a scalar index'],
  ['TORCH_TOPK', 'selected index k out of range'],
  ['TORCH_ITERATE_0D', 'iteration over a 0-d tensor'],
  ['TORCH_LEN_0D', 'len() of a 0-d tensor'],
  ['TORCH_SLICE_STEP', 'step must be greater than zero'],
  ['SLICE_STEP_ZERO', 'slice step cannot be zero'],
  ['TORCH_NARROW_END', 'start (2) + length (5) exceeds dimension size (3).'],
  ['TORCH_UNFOLD_ROOM', 'maximum size for tensor at dimension 1 is 3 but size is 4'],
  [
    'TORCH_AS_STRIDED_BOUNDS',
    'setStorage: sizes [3, 3], strides [3, 1], storage offset 1, and itemsize 8 requiring a storage size of 80 are out of bounds for storage of size 40',
  ],
  [
    'TORCH_UNPACK',
    'view(): argument \'size\' failed to unpack the object at pos 2 with error "type must be tuple of ints,but got float"',
  ],
  ['NOT_INTEGER', "'float' object cannot be interpreted as an integer"],
  ['NAME', "name 'np' is not defined"],
  ['NO_MODULE_ATTRIBUTE', "module 'numpy' has no attribute 'view'"],
  ['NO_ATTRIBUTE', "'numpy.ndarray' object has no attribute 'unsqueeze'"],
];
