#include "kernels/kernel_binary.h"

#include <string.h>

#include "kernels/vectors.h"

/*
 * Kernels of two operands. Each is one operation of the loops of kernel_binary.inc on one type:
 * those are inlined here with a constant operation, so that a loop holds a single instruction. In
 * WebAssembly a loop that knows that one operand repeats is a third faster, so arithmetic of floats
 * has such loops, too.
 */

#define BODY "kernels/kernel_binary.inc"
#include "kernels/kernel_types.inc"

/* Bits are bits, however wide the elements. */
SW_KERNEL(and_u8, SwKernelCall, run_u8, SW_BINARY_BITAND)
SW_KERNEL(or_u8, SwKernelCall, run_u8, SW_BINARY_BITOR)
SW_KERNEL(xor_u8, SwKernelCall, run_u8, SW_BINARY_BITXOR)
SW_KERNEL(max_i64, SwKernelCall, run_i64, SW_BINARY_MAXIMUM)
SW_KERNEL(min_i64, SwKernelCall, run_i64, SW_BINARY_MINIMUM)

#define COMPARISONS(suffix)                                                                        \
  [SW_BINARY_EQ] = eq_##suffix, [SW_BINARY_NE] = ne_##suffix, [SW_BINARY_LT] = lt_##suffix,        \
  [SW_BINARY_LE] = le_##suffix
#define ARITHMETIC(suffix)                                                                         \
  [SW_BINARY_ADD] = add_##suffix, [SW_BINARY_SUB] = sub_##suffix, [SW_BINARY_MUL] = mul_##suffix
#define EXTREMES(suffix) [SW_BINARY_MAXIMUM] = max_##suffix, [SW_BINARY_MINIMUM] = min_##suffix
#define ROWS(suffix)                                                                               \
  [SW_BINARY_ADD] = add_rows_##suffix, [SW_BINARY_SUB] = sub_rows_##suffix,                        \
  [SW_BINARY_MUL] = mul_rows_##suffix, [SW_BINARY_DIV] = div_rows_##suffix,                        \
  [SW_BINARY_MAXIMUM] = max_rows_##suffix, [SW_BINARY_MINIMUM] = min_rows_##suffix
#define BITS [SW_BINARY_BITAND] = and_u8, [SW_BINARY_BITOR] = or_u8, [SW_BINARY_BITXOR] = xor_u8

SwKernel *sw_kernel_binary(SwBinary op, SwDType dtype) {
  SW_PREFER_WIDE(sw_kernel_binary, op, dtype);
  static SwKernel *const table[SW_DTYPE_COUNT][SW_BINARY_COUNT] = {
      /* Truth values add up to a truth value. */
      [SW_BOOL] = {BITS, [SW_BINARY_ADD] = or_u8, [SW_BINARY_MUL] = and_u8},
      [SW_UINT8] = {BITS, ARITHMETIC(u8)},
      [SW_INT8] = {BITS, ARITHMETIC(u8)},
      [SW_INT16] = {BITS},
      [SW_UINT16] = {BITS},
      [SW_INT32] = {BITS, ARITHMETIC(i32), COMPARISONS(i32)},
      [SW_UINT32] = {BITS, ARITHMETIC(i32)},
      [SW_INT64] = {BITS, ARITHMETIC(i64), EXTREMES(i64), COMPARISONS(i64)},
      [SW_UINT64] = {BITS, ARITHMETIC(i64)},
      [SW_FLOAT32] = {ARITHMETIC(f32), EXTREMES(f32), COMPARISONS(f32), [SW_BINARY_DIV] = div_f32},
      [SW_FLOAT64] = {ARITHMETIC(f64), EXTREMES(f64), COMPARISONS(f64), [SW_BINARY_DIV] = div_f64}};
  return table[dtype][op];
}

SwRowsKernel *sw_kernel_binary_rows(SwBinary op, SwDType dtype) {
  SW_PREFER_WIDE(sw_kernel_binary_rows, op, dtype);
  static SwRowsKernel *const table[SW_DTYPE_COUNT][SW_BINARY_COUNT] = {
      [SW_FLOAT32] = {ROWS(f32)}, [SW_FLOAT64] = {ROWS(f64)}};
  return table[dtype][op];
}
