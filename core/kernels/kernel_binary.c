#include "kernels/kernel_binary.h"

#include <string.h>

#include "kernels/vectors.h"

#define AT(V, from) (*(V *)(uintptr_t)(from))
#define STEP(V, B, expression, X, Y, next_a, next_b)                                               \
  {                                                                                                \
    V x = X, y = Y;                                                                                \
    AT(B, out) = (expression);                                                                     \
    a += next_a, b += next_b, out += sizeof(B);                                                    \
  }
/* Two a turn: in WebAssembly one is slower, and so are four. */
#define TURNS(...)                                                                                 \
  for (vectors /= 2; vectors > 0; vectors--) {                                                     \
    STEP(__VA_ARGS__)                                                                              \
    STEP(__VA_ARGS__)                                                                              \
  }

#define BEGIN(name, V, B, expression)                                                              \
  static SW_TARGET void name(size_t vectors, char *out, const char *a, size_t step_a,              \
                             const char *b, size_t step_b, const char *c, size_t step_c,           \
                             SwMapped mapped) {                                                    \
    (void)c, (void)step_c, (void)mapped;                                                           \
    if (vectors & 1) STEP(V, B, expression, AT(V, a), AT(V, b), step_a, step_b)
#define KERNEL(name, V, B, expression)                                                             \
  BEGIN(name, V, B, expression)                                                                    \
  TURNS(V, B, expression, AT(V, a), AT(V, b), step_a, step_b)                                      \
  }
/* Where both lie dense; and for rows of one with an element of the other: that these repeat is
 * known to each loop, which is a third faster in WebAssembly. */
#define FREQUENT(name, V, expression)                                                              \
  BEGIN(name, V, V, expression)                                                                    \
  (void)step_a, (void)step_b;                                                                      \
  TURNS(V, V, expression, AT(V, a), AT(V, b), sizeof(V), sizeof(V))                                \
  }                                                                                                \
  static SW_TARGET void name##_rows(size_t rows, size_t length, char *to, ptrdiff_t to_row,        \
                                    const SwRows *in) {                                            \
    const char *first = in[0].data, *second = in[1].data;                                          \
    for (; rows > 0; rows--, first += in[0].row, second += in[1].row, to += to_row) {              \
      const char *a = first, *b = second;                                                          \
      char *out = to;                                                                              \
      size_t vectors = length;                                                                     \
      if (in[0].repeats) {                                                                         \
        const V one = ELEMENT(V, a);                                                               \
        if (vectors & 1) STEP(V, V, expression, one, AT(V, b), 0, sizeof(V))                       \
        TURNS(V, V, expression, one, AT(V, b), 0, sizeof(V))                                       \
      } else {                                                                                     \
        const V one = ELEMENT(V, b);                                                               \
        if (vectors & 1) STEP(V, V, expression, AT(V, a), one, sizeof(V), 0)                       \
        TURNS(V, V, expression, AT(V, a), one, sizeof(V), 0)                                       \
      }                                                                                            \
    }                                                                                              \
  }
/* In each lane; of -0. as well. */
#define ELEMENT(V, from) (AT(__typeof__(((V){0})[0]), from) - (V){0})

#define CHOOSE(V, I, condition, other) ((V)(((I)x & (condition)) | ((I)(other) & ~(condition))))

#ifdef SW_WIDE
#include <immintrin.h>

/* Truth values of as many bytes as the elements, a vector of them as bytes. GCC makes single steps
 * of a conversion. */
static inline SW_TARGET SwBytes bytes_of_4(const SwInts *truth) {
  __m256i low = _mm256_packs_epi32((__m256i)truth[0], (__m256i)truth[1]);
  __m256i high = _mm256_packs_epi32((__m256i)truth[2], (__m256i)truth[3]);
  __m256i order = _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7);
  return (SwBytes)_mm256_permutevar8x32_epi32(_mm256_packs_epi16(low, high), order) & 1;
}

