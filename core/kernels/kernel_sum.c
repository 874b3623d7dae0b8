#include "kernels/kernel_sum.h"

#include "kernels/vectors.h"

/* In each of 4 vectors by itself: what 2^power groups add up to is carried to the next level. */
#define ROWS(name, T)                                                                              \
  static SW_TARGET void name(void *sums, ptrdiff_t apart, ptrdiff_t rows, const void *begin,       \
                             ptrdiff_t row, ptrdiff_t columns, int power) {                        \
    typedef SW_SOME_OF(T, SW_WIDEST) V;                                                            \
    const ptrdiff_t lanes = sizeof(V) / sizeof(T), groups = columns / (4 * lanes),                 \
                    step = (ptrdiff_t)1 << power;                                                  \
    const T *in = begin, *end = in + columns;                                                      \
    T *out = sums;                                                                                 \
    V level[SW_LEVELS][4];                                                                         \
    int top = 1; /* of the levels that anything is carried to */                                   \
    while (top + 1 < SW_LEVELS && groups >> ((top + 1) * power))                                   \
      top++;                                                                                       \
    for (; rows > 0; rows--, out += apart, in += row, end += row) {                                \
      const V *at = (const V *)(const void *)in;                                                   \
      V a, b, c, d;                                                                                \
      for (int up = 1; up <= top; up++)                                                            \
        for (int k = 0; k < 4; k++)                                                                \
          level[up][k] = (V){0};                                                                   \
      for (ptrdiff_t done = 0;; done += step) {                                                    \
        a = b = c = d = (V){0};                                                                    \
        ptrdiff_t count = groups - done < step ? groups - done : step;                             \
        for (ptrdiff_t i = 0; i < count; i++, at += 4)                                             \
          a += at[0], b += at[1], c += at[2], d += at[3];                                          \
        if (count < step) break;                                                                   \
        level[1][0] += a, level[1][1] += b, level[1][2] += c, level[1][3] += d;                    \
        for (int up = 2; up <= top && !((done + step) & ((step - 1) << ((up - 1) * power))); up++) \
          for (int k = 0; k < 4; k++) {                                                            \
            level[up][k] += level[up - 1][k];                                                      \
            level[up - 1][k] = (V){0};                                                             \
          }                                                                                        \
      }                                                                                            \
      for (int up = 1; up <= top; up++)                                                            \
        a += level[up][0], b += level[up][1], c += level[up][2], d += level[up][3];                \
      for (ptrdiff_t i = groups * 4; i < columns / lanes; i++)                                     \
        a += *at++;                                                                                \
      T sum = 0;                                                                                   \
      for (const T *rest = (const T *)(const void *)at; rest < end; rest++)                        \
        sum += *rest;                                                                              \
      a = a + b + c + d;                                                                           \
      for (ptrdiff_t lane = 0; lane < lanes; lane++)                                               \
        sum += a[lane];                                                                            \
      *out += sum;                                                                                 \
    }                                                                                              \
  }
ROWS(rows_f32, float)
ROWS(rows_f64, double)

SwSumRows *sw_kernel_sum_rows(bool twice) {
  SW_PREFER_WIDE(sw_kernel_sum_rows, twice);
  return twice ? rows_f64 : rows_f32;
}

#define FOUR(name, T)                                                                              \
  static SW_TARGET void name(void *sums, const void *begin, ptrdiff_t count, ptrdiff_t gap) {      \
    typedef SW_VECTOR_OF(T) V;                                                                     \
    const ptrdiff_t some = sizeof(V) / sizeof(T), joined = count / 8 * 8, half = count / 16 * 8;   \
    const T *in = begin;                                                                           \
    T *out = sums, part[SW_FOUR][8];                                                               \
    if (count > 128) {                                                                             \
      name(out, in, half, gap);                                                                    \
      name(part, in + half, count - half, gap);                                                    \
      for (int i = 0; i < SW_FOUR; i++)                                                            \
        out[i] += part[0][i];                                                                      \
      return;                                                                                      \
    }                                                                                              \
    for (ptrdiff_t j = 0; j < 8; j += some) {                                                      \
      V a = {0}, b = a, c = a, d = a;                                                              \
      for (const T *from = in + j, *end = from + joined; from < end; from += 8) {                  \
        a += *(const V *)(const void *)from;                                                       \
        b += *(const V *)(const void *)(from + gap);                                               \
        c += *(const V *)(const void *)(from + 2 * gap);                                           \
        d += *(const V *)(const void *)(from + 3 * gap);                                           \
      }                                                                                            \
      *(V *)(void *)(part[0] + j) = a, *(V *)(void *)(part[1] + j) = b;                            \
      *(V *)(void *)(part[2] + j) = c, *(V *)(void *)(part[3] + j) = d;                            \
    }                                                                                              \
    for (int i = 0; i < SW_FOUR; i++) {                                                            \
      out[i] = SW_SUM_OF_8(part[i]);                                                               \
      for (ptrdiff_t rest = joined; rest < count; rest++)                                          \
        out[i] += in[i * gap + rest];                                                              \
    }                                                                                              \
  }
FOUR(four_f32, float)
FOUR(four_f64, double)

SwSumFour *sw_kernel_sum_four(bool twice) {
  SW_PREFER_WIDE(sw_kernel_sum_four, twice);
  return twice ? four_f64 : four_f32;
}
