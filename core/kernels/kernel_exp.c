#include "kernels/kernel_exp.h"

#include <math.h>

#include "kernels/doubled.h"

#ifdef SW_WIDE
#include <immintrin.h>
#endif

/* A compiler that knows a constant has engines build it in three steps. */
#ifdef __wasm__
#define UNKNOWN(table) __asm__("" : "+r"(table))
#else
#define UNKNOWN(table) (void)(table)
#endif

/* The elements of two vectors that are asked for. gcc before 12 knows its own built-in only. */
#ifdef __clang__
#define PICK(p, q, ...) __builtin_shufflevector((SwUnsigned)(p), (SwUnsigned)(q), __VA_ARGS__)
#else
#define PICK(p, q, ...)                                                                            \
  __builtin_shuffle((SwUnsigned)(p), (SwUnsigned)(q), (SwUnsigned){__VA_ARGS__})
#endif

/* Of each of two vectors of 8 bytes the lower 4. */
#ifdef SW_WIDE
#define LOWER(p, q) PICK(p, q, 0, 2, 4, 6, 8, 10, 12, 14)
#else
#define LOWER(p, q) PICK(p, q, 0, 2, 4, 6)
#endif

typedef struct Table {
  double k[6];
  float lowest, highest;
  uint32_t near; /* to the middle, in 2^-32 of what is dropped */
  int32_t far;   /* from here on, counted from near below the middle, where it wraps */
} Table;

static const Table table = {{0x1.71547652b82fep0, 0x1.8p52, /* leaves no binary places */
                             0x1.77058b27ed79fp+8, 0x1.c75bbcdea342bp+12, 0x1.ce024f2f68b65p+4,
                             0x1.3ba15f1216501p+11},
                            -86.5f,
                            690,
                            1 << 16,
                            INT32_MIN + (1 << 17)};

/* NEAREST: the whole number next to `number`, of which `moved` is k[1] more. The others: where two
 * vectors are both above or both below; that a NaN passes in WebAssembly is no harm, it stays one.
 */
#ifdef __wasm__
#define NEAREST(number, moved)  (SwDoubles) wasm_f64x2_nearest((v128_t)(number))
#define LESSER(kind, x, y)      wasm_##kind((v128_t)(x), (v128_t)(y))
#define WHOLE_ABOVE(x, y, much) (SwInts)((SwInts)LESSER(i32x4_min, x, y) > (much))
#define ABOVE(x, y, much)       (SwInts)((SwFloats)LESSER(f32x4_pmin, x, y) > (much))
#define BELOW(x, y, much)       (SwInts)((SwFloats)LESSER(f32x4_pmax, x, y) < (much))
#else
#define NEAREST(number, moved) ((moved)-k[1])
#define ABOVE(x, y, much)      ((SwInts)((x) > (much)) & (SwInts)((y) > (much)))
#define BELOW(x, y, much)      ((SwInts)((x) < (much)) & (SwInts)((y) < (much)))
#define WHOLE_ABOVE            ABOVE
#endif

/* 2^p is (a + b) / (a - b) where b / a is tanh(p ln(2) / 2), a fraction of two polynomials. For p
 * between -1/2 and 1/2 this one is nowhere farther from 2^p than 2^-46 of it, and none of its form
 * is nearer. */
