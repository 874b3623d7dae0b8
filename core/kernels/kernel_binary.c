#include "kernels/kernel_binary.h"

#include "kernels/vectors.h"

#define KERNEL(name, V, B, expression)                                                             \
  static void name(size_t vectors, char *out, const char *a, size_t step_a, const char *b,         \
                   size_t step_b, const char *c, size_t step_c, SwMapped mapped) {                 \
    (void)c, (void)step_c, (void)mapped;                                                           \
    for (; vectors > 0; vectors--, a += step_a, b += step_b, out += sizeof(B)) {                   \
      V x = *(const V *)(const void *)a, y = *(const V *)(const void *)b;                          \
      *(B *)(void *)out = (expression);                                                            \
    }                                                                                              \
  }

#define CHOOSE(V, I, condition) ((V)(((I)x & (condition)) | ((I)y & ~(condition))))

#define COMPARE(suffix, V, B)                                                                      \
  KERNEL(eq_##suffix, V, B, __builtin_convertvector(x == y, B) & 1)                                \
  KERNEL(ne_##suffix, V, B, __builtin_convertvector(x != y, B) & 1)                                \
  KERNEL(lt_##suffix, V, B, __builtin_convertvector(x < y, B) & 1)                                 \
  KERNEL(le_##suffix, V, B, __builtin_convertvector(x <= y, B) & 1)

/* U: as V, but unsigned, where wrapping is defined. */
#define ARITHMETIC(suffix, V, U)                                                                   \
  KERNEL(add_##suffix, V, V, (V)((U)x + (U)y))                                                     \
  KERNEL(sub_##suffix, V, V, (V)((U)x - (U)y))                                                     \
  KERNEL(mul_##suffix, V, V, (V)((U)x * (U)y))

#define BITS(suffix, V)                                                                            \
  KERNEL(and_##suffix, V, V, x &y)                                                                 \
  KERNEL(or_##suffix, V, V, x | y)                                                                 \
  KERNEL(xor_##suffix, V, V, x ^ y)

#define EXTREMES(suffix, V)                                                                        \
  KERNEL(max_##suffix, V, V, CHOOSE(V, V, (V)(x > y)))                                             \
  KERNEL(min_##suffix, V, V, CHOOSE(V, V, (V)(x < y)))

#define FLOATS(suffix, V)                                                                          \
  KERNEL(add_##suffix, V, V, x + y)                                                                \
  KERNEL(sub_##suffix, V, V, x - y)                                                                \
  KERNEL(mul_##suffix, V, V, x *y)                                                                 \
  KERNEL(div_##suffix, V, V, x / y)

/* NaN wins, as in both libraries. */
#define EXTREME_FLOATS(suffix, V, I)                                                               \
  KERNEL(max_##suffix, V, V, CHOOSE(V, I, (I)(x != x) | (I)(x > y)))                               \
  KERNEL(min_##suffix, V, V, CHOOSE(V, I, (I)(x != x) | (I)(x < y)))

/* core.wasm is small before it is fast: there, what is rarer is computed element by element. */
#ifdef __wasm__
#define SMALL 1
#endif

BITS(u8, SwBytes)
ARITHMETIC(i64, SwLongs, SwUnsignedLongs)
FLOATS(f32, SwFloats)
EXTREME_FLOATS(f32, SwFloats, SwInts)
COMPARE(f32, SwFloats, SwTruths4)
FLOATS(f64, SwDoubles)
#ifndef SMALL
ARITHMETIC(i32, SwInts, SwUnsigned)
COMPARE(i32, SwInts, SwTruths4)
BITS(i64, SwLongs)
EXTREMES(i64, SwLongs)
COMPARE(i64, SwLongs, SwTruths8)
EXTREME_FLOATS(f64, SwDoubles, SwLongs)
COMPARE(f64, SwDoubles, SwTruths8)
#endif

#define COMPARE_ROWS(suffix)                                                                       \
  [SW_BINARY_EQ] = eq_##suffix, [SW_BINARY_NE] = ne_##suffix, [SW_BINARY_LT] = lt_##suffix,        \
  [SW_BINARY_LE] = le_##suffix
#define ARITHMETIC_ROWS(suffix)                                                                    \
  [SW_BINARY_ADD] = add_##suffix, [SW_BINARY_SUB] = sub_##suffix, [SW_BINARY_MUL] = mul_##suffix
#define EXTREME_ROWS(suffix) [SW_BINARY_MAXIMUM] = max_##suffix, [SW_BINARY_MINIMUM] = min_##suffix
#define BIT_ROWS(suffix)                                                                           \
  [SW_BINARY_BITAND] = and_##suffix, [SW_BINARY_BITOR] = or_##suffix,                              \
  [SW_BINARY_BITXOR] = xor_##suffix
SwKernel *sw_kernel_binary(SwBinary op, SwDType dtype) {
#ifdef SMALL
#define UNLESS_SMALL(...) [SW_BINARY_COUNT] = NULL
#else
#define UNLESS_SMALL(...) __VA_ARGS__
#endif
  static SwKernel *const table[][SW_BINARY_COUNT + 1] = {
      {BIT_ROWS(u8)},
      {BIT_ROWS(u8)},
      {UNLESS_SMALL(ARITHMETIC_ROWS(i32), COMPARE_ROWS(i32))},
      {ARITHMETIC_ROWS(i64), UNLESS_SMALL(EXTREME_ROWS(i64), BIT_ROWS(i64), COMPARE_ROWS(i64))},
      {ARITHMETIC_ROWS(f32), [SW_BINARY_DIV] = div_f32, EXTREME_ROWS(f32), COMPARE_ROWS(f32)},
      {ARITHMETIC_ROWS(f64), [SW_BINARY_DIV] = div_f64,
       UNLESS_SMALL(EXTREME_ROWS(f64), COMPARE_ROWS(f64))}};
  /* Truth values add up to a truth value. */
  static const SwBinary of_bool[] = {
      [SW_BINARY_ADD] = SW_BINARY_BITOR, [SW_BINARY_MUL] = SW_BINARY_BITAND};
  if (dtype == SW_BOOL && (op == SW_BINARY_ADD || op == SW_BINARY_MUL)) op = of_bool[op];
  return table[dtype][op];
}
