/* Tensors as text, character for character as PyTorch prints them.
 * Source: PyTorch `torch/_tensor_str.py`. */
#ifndef SW_REPR_TORCH_H
#define SW_REPR_TORCH_H

#include "base/text.h"
#include "repr/printing.h"
#include "tensor/tensor.h"

/* Appends repr(): tensor([[0, 1],\n        [2, 3]]) ... with dtype and size suffixes where PyTorch
 * writes them. repr and str are the same in PyTorch. */
void sw_repr_torch(const SwTensor *self, const SwPrinting *printing, SwText *out);

#endif
