/*
 * Kernels: the inner loops. A kernel computes whole vectors (of SW_VECTOR bytes: wide.h) and knows
 * neither shapes nor strides: each operand lies dense or is one vector read again and again (the
 * step to the next vector is then 0; kernel_binary.h has those of which none repeats). What lies
 * otherwise is packed first, and what is left over at the end of a row is computed in a vector of
 * its own: pass.h.
 */
#ifndef SW_KERNELS_KERNEL_H
#define SW_KERNELS_KERNEL_H

#include <stddef.h>
#include <stdint.h>

#include "kernels/scalar_functions.h"
#include "kernels/wide.h"

#define SW_OPERANDS 3 /* that are read */

/* What the kernels call that have no vector form: element by element, in the widest dtype. */
typedef union SwMapped {
  SwFloatFunction *number;
  SwIntFunction *integer;
} SwMapped;

typedef void SwKernel(size_t vectors, char *out, const char *a, size_t step_a, const char *b,
                      size_t step_b, const char *c, size_t step_c, SwMapped mapped);

#endif
