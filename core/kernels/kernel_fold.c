#include "kernels/kernel_fold.h"

#include "kernels/vectors.h"

#ifdef SW_WIDE
#include <immintrin.h>
#endif

/* `count` vectors at a time, so that no operation waits for the one before it: eight are read in
 * pieces as long as four lines of the cache; where vectors are short, four do as well. */
#define BLOCK(T, V, count, load, join, store)                                                      \
  for (const ptrdiff_t some = (count) * sizeof(V) / sizeof(T); columns >= some; columns -= some) { \
    V *to = (V *)(void *)out;                                                                      \
    load;                                                                                          \
    const T *from = in;                                                                            \
    for (ptrdiff_t i = 0; i < rows; i++, from += row) {                                            \
      const V *x = (const V *)(const void *)from;                                                  \
      join;                                                                                        \
    }                                                                                              \
    store;                                                                                         \
    out += some, in += some;                                                                       \
  }

#define FOLD(name, T, JOIN)                                                                        \
  static SW_TARGET void name(void *joined, ptrdiff_t columns, const void *begin, ptrdiff_t rows,   \
                             ptrdiff_t row) {                                                      \
    typedef SW_VECTOR_OF(T) V;                                                                     \
    typedef SW_SOME_OF(T, SW_NARROW) Narrow;                                                       \
    T *out = joined;                                                                               \
    const T *in = begin;                                                                           \
    if (sizeof(V) == SW_WIDEST)                                                                    \
      BLOCK(T, V, 8, V a = to[0]; V b = to[1]; V c = to[2]; V d = to[3]; V e = to[4]; V f = to[5]; \
            V g = to[6]; V h = to[7], JOIN(BLEND, a, x[0]); JOIN(BLEND, b, x[1]);                  \
            JOIN(BLEND, c, x[2]); JOIN(BLEND, d, x[3]); JOIN(BLEND, e, x[4]);                      \
            JOIN(BLEND, f, x[5]); JOIN(BLEND, g, x[6]); JOIN(BLEND, h, x[7]), to[0] = a;           \
            to[1] = b; to[2] = c; to[3] = d; to[4] = e; to[5] = f; to[6] = g; to[7] = h)           \
    BLOCK(T, V, 4, V a = to[0]; V b = to[1]; V c = to[2]; V d = to[3], JOIN(BLEND, a, x[0]);       \
          JOIN(BLEND, b, x[1]); JOIN(BLEND, c, x[2]); JOIN(BLEND, d, x[3]), to[0] = a; to[1] = b;  \
          to[2] = c; to[3] = d)                                                                    \
    BLOCK(T, Narrow, 2, Narrow a = to[0]; Narrow b = to[1], JOIN(LANES, a, x[0]);                  \
          JOIN(LANES, b, x[1]), to[0] = a; to[1] = b)                                              \
    BLOCK(T, T, 1, T a = to[0], JOIN(SINGLE, a, x[0]), to[0] = a)                                  \
  }

#define ADD(WHERE, a, x) (a) += (x)
#define MUL(WHERE, a, x) (a) *= (x)
#define AND(WHERE, a, x) (a) &= (x)
#define OR(WHERE, a, x)  (a) |= (x)
/* a = x where the condition holds. */
#define SINGLE(condition, a, x)                                                                    \
  if (condition) a = (x)
#define LANES(condition, a, x)                                                                     \
  a = (__typeof__(a))(((__typeof__(condition))(x) & (condition)) |                                 \
                      ((__typeof__(condition))(a) & ~(condition)))
#ifdef SW_WIDE /* in one step */
#define BLEND(condition, a, x)                                                                     \
  a = (__typeof__(a))_mm256_blendv_epi8((__m256i)(a), (__m256i)(x), (__m256i)(condition))
#else
#define BLEND LANES
#endif
#define MAX(WHERE, a, x) WHERE((x) > (a), a, x)
#define MIN(WHERE, a, x) WHERE((x) < (a), a, x)
/* NaN wins, as in both libraries. kind: what takes the greater or the lesser of vectors in
 * WebAssembly, the first one where a NaN is among them. */
#define EITHER(WHERE, kind, op, a, x) WHERE(((x)op(a)) | ((x) != (x)), a, x)
#define EITHER_SINGLE(...)            EITHER(SINGLE, __VA_ARGS__)
#ifdef __wasm__
#define EITHER_LANES(kind, op, a, x)                                                               \
  a = (__typeof__(a))__builtin_wasm_##kind(a, x);                                                  \
  LANES((x) != (x), a, x)
#define EITHER_BLEND EITHER_LANES
#else
#define EITHER_LANES(...) EITHER(LANES, __VA_ARGS__)
#define EITHER_BLEND(...) EITHER(BLEND, __VA_ARGS__)
#endif
#define MAX_F32(WHERE, a, x) EITHER_##WHERE(pmax_f32x4, >, a, x)
#define MIN_F32(WHERE, a, x) EITHER_##WHERE(pmin_f32x4, <, a, x)
#define MAX_F64(WHERE, a, x) EITHER_##WHERE(pmax_f64x2, >, a, x)
#define MIN_F64(WHERE, a, x) EITHER_##WHERE(pmin_f64x2, <, a, x)

