#include "kernels/kernel_fold.h"

#include "kernels/vectors.h"

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
    BLOCK(T, V, 4, V a = to[0]; V b = to[1]; V c = to[2]; V d = to[3]; V a_all = {0};              \
          V b_all = a_all; V c_all = a_all; V d_all = a_all, JOIN(SOON, a, x[0]);                  \
          JOIN(SOON, b, x[1]); JOIN(SOON, c, x[2]);                                                \
          JOIN(SOON, d, x[3]), V all = a_all + b_all + (c_all + d_all);                            \
          if (ANY((SwLongs)(all != all))) break; to[0] = a; to[1] = b; to[2] = c; to[3] = d)       \
    BLOCK(T, Narrow, 1, Narrow a = to[0], JOIN(LANES, a, x[0]), to[0] = a)                         \
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
/* NaN wins, as in both libraries. */
#define EITHER(WHERE, kind, op, a, x) WHERE(((x)op(a)) | ((x) != (x)), a, x)
#define EITHER_SINGLE(...)            EITHER(SINGLE, __VA_ARGS__)
#ifdef SW_ONE_OF
#define TAKE(kind, op, a, x) a = (__typeof__(a))SW_ONE_OF(kind, a, x)
#else
#define TAKE(kind, op, a, x) LANES((x)op(a), a, x)
#endif
#ifdef __wasm__
#define EITHER_LANES(kind, op, a, x)                                                               \
  TAKE(kind, op, a, x);                                                                            \
  LANES((x) != (x), a, x)
#define EITHER_BLEND EITHER_LANES
#else
#define EITHER_LANES(...) EITHER(LANES, __VA_ARGS__)
#define EITHER_BLEND(...) EITHER(BLEND, __VA_ARGS__)
#endif
/* All are added up as well: where that gives no NaN, there was none. */
#define QUICK BLEND
#define EITHER_QUICK(kind, op, a, x)                                                               \
  TAKE(kind, op, a, x);                                                                            \
  a##_all += (x)
#ifdef __wasm__ /* where the other way takes as long as memory */
#define SOON        QUICK
#define EITHER_SOON EITHER_QUICK
#else
#define SOON             BLEND
#define EITHER_SOON(...) EITHER(BLEND, __VA_ARGS__)
#endif
#define MAX_F32(WHERE, a, x) EITHER_##WHERE(pmax_f32x4, >, a, x)
#define MIN_F32(WHERE, a, x) EITHER_##WHERE(pmin_f32x4, <, a, x)
#define MAX_F64(WHERE, a, x) EITHER_##WHERE(pmax_f64x2, >, a, x)
#define MIN_F64(WHERE, a, x) EITHER_##WHERE(pmin_f64x2, <, a, x)

/* Each row to one element: vectors side by side, then these, then the lanes, then what is left. */
#define DENSE(name, T, JOIN)                                                                       \
  static SW_TARGET void dense_##name(void *joined, ptrdiff_t rows, const void *begin,              \
                                     ptrdiff_t row, ptrdiff_t columns) {                           \
    typedef SW_VECTOR_OF(T) V;                                                                     \
    const ptrdiff_t some = sizeof(V) / sizeof(T);                                                  \
    T *out = joined;                                                                               \
    const T *in = begin;                                                                           \
    for (; rows > 0; rows--, out++, in += row) {                                                   \
      const V *x = (const V *)(const void *)in;                                                    \
      V a = x[0], b = x[1], c = x[2], d = x[3];                                                    \
      V a_all = a, b_all = b, c_all = c, d_all = d;                                                \
      ptrdiff_t at = 4 * some;                                                                     \
      for (; at + 4 * some <= columns; at += 4 * some) {                                           \
        x += 4;                                                                                    \
        JOIN(QUICK, a, x[0]);                                                                      \
        JOIN(QUICK, b, x[1]);                                                                      \
        JOIN(QUICK, c, x[2]);                                                                      \
        JOIN(QUICK, d, x[3]);                                                                      \
      }                                                                                            \
      JOIN(QUICK, a, b);                                                                           \
      JOIN(QUICK, c, d);                                                                           \
      JOIN(QUICK, a, c);                                                                           \
      const T *lanes = (const T *)(const void *)&a;                                                \
      T one = lanes[0];                                                                            \
      for (ptrdiff_t i = 1; i < some; i++)                                                         \
        JOIN(SINGLE, one, lanes[i]);                                                               \
      a_all += b_all + (c_all + d_all);                                                            \
      if (ANY((SwLongs)(a_all != a_all))) one = in[0], at = 1;                                     \
      for (; at < columns; at++)                                                                   \
        JOIN(SINGLE, one, in[at]);                                                                 \
      *out = one;                                                                                  \
    }                                                                                              \
  }
#define BOTH(name, T, JOIN)                                                                        \
  FOLD(name, T, JOIN)                                                                              \
  DENSE(name, T, JOIN)

BOTH(or_u8, uint8_t, OR)
BOTH(and_u8, uint8_t, AND)
BOTH(add_i64, uint64_t, ADD)
BOTH(mul_i64, uint64_t, MUL)
BOTH(max_i64, int64_t, MAX)
BOTH(min_i64, int64_t, MIN)
FOLD(add_f32, float, ADD)
BOTH(max_f32, float, MAX_F32)
BOTH(min_f32, float, MIN_F32)
FOLD(add_f64, double, ADD)
BOTH(max_f64, double, MAX_F64)
BOTH(min_f64, double, MIN_F64)

SwFold sw_kernel_fold(SwBinary op, SwDType dtype) {
  SW_PREFER_WIDE(sw_kernel_fold, op, dtype);
  static const struct {
    SwBinary op;
    SwDType dtype;
    SwFold fold;
  } folds[] = {{SW_BINARY_BITOR, SW_BOOL, {or_u8, dense_or_u8}},
               {SW_BINARY_BITAND, SW_BOOL, {and_u8, dense_and_u8}},
               {SW_BINARY_ADD, SW_INT64, {add_i64, dense_add_i64}},
               {SW_BINARY_MUL, SW_INT64, {mul_i64, dense_mul_i64}},
               {SW_BINARY_MAXIMUM, SW_INT64, {max_i64, dense_max_i64}},
               {SW_BINARY_MINIMUM, SW_INT64, {min_i64, dense_min_i64}},
               {SW_BINARY_ADD, SW_UINT64, {add_i64, dense_add_i64}},
               {SW_BINARY_MUL, SW_UINT64, {mul_i64, dense_mul_i64}},
               {SW_BINARY_ADD, SW_FLOAT32, {add_f32, NULL}},
               {SW_BINARY_MAXIMUM, SW_FLOAT32, {max_f32, dense_max_f32}},
               {SW_BINARY_MINIMUM, SW_FLOAT32, {min_f32, dense_min_f32}},
               {SW_BINARY_ADD, SW_FLOAT64, {add_f64, NULL}},
               {SW_BINARY_MAXIMUM, SW_FLOAT64, {max_f64, dense_max_f64}},
               {SW_BINARY_MINIMUM, SW_FLOAT64, {min_f64, dense_min_f64}}};
  for (size_t i = 0; i < sizeof folds / sizeof *folds; i++)
    if (folds[i].op == op && folds[i].dtype == dtype) return folds[i].fold;
  return (SwFold){0};
}
