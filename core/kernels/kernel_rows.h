/* Kernels over the rows of a plane. */
#ifndef SW_KERNELS_KERNEL_ROWS_H
#define SW_KERNELS_KERNEL_ROWS_H

#include "kernels/kernel.h"

/* An operand as a kernel reads it: in each row dense elements, or one element that repeats. */
typedef struct SwRows {
  const char *data;
  ptrdiff_t row; /* bytes from one row to the next */
  uint32_t size; /* bytes of an element */
  bool repeats;
} SwRows;

/* Rows for a kernel of two operands, one of which repeats. */
typedef struct SwRowsCall {
  size_t rows, vectors; /* vectors of each row */
  char *out;
  ptrdiff_t out_row; /* bytes from one row to the next */
  const SwRows *in;
} SwRowsCall;
typedef void SwRowsKernel(const SwRowsCall *call);

typedef struct SwRowKernel {
  SwKernel *run;
  SwRowsKernel *run_rows; /* or NULL */
  SwMapped mapped;
  uint32_t lanes;    /* elements of a vector */
  uint32_t out_size; /* bytes of an element that is written */
  int operands;
} SwRowKernel;

/* Calls the kernel for each row of `columns` elements; what does not fill a vector is computed in
 * one that is padded. */
void sw_kernel_rows(const SwRowKernel *kernel, size_t rows, size_t columns, char *out,
                    ptrdiff_t out_row, const SwRows *operands);

#endif