#define POWER(p)                                                                                   \
  SwDoubles moved_##p = p + k[1], square_##p;                                                      \
  p -= NEAREST(p, moved_##p);                                                                      \
  square_##p = p * p;                                                                              \
  SwDoubles a_##p = (square_##p + k[2]) * square_##p + k[3];                                       \
  SwDoubles b_##p = (square_##p * k[4] + k[5]) * p;                                                \
  p = (a_##p + b_##p) / (a_##p - b_##p);                                                           \
  p = (SwDoubles)((SwUnsignedLongs)p + ((SwUnsignedLongs)moved_##p << 52));

static void exp_of_each(const char *from, char *to) {
  const float *x = (const float *)(const void *)from;
  float *out = (float *)(void *)to;
  for (size_t i = 0; i < LANES(SwFloats); i++)
    out[i] = (float)exp((double)x[i]);
}

/*
 * e to the power of float32 as PyTorch has it: exp() in double, rounded. What is computed here,
 * within 2^-44 of it, is rounded alike unless it is near to the middle between two float32; there
 * exp() is called, and where the result is denormal or far out of range. Two vectors a turn, as the
 * steps of one wait for each other; of an odd number of vectors the first one is computed twice.
 */
static SW_TARGET void exp_f32(size_t vectors, char *to, const char *a, size_t step_a, const char *b,
                              size_t step_b, const char *c, size_t step_c, SwMapped mapped) {
  const Table *t = &table;
  (void)mapped, (void)b, (void)c, (void)step_b, (void)step_c;
  UNKNOWN(t);
  const double *k = t->k;
  SwFloats spare;
  char *first = vectors & 1 ? (char *)&spare : to,
       *second = vectors & 1 ? to : to + sizeof(SwFloats);
  const char *second_a = vectors & 1 ? a : a + step_a;
  for (; vectors > 0; vectors = (vectors - 1) & ~(size_t)1) {
    SwFloats x = *(const SwFloats *)(const void *)a;
    SwFloats y = *(const SwFloats *)(const void *)second_a;
    SwDoubles p = LOW(x) * k[0], q = HIGH(x) * k[0], r = LOW(y) * k[0], s = HIGH(y) * k[0];
    POWER(p)
    POWER(q)
    POWER(r)
    POWER(s)
    SwInts dropped_x = (SwInts)((LOWER(p, q) << 3) + t->near);
    SwInts dropped_y = (SwInts)((LOWER(r, s) << 3) + t->near);
    SwInts sure = WHOLE_ABOVE(dropped_x, dropped_y, t->far) & ABOVE(x, y, t->lowest) &
                  BELOW(x, y, t->highest);
    if (!EVERY(sure)) {
      exp_of_each(a, first);
      exp_of_each(second_a, second);
    } else {
      *(SwFloats *)(void *)first = SINGLES(p, q);
      *(SwFloats *)(void *)second = SINGLES(r, s);
    }
    a = second_a + step_a, second_a = a + step_a;
    first = second + sizeof(SwFloats), second = first + sizeof(SwFloats);
  }
}

#ifdef SW_WIDE
/* NumPy's own, which needs an instruction for a fused multiplication and addition. */
static inline SW_TARGET __m256 numpy_power(__m256 x) {
#define FUSED(sum, factor, term) _mm256_fmadd_ps(sum, factor, _mm256_set1_ps(term))
  __m256 turned = _mm256_mul_ps(x, _mm256_set1_ps(1.442695040888963407f));
  __m256 whole = _mm256_round_ps(turned, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC);
  __m256 r = _mm256_fmadd_ps(whole, _mm256_set1_ps(-6.93145752e-1f), x);
  r = _mm256_fmadd_ps(whole, _mm256_set1_ps(-1.42860677e-6f), r);
  __m256 above =
      FUSED(_mm256_set1_ps(5.082762527590693718096e-04f), r, 6.757896990527504603057e-03f);
  above = FUSED(above, r, 5.114512081637298353406e-02f);
  above = FUSED(above, r, 2.473615434895520810817e-01f);
  above = FUSED(above, r, 7.257664613233124478488e-01f);
  above = FUSED(above, r, 9.999999999980870924916e-01f);
  __m256 below =
      FUSED(_mm256_set1_ps(2.159509375685829852307e-02f), r, -2.742335390411667452936e-01f);
  __m256i y = _mm256_castps_si256(_mm256_div_ps(above, FUSED(below, r, 1)));
  return _mm256_castsi256_ps(_mm256_add_epi32(y, _mm256_slli_epi32(_mm256_cvtps_epi32(whole), 23)));
#undef FUSED
}

static SW_TARGET void numpy_exp_f32(size_t vectors, char *to, const char *a, size_t step_a,
                                    const char *b, size_t step_b, const char *c, size_t step_c,
                                    SwMapped mapped) {
  SwFloatFunction *single = sw_single_unary(SW_UNARY_NUMPY_EXP);
  (void)mapped, (void)b, (void)c, (void)step_b, (void)step_c;
  for (; vectors > 0; vectors--, to += sizeof(SwFloats), a += step_a) {
    SwFloats x = *(const SwFloats *)(const void *)a;
    SwInts large = (SwInts)(x > 88.73f), usual = (SwInts)(x > -87) & (SwInts)(x < 88.7f);
    SwInts known = (SwInts)numpy_power((__m256)x);
    SwFloats out = (SwFloats)((known & ~large) | (large & (SwInts)((SwFloats){0} + INFINITY)));
    int doubt = _mm256_movemask_ps((__m256) ~(large | usual));
    for (size_t i = 0; doubt; i++, doubt >>= 1)
      if (doubt & 1) out[i] = (float)single((double)x[i], 0);
    *(SwFloats *)(void *)to = out;
  }
}
#endif

SwKernel *sw_kernel_exp(SwUnary op) {
  SW_PREFER_WIDE(sw_kernel_exp, op);
#ifdef SW_WIDE
  if (op == SW_UNARY_NUMPY_EXP) return numpy_exp_f32;
#endif
  return op == SW_UNARY_EXP ? exp_f32 : NULL;
}
