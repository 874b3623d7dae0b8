/* Arrays as text, character for character as NumPy prints them.
 * Source: NumPy `numpy/core/arrayprint.py`. */
#ifndef SW_REPR_NUMPY_H
#define SW_REPR_NUMPY_H

#include "base/text.h"
#include "repr/printing.h"
#include "tensor/tensor.h"

/* Appends repr(): array([[0, 1],\n       [2, 3]]) and, for str() and print(), [[0 1]\n [2 3]].
 * Scalars (is_scalar): repr np.int64(3) and str 3, as NumPy 2 writes them. */
void sw_repr_numpy(const SwTensor *self, const SwPrinting *printing, SwText *out);
void sw_str_numpy(const SwTensor *self, const SwPrinting *printing, SwText *out);

#endif
