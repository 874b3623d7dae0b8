#include "kernels/kernel_sum.h"

#include "kernels/vectors.h"

/* `count` vectors at a time, so that no addition waits for the one before it. Eight read a wide
 * plane in pieces as long as two lines of the cache; where rows are no longer than that, four stay
 * in the registers of WebAssembly. */
#define BLOCK(T, V, count, spare, load, add, store)                                                \
  for (const ptrdiff_t some = (count) * sizeof(V) / sizeof(T); columns >= some + spare;            \
       columns -= some) {                                                                          \
    V *to = (V *)(void *)out;                                                                      \
    load;                                                                                          \
    const T *from = in;                                                                            \
    for (ptrdiff_t i = 0; i < rows; i++, from += row) {                                            \
      const V *x = (const V *)(const void *)from;                                                  \
      add;                                                                                         \
    }                                                                                              \
    store;                                                                                         \
    out += some, in += some;                                                                       \
  }

#define SUM(T, name, V, Narrow)                                                                    \
  static SW_TARGET void name(void *sums, ptrdiff_t columns, const void *begin, ptrdiff_t rows,     \
                             ptrdiff_t row) {                                                      \
    T *out = sums;                                                                                 \
    const T *in = begin;                                                                           \
    BLOCK(T, V, 8, 1, V a = to[0]; V b = to[1]; V c = to[2]; V d = to[3]; V e = to[4];             \
          V f = to[5]; V g = to[6]; V h = to[7], a += x[0]; b += x[1]; c += x[2]; d += x[3];       \
          e += x[4]; f += x[5]; g += x[6]; h += x[7], to[0] = a; to[1] = b; to[2] = c; to[3] = d;  \
          to[4] = e; to[5] = f; to[6] = g; to[7] = h)                                              \
    BLOCK(T, V, 4, 0, V a = to[0]; V b = to[1]; V c = to[2]; V d = to[3], a += x[0]; b += x[1];    \
          c += x[2]; d += x[3], to[0] = a; to[1] = b; to[2] = c; to[3] = d)                        \
    BLOCK(T, Narrow, 2, 0, Narrow a = to[0]; Narrow b = to[1], a += x[0]; b += x[1], to[0] = a;    \
          to[1] = b)                                                                               \
    for (; columns > 0; columns--, out++, in++) {                                                  \
      T sum = *out;                                                                                \
      for (ptrdiff_t i = 0; i < rows; i++)                                                         \
        sum += in[i * row];                                                                        \
      *out = sum;                                                                                  \
    }                                                                                              \
  }

typedef __attribute__((vector_size(SW_NARROW), aligned(4), may_alias)) float NarrowFloats;
typedef __attribute__((vector_size(SW_NARROW), aligned(8), may_alias)) double NarrowDoubles;

SUM(float, sum_float32, SwFloats, NarrowFloats)
SUM(double, sum_float64, SwDoubles, NarrowDoubles)

SwSumRows *sw_kernel_sum(bool twice) {
  SW_PREFER_WIDE(sw_kernel_sum, twice);
  return twice ? sum_float64 : sum_float32;
}
