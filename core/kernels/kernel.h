/*
 * Kernels are the inner loops: they compute whole vectors of SW_VECTOR bytes (wide.h) and know
 * neither shapes nor strides. An operand of a kernel is either dense, or one vector that is read
 * again and again. pass.h packs every other operand first, and computes the end of a row, which
 * does not fill a vector, in a vector of padding.
 */
#ifndef SW_KERNELS_KERNEL_H
#define SW_KERNELS_KERNEL_H

#include <stddef.h>
#include <stdint.h>

#include "kernels/scalar_functions.h"
#include "kernels/wide.h"

#define SW_OPERANDS 3 /* the most that a kernel reads */

/* The function that is called for each element where there is no vector form, in the widest
 * dtype. */
typedef union SwMapped {
  SwFloatFunction *number;
  SwIntFunction *integer;
} SwMapped;

/* One row for a kernel. Loops take a copy, and move its pointers along. */
typedef struct SwKernelCall {
  size_t vectors;
  char *out;
  const char *in[SW_OPERANDS];
  size_t step[SW_OPERANDS]; /* bytes to the next vector; 0 where one vector repeats */
  SwMapped mapped;
} SwKernelCall;

typedef void SwKernel(const SwKernelCall *call);

/* Defines a kernel: a loop of an .inc file, called with constants that are inlined. */
/* clang-format off */
#define SW_KERNEL(name, Call, loop, ...) static SW_TARGET void name(const Call *call) { loop(__VA_ARGS__, *call); }
/* clang-format on */

#endif
