/* A kernel over the rows of a plane. */
#ifndef SW_KERNELS_KERNEL_ROWS_H
#define SW_KERNELS_KERNEL_ROWS_H

#include "kernels/kernel.h"

/* An operand as a kernel reads it: in each row dense elements, or one element again and again. */
typedef struct SwRows {
  const char *data;
  ptrdiff_t row; /* bytes from one row to the next */
  uint32_t size; /* bytes of an element */
  bool repeats;
} SwRows;

/* Whole vectors of rows of two operands, one of which repeats. */
typedef void SwRowsKernel(size_t rows, size_t vectors, char *out, ptrdiff_t out_row,
                          const SwRows *operands);

typedef struct SwRowKernel {
  SwKernel *run;
  SwRowsKernel *run_rows; /* or NULL */
  SwMapped mapped;
  uint32_t lanes;    /* elements of a vector */
  uint32_t out_size; /* bytes of an element that is written */
  int operands;
} SwRowKernel;

void sw_kernel_rows(const SwRowKernel *kernel, size_t rows, size_t columns, char *out,
                    ptrdiff_t out_row, const SwRows *operands);

#endif
