/*
 * One pass over the elements of up to three operands and a result, whatever their layouts and
 * dtypes: plane by plane (loop.h), and where an operand does not lie as a kernel reads it, in tiles
 * of a plane that stay in the cache. There an operand is packed (transposed, if need be) and
 * converted, and the result is converted and spread out.
 */
#ifndef SW_KERNELS_PASS_H
#define SW_KERNELS_PASS_H

#include "kernels/elementwise.h"
#include "kernels/kernel_rows.h"

typedef struct SwPass {
  SwKernel *kernel;   /* NULL: the only operand is copied */
  SwRowsKernel *rows; /* where one of two repeats; may be NULL */
  SwMapped mapped;
  SwDType written;            /* by the kernel */
  SwDType reads[SW_OPERANDS]; /* what the kernel takes for each operand; the last as wide as all */
  int operands;
} SwPass;

/* Does nothing where an operand has no data. */
void sw_pass(const SwPass *self, const SwOperand *out, const SwOperand *const *in);

#endif
