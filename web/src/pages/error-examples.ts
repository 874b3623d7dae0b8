/** The error messages that people paste most. */
export const errorExamples = [
  'RuntimeError: The size of tensor a (3) must match the size of tensor b (4) at non-singleton dimension 1',
  'ValueError: operands could not be broadcast together with shapes (2,3) (2,) ',
  "RuntimeError: view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.",
  "RuntimeError: shape '[48, 300]' is invalid for input of size 9600",
  'RuntimeError: mat1 and mat2 shapes cannot be multiplied (48x200 and 300x10)',
  "RuntimeError: output with shape [3] doesn't match the broadcast shape [2, 3]",
  'IndexError: index 4 is out of bounds for dimension 0 with size 4',
];