FOLD(or_u8, uint8_t, OR)
FOLD(and_u8, uint8_t, AND)
FOLD(add_i64, uint64_t, ADD)
FOLD(mul_i64, uint64_t, MUL)
FOLD(max_i64, int64_t, MAX)
FOLD(min_i64, int64_t, MIN)
FOLD(add_f32, float, ADD)
FOLD(max_f32, float, MAX_F32)
FOLD(min_f32, float, MIN_F32)
FOLD(add_f64, double, ADD)
FOLD(max_f64, double, MAX_F64)
FOLD(min_f64, double, MIN_F64)

SwFoldRows *sw_kernel_fold(SwBinary op, SwDType dtype) {
  SW_PREFER_WIDE(sw_kernel_fold, op, dtype);
  static const struct {
    SwBinary op;
    SwDType dtype;
    SwFoldRows *run;
  } folds[] = {{SW_BINARY_BITOR, SW_BOOL, or_u8},        {SW_BINARY_BITAND, SW_BOOL, and_u8},
               {SW_BINARY_ADD, SW_INT64, add_i64},       {SW_BINARY_MUL, SW_INT64, mul_i64},
               {SW_BINARY_MAXIMUM, SW_INT64, max_i64},   {SW_BINARY_MINIMUM, SW_INT64, min_i64},
               {SW_BINARY_ADD, SW_UINT64, add_i64},      {SW_BINARY_MUL, SW_UINT64, mul_i64},
               {SW_BINARY_ADD, SW_FLOAT32, add_f32},     {SW_BINARY_MAXIMUM, SW_FLOAT32, max_f32},
               {SW_BINARY_MINIMUM, SW_FLOAT32, min_f32}, {SW_BINARY_ADD, SW_FLOAT64, add_f64},
               {SW_BINARY_MAXIMUM, SW_FLOAT64, max_f64}, {SW_BINARY_MINIMUM, SW_FLOAT64, min_f64}};
  for (size_t i = 0; i < sizeof folds / sizeof *folds; i++)
    if (folds[i].op == op && folds[i].dtype == dtype) return folds[i].run;
  return NULL;
}

/* In each of 4 vectors by itself: what SW_CASCADED rows add up to is carried to the next level. */
#define CASCADE(name, T)                                                                           \
  static SW_TARGET void name(void *sums, const void *begin, ptrdiff_t rows, ptrdiff_t power) {     \
    typedef SW_SOME_OF(T, SW_WIDEST) V;                                                            \
    const ptrdiff_t step = (ptrdiff_t)1 << power;                                                  \
    const V *in = begin;                                                                           \
    V level[SW_LEVELS][4], *out = sums;                                                            \
    int top = 0; /* of the levels that hold anything */                                            \
    for (ptrdiff_t row = 0, count = step; count == step; row += count) {                           \
      V a = {0}, b = a, c = a, d = a;                                                              \
      count = rows - row < step ? rows - row : step;                                               \
      for (ptrdiff_t i = 0; i < count; i++, in += 4)                                               \
        a += in[0], b += in[1], c += in[2], d += in[3];                                            \
      level[0][0] = a, level[0][1] = b, level[0][2] = c, level[0][3] = d;                          \
      for (int up = 1; up < SW_LEVELS && count == step; up++) {                                    \
        for (int k = 0; k < 4 && up > top; k++)                                                    \
          level[up][k] = (V){0};                                                                   \
        for (int k = 0; k < 4; k++) {                                                              \
          level[up][k] += level[up - 1][k];                                                        \
          level[up - 1][k] = (V){0};                                                               \
        }                                                                                          \
        if (up > top) top = up;                                                                    \
        if ((row + step) & ((step - 1) << (up * power))) break;                                    \
      }                                                                                            \
    }                                                                                              \
    for (int k = 0; k < 4; k++) {                                                                  \
      out[k] = level[0][k];                                                                        \
      for (int up = 1; up <= top; up++)                                                            \
        out[k] += level[up][k];                                                                    \
    }                                                                                              \
  }
CASCADE(cascade_f32, float)
CASCADE(cascade_f64, double)

SwCascade *sw_kernel_cascade(bool twice) {
  SW_PREFER_WIDE(sw_kernel_cascade, twice);
  return twice ? cascade_f64 : cascade_f32;
}

#define FOUR(name, T)                                                                              \
  static SW_TARGET void name(void *sums, const void *begin, ptrdiff_t groups, ptrdiff_t gap) {     \
    typedef SW_VECTOR_OF(T) V;                                                                     \
    const size_t some = sizeof(V) / sizeof(T);                                                     \
    T *out = sums;                                                                                 \
    const T *in = begin;                                                                           \
    for (size_t j = 0; j < 8; j += some, out += some, in += some) {                                \
      V *p = (V *)(void *)out, *q = (V *)(void *)(out + 8), *r = (V *)(void *)(out + 16),          \
        *s = (V *)(void *)(out + 24), a = *p, b = *q, c = *r, d = *s;                              \
      const T *from = in;                                                                          \
      for (ptrdiff_t i = 0; i < groups; i++, from += 8) {                                          \
        a += *(const V *)(const void *)from;                                                       \
        b += *(const V *)(const void *)(from + gap);                                               \
        c += *(const V *)(const void *)(from + 2 * gap);                                           \
        d += *(const V *)(const void *)(from + 3 * gap);                                           \
      }                                                                                            \
      *p = a, *q = b, *r = c, *s = d;                                                              \
    }                                                                                              \
  }
FOUR(four_f32, float)
FOUR(four_f64, double)

SwFoldFour *sw_kernel_fold_four(bool twice) {
  SW_PREFER_WIDE(sw_kernel_fold_four, twice);
  return twice ? four_f64 : four_f32;
}
