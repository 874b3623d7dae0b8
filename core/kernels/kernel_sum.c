#include "kernels/kernel_sum.h"

#include "kernels/vectors.h"

/* Eight vectors at a time, so that no addition waits for the one before it. */
#define SUM(T, suffix, V)                                                                          \
  void sw_sum_rows_##suffix(void *sums, ptrdiff_t columns, const void *begin, ptrdiff_t rows,      \
                            ptrdiff_t row) {                                                       \
    T *out = sums;                                                                                 \
    const T *in = begin;                                                                           \
    const ptrdiff_t lanes = sizeof(V) / sizeof(T);                                                 \
    for (; columns >= 8 * lanes; columns -= 8 * lanes, in += 8 * lanes) {                          \
      V *to = (V *)(void *)out;                                                                    \
      V a = to[0], b = to[1], c = to[2], d = to[3], e = to[4], f = to[5], g = to[6], h = to[7];    \
      const T *from = in;                                                                          \
      for (ptrdiff_t i = 0; i < rows; i++, from += row) {                                          \
        const V *x = (const V *)(const void *)from;                                                \
        a += x[0], b += x[1], c += x[2], d += x[3];                                                \
        e += x[4], f += x[5], g += x[6], h += x[7];                                                \
      }                                                                                            \
      to[0] = a, to[1] = b, to[2] = c, to[3] = d;                                                  \
      to[4] = e, to[5] = f, to[6] = g, to[7] = h;                                                  \
      out += 8 * lanes;                                                                            \
    }                                                                                              \
    for (; columns >= 2 * lanes; columns -= 2 * lanes, in += 2 * lanes) {                          \
      V *to = (V *)(void *)out, a = to[0], b = to[1];                                              \
      const T *from = in;                                                                          \
      for (ptrdiff_t i = 0; i < rows; i++, from += row)                                            \
        a += ((const V *)(const void *)from)[0], b += ((const V *)(const void *)from)[1];          \
      to[0] = a, to[1] = b;                                                                        \
      out += 2 * lanes;                                                                            \
    }                                                                                              \
    for (; columns > 0; columns--, out++, in++) {                                                  \
      T sum = *out;                                                                                \
      for (ptrdiff_t i = 0; i < rows; i++)                                                         \
        sum += in[i * row];                                                                        \
      *out = sum;                                                                                  \
    }                                                                                              \
  }

SUM(float, float32, SwFloats)
SUM(double, float64, SwDoubles)
