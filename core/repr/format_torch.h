/*
 * The format of the elements of a printed tensor: chosen once from all elements that are shown,
 * then applied to each, so that columns align. Source: PyTorch's `_Formatter`.
 */
#ifndef SW_REPR_FORMAT_TORCH_H
#define SW_REPR_FORMAT_TORCH_H

#include "base/text.h"
#include "repr/printing.h"
#include "tensor/dtype.h"

typedef struct SwTorchFormat {
  bool is_integral; /* floats that are all whole numbers: 2. */
  bool is_scientific;
  int width, precision;
} SwTorchFormat;

/* Chooses the format for `count` values. `scratch`: an empty text to measure in; only its `failed`
 * may change. */
SwTorchFormat sw_torch_format(const SwPrinting *printing, const SwScalar *values, int64_t count,
                              SwText *scratch);
void sw_torch_format_put(const SwTorchFormat *self, SwScalar value, SwText *out);

#endif
