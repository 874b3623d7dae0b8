/*
 * Tensors as text, character for character as the libraries print them.
 * Sources: PyTorch `torch/_tensor_str.py`, NumPy `numpy/core/arrayprint.py`.
 */
#ifndef SW_TENSOR_REPR_H
#define SW_TENSOR_REPR_H

#include "base/text.h"
#include "tensor/tensor.h"

/* tensor([[0, 1],\n        [2, 3]]) ... with dtype and size suffixes where PyTorch writes them.
 * repr and str are the same in PyTorch. */
void sw_repr_torch(const SwTensor *self, SwText *out);

/* NumPy: array([[0, 1],\n       [2, 3]]) and, for str() and print(), [[0 1]\n [2 3]].
 * Scalars (is_scalar): repr np.int64(3) and str 3, as NumPy 2 writes them. */
void sw_repr_numpy(const SwTensor *self, SwText *out);
void sw_str_numpy(const SwTensor *self, SwText *out);

/* One element alone, as it looks inside a printed tensor of its dtype, e.g. "2.", "0.5000", "True",
 * "7". For figures: short, without padding. */
void sw_repr_cell(SwDialect dialect, SwScalar value, SwText *out);

#endif