static inline SW_TARGET SwBytes bytes_of_8(const SwLongs *truth) {
  SwInts halves[4];
  for (int i = 0; i < 4; i++) {
    __m256 even = _mm256_shuffle_ps((__m256)truth[2 * i], (__m256)truth[2 * i + 1], 0x88);
    halves[i] = (SwInts)_mm256_permute4x64_epi64((__m256i)even, 0xd8);
  }
  return bytes_of_4(halves);
}

/* As many vectors at a time as make a whole vector of truth values. */
#define TRUTHS(name, V, I, width, operator)                                                        \
  static SW_TARGET void name(size_t vectors, char *out, const char *a, size_t step_a,              \
                             const char *b, size_t step_b, const char *c, size_t step_c,           \
                             SwMapped mapped) {                                                    \
    I truth[width] = {{0}};                                                                        \
    (void)c, (void)step_c, (void)mapped;                                                           \
    for (; vectors >= width; vectors -= width, out += sizeof(SwBytes)) {                           \
      for (int i = 0; i < width; i++, a += step_a, b += step_b)                                    \
        truth[i] = *(const V *)(const void *)a operator*(const V *)(const void *) b;               \
      *(SwBytes *)(void *)out = bytes_of_##width(truth);                                           \
    }                                                                                              \
    for (size_t i = 0; i < vectors; i++, a += step_a, b += step_b)                                 \
      truth[i] = *(const V *)(const void *)a operator*(const V *)(const void *) b;                 \
    SwBytes rest = bytes_of_##width(truth);                                                        \
    memcpy(out, &rest, vectors * sizeof(SwTruths##width));                                         \
  }
#else
#define TRUTHS(name, V, I, width, operator)                                                        \
  KERNEL(name, V, SwTruths##width, __builtin_convertvector(x operator y, SwTruths##width) & 1)
#endif

#define COMPARE(suffix, V, I, width)                                                               \
  TRUTHS(eq_##suffix, V, I, width, ==)                                                             \
  TRUTHS(ne_##suffix, V, I, width, !=)                                                             \
  TRUTHS(lt_##suffix, V, I, width, <)                                                              \
  TRUTHS(le_##suffix, V, I, width, <=)

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
  KERNEL(max_##suffix, V, V, CHOOSE(V, V, x > y, y))                                               \
  KERNEL(min_##suffix, V, V, CHOOSE(V, V, x < y, y))

#define FLOATS(suffix, V)                                                                          \
  FREQUENT(add_##suffix, V, x + y)                                                                 \
  FREQUENT(sub_##suffix, V, x - y)                                                                 \
  FREQUENT(mul_##suffix, V, x *y)                                                                  \
  FREQUENT(div_##suffix, V, x / y)

/* NaN wins, as in both libraries. */
#ifdef SW_ONE_OF
#define EITHER(V, I, kind, op) CHOOSE(V, I, x != x, SW_ONE_OF(kind, y, x))
#else
#define EITHER(V, I, kind, op) CHOOSE(V, I, (x != x) | (x op y), y)
#endif
#define EXTREME_FLOATS(suffix, lanes, V, I)                                                        \
  FREQUENT(max_##suffix, V, EITHER(V, I, pmax_##lanes, >))                                         \
  FREQUENT(min_##suffix, V, EITHER(V, I, pmin_##lanes, <))

BITS(u8, SwBytes)
ARITHMETIC(u8, SwBytes, SwBytes)
ARITHMETIC(i32, SwInts, SwUnsigned)
COMPARE(i32, SwInts, SwInts, 4)
ARITHMETIC(i64, SwLongs, SwUnsignedLongs)
EXTREMES(i64, SwLongs)
COMPARE(i64, SwLongs, SwLongs, 8)
FLOATS(f32, SwFloats)
EXTREME_FLOATS(f32, f32x4, SwFloats, SwInts)
COMPARE(f32, SwFloats, SwInts, 4)
FLOATS(f64, SwDoubles)
EXTREME_FLOATS(f64, f64x2, SwDoubles, SwLongs)
COMPARE(f64, SwDoubles, SwLongs, 8)

#define COMPARE_ROWS(suffix)                                                                       \
  [SW_BINARY_EQ] = eq_##suffix, [SW_BINARY_NE] = ne_##suffix, [SW_BINARY_LT] = lt_##suffix,        \
  [SW_BINARY_LE] = le_##suffix
#define ARITHMETIC_ROWS(suffix)                                                                    \
  [SW_BINARY_ADD] = add_##suffix, [SW_BINARY_SUB] = sub_##suffix, [SW_BINARY_MUL] = mul_##suffix
#define EXTREME_ROWS(suffix) [SW_BINARY_MAXIMUM] = max_##suffix, [SW_BINARY_MINIMUM] = min_##suffix
/* Bits are bits, however wide the elements. */
#define BIT_ROWS     [SW_BINARY_BITAND] = and_u8, [SW_BINARY_BITOR] = or_u8, [SW_BINARY_BITXOR] = xor_u8
#define ROWS(suffix) ARITHMETIC_ROWS(suffix), EXTREME_ROWS(suffix), COMPARE_ROWS(suffix)

SwKernel *sw_kernel_binary(SwBinary op, SwDType dtype) {
  SW_PREFER_WIDE(sw_kernel_binary, op, dtype);
  static SwKernel *const table[][SW_BINARY_COUNT] = {
      {BIT_ROWS},
      {BIT_ROWS, ARITHMETIC_ROWS(u8)},
      {BIT_ROWS, ARITHMETIC_ROWS(i32), COMPARE_ROWS(i32)},
      {BIT_ROWS, ROWS(i64)},
      {ROWS(f32), [SW_BINARY_DIV] = div_f32},
      {ROWS(f64), [SW_BINARY_DIV] = div_f64},
      {BIT_ROWS, ARITHMETIC_ROWS(i32)},
      {BIT_ROWS, ARITHMETIC_ROWS(i64)}};
  enum { BITS_ALONE, BYTES, INTS, LONGS, SINGLES, DOUBLES, WORDS, LONG_WORDS };
  static const unsigned char rows[] = {
      [SW_BOOL] = BITS_ALONE,  [SW_UINT8] = BYTES,       [SW_INT8] = BYTES,
      [SW_INT16] = BITS_ALONE, [SW_UINT16] = BITS_ALONE, [SW_INT32] = INTS,
      [SW_UINT32] = WORDS,     [SW_INT64] = LONGS,       [SW_UINT64] = LONG_WORDS,
      [SW_FLOAT32] = SINGLES,  [SW_FLOAT64] = DOUBLES};
  /* Truth values add up to a truth value. */
  static const SwBinary of_bool[] = {
      [SW_BINARY_ADD] = SW_BINARY_BITOR, [SW_BINARY_MUL] = SW_BINARY_BITAND};
  if (dtype == SW_BOOL && (op == SW_BINARY_ADD || op == SW_BINARY_MUL)) op = of_bool[op];
  return sw_dtype_is_half(dtype) ? NULL : table[rows[dtype]][op];
}

SwRowsKernel *sw_kernel_binary_rows(SwBinary op, SwDType dtype) {
  SW_PREFER_WIDE(sw_kernel_binary_rows, op, dtype);
#define FLOAT_ROWS(suffix)                                                                         \
  [SW_BINARY_ADD] = add_##suffix##_rows, [SW_BINARY_SUB] = sub_##suffix##_rows,                    \
  [SW_BINARY_MUL] = mul_##suffix##_rows, [SW_BINARY_DIV] = div_##suffix##_rows,                    \
  [SW_BINARY_MAXIMUM] = max_##suffix##_rows, [SW_BINARY_MINIMUM] = min_##suffix##_rows
  static SwRowsKernel *const table[][SW_BINARY_COUNT] = {{FLOAT_ROWS(f32)}, {FLOAT_ROWS(f64)}};
  return dtype < SW_FLOAT32 ? NULL : table[dtype - SW_FLOAT32][op];
}
