#include "kernels/kernel_fold.h"

#include "kernels/vectors.h"

/*
 * Reductions: rows joined to one row, or each row to one element. A kernel is a loop of
 * kernel_fold.inc with the operation as a constant. max and min of floats are the surprising ones:
 * a NaN must win, and to test each element for NaN would take longer than to compare it, so their
 * loops look for a NaN once at the end.
 */

/* Instructions for the greater or the lesser of float32, where it takes more than one otherwise. */
#ifdef __wasm__
#define GREATER __builtin_wasm_pmax_f32x4
#define LESSER  __builtin_wasm_pmin_f32x4
#elif defined SW_WIDE
#define GREATER(a, x) (SwFloats) _mm256_max_ps((__m256)(x), (__m256)(a))
#define LESSER(a, x)  (SwFloats) _mm256_min_ps((__m256)(x), (__m256)(a))
#endif

#define BODY "kernels/kernel_fold.inc"
#include "kernels/kernel_types.inc"

#define ROWS(name, loop, op)                                                                       \
  static SW_TARGET void name(void *out, ptrdiff_t columns, const void *in, ptrdiff_t rows,         \
                             ptrdiff_t row) {                                                      \
    loop(op, out, columns, in, rows, row);                                                         \
  }
#define DENSE(name, loop, op)                                                                      \
  static SW_TARGET void name(void *out, ptrdiff_t rows, const void *in, ptrdiff_t row,             \
                             ptrdiff_t columns) {                                                  \
    loop(op, out, rows, in, row, columns);                                                         \
  }
#define BOTH(name, type, op)                                                                       \
  ROWS(name##_##type, run_rows_##type, op) DENSE(dense_##name##_##type, run_dense_##type, op)

BOTH(or, u8, SW_BINARY_BITOR)
BOTH(and, u8, SW_BINARY_BITAND)
BOTH(add, i64, SW_BINARY_ADD)
BOTH(mul, i64, SW_BINARY_MUL)
BOTH(max, i64, SW_BINARY_MAXIMUM)
BOTH(min, i64, SW_BINARY_MINIMUM)
BOTH(max, f32, SW_BINARY_MAXIMUM)
BOTH(min, f32, SW_BINARY_MINIMUM)
BOTH(max, f64, SW_BINARY_MAXIMUM)
BOTH(min, f64, SW_BINARY_MINIMUM)
ROWS(add_f32, run_rows_f32, SW_BINARY_ADD)
ROWS(add_f64, run_rows_f64, SW_BINARY_ADD)

SwFold sw_kernel_fold(SwBinary op, SwDType dtype) {
  SW_PREFER_WIDE(sw_kernel_fold, op, dtype);
  static const SwFold table[SW_DTYPE_COUNT][SW_BINARY_COUNT] = {
      [SW_BOOL] =
          {[SW_BINARY_BITOR] = {or_u8, dense_or_u8}, [SW_BINARY_BITAND] = {and_u8, dense_and_u8}},
      [SW_INT64] = {[SW_BINARY_ADD] = {add_i64, dense_add_i64},
                    [SW_BINARY_MUL] = {mul_i64, dense_mul_i64},
                    [SW_BINARY_MAXIMUM] = {max_i64, dense_max_i64},
                    [SW_BINARY_MINIMUM] = {min_i64, dense_min_i64}},
      [SW_UINT64] =
          {[SW_BINARY_ADD] = {add_i64, dense_add_i64}, [SW_BINARY_MUL] = {mul_i64, dense_mul_i64}},
      /* Sums of floats depend on the order of the additions, so none of a row in lanes. */
      [SW_FLOAT32] = {[SW_BINARY_ADD] = {add_f32, NULL},
                      [SW_BINARY_MAXIMUM] = {max_f32, dense_max_f32},
                      [SW_BINARY_MINIMUM] = {min_f32, dense_min_f32}},
      [SW_FLOAT64] = {[SW_BINARY_ADD] = {add_f64, NULL},
                      [SW_BINARY_MAXIMUM] = {max_f64, dense_max_f64},
                      [SW_BINARY_MINIMUM] = {min_f64, dense_min_f64}}};
  return table[dtype][op];
}
