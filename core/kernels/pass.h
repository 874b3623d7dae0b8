/*
 * A pass runs a kernel over the elements of up to three operands and a result, whatever their
 * layouts and dtypes.
 *
 * Kernels read rows of neighbouring elements of one dtype. The pass goes plane by plane (loop.h).
 * An operand that does not look like that, such as x.t() or an int32 next to a float32, is packed:
 * a tile of the plane, small enough for the cache, is copied row by row (transposed if need be) and
 * converted. The result of a tile is converted and scattered in the same way.
 */
#ifndef SW_KERNELS_PASS_H
#define SW_KERNELS_PASS_H

#include "kernels/elementwise.h"
#include "kernels/kernel_rows.h"

/* A kernel, and the dtypes that it reads and writes. */
typedef struct SwPass {
  SwKernel *kernel;   /* NULL: copies the only operand */
  SwRowsKernel *rows; /* the kernel for an operand that repeats one element a row; may be NULL */
  SwMapped mapped;    /* the function of single elements that sw_kernel_map calls */
  SwDType written;    /* the dtype of the kernel's results */
  SwDType reads[SW_OPERANDS]; /* the dtypes of its operands; the last is the widest */
  int operands;
} SwPass;

/* Runs the pass: `in` has `operands` entries of the result's shape. An operand without data (laid
 * out only) makes the pass do nothing. */
void sw_pass(const SwPass *self, const SwOperand *out, const SwOperand *const *in);

#endif
