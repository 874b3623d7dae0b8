#include "kernels/kernel_copy.h"

#include <stddef.h>
#include <string.h>

#include "kernels/wide.h"

#ifdef __x86_64__
#include <emmintrin.h>
#endif

#define FILLED 4096 /* bytes */

/* Four rows of four elements, transposed in registers. */
#define MIX(a, b, ...) __builtin_shufflevector(a, b, __VA_ARGS__)
#define TURN_4(T, V)                                                                               \
  static void turn_##T(T *to, ptrdiff_t to_row, const T *from, ptrdiff_t from_step) {              \
    V a = *(const V *)from, b = *(const V *)(from + from_step);                                    \
    V c = *(const V *)(from + 2 * from_step), d = *(const V *)(from + 3 * from_step);              \
    V low = MIX(a, b, 0, 4, 1, 5), high = MIX(a, b, 2, 6, 3, 7);                                   \
    V more = MIX(c, d, 0, 4, 1, 5), most = MIX(c, d, 2, 6, 3, 7);                                  \
    *(V *)to = MIX(low, more, 0, 1, 4, 5);                                                         \
    *(V *)(to + to_row) = MIX(low, more, 2, 3, 6, 7);                                              \
    *(V *)(to + 2 * to_row) = MIX(high, most, 0, 1, 4, 5);                                         \
    *(V *)(to + 3 * to_row) = MIX(high, most, 2, 3, 6, 7);                                         \
  }

/* The same, two and two. */
#define TURN_2(T, V)                                                                               \
  static void turn_##T(T *to, ptrdiff_t to_row, const T *from, ptrdiff_t from_step) {              \
    for (ptrdiff_t j = 0; j < 4; j += 2)                                                           \
      for (ptrdiff_t i = 0; i < 4; i += 2) {                                                       \
        const T *in = from + i + j * from_step;                                                    \
        T *out = to + i * to_row + j;                                                              \
        V a = *(const V *)in, b = *(const V *)(in + from_step);                                    \
        *(V *)out = MIX(a, b, 0, 2);                                                               \
        *(V *)(out + to_row) = MIX(a, b, 1, 3);                                                    \
      }                                                                                            \
  }

/* Of every other element the first so many, which is all but the last few: behind these there may
 * be no memory. */
#define SKIP(T, V, ...)                                                                            \
  static ptrdiff_t skip_##T(ptrdiff_t count, T *to, const T *from) {                               \
    const ptrdiff_t some = sizeof(V) / sizeof(T);                                                  \
    ptrdiff_t done = 0;                                                                            \
    for (; count - done > some; done += some, from += 2 * some)                                    \
      *(V *)(to + done) = MIX(*(const V *)from, *(const V *)(from + some), __VA_ARGS__);           \
    return done;                                                                                   \
  }

/* What is turned is first read in pieces as long as can be, so that few pages of memory are visited
 * often, and each line of the cache once: rows that lie a power of two apart push each other out.
 */
/* A compiler that knows a copy when it sees one calls what takes longer to begin than to copy. */
#define NOT_AS_ONE __asm__ volatile("")
#define SIDE(T)    (256 / (ptrdiff_t)sizeof(T))
#define PITCH(T)   (320 / (ptrdiff_t)sizeof(T))
#define BLOCK(T, V)                                                                                \
  static void block_##T(ptrdiff_t rows, ptrdiff_t columns, T *to, ptrdiff_t to_row, const T *from, \
                        ptrdiff_t from_step) {                                                     \
    T room[SIDE(T) * PITCH(T)];                                                                    \
    for (ptrdiff_t j = 0; j < columns; j++)                                                        \
      for (ptrdiff_t i = 0; i < rows; i += (ptrdiff_t)(sizeof(V) / sizeof(T))) {                   \
        *(V *)(room + j * PITCH(T) + i) = *(const V *)(from + j * from_step + i);                  \
        NOT_AS_ONE;                                                                                \
      }                                                                                            \
    for (ptrdiff_t i = 0; i < rows; i += 4)                                                        \
      for (ptrdiff_t j = 0; j < columns; j += 4)                                                   \
        turn_##T(to + i * to_row + j, to_row, room + i + j * PITCH(T), PITCH(T));                  \
  }

static ptrdiff_t smaller(ptrdiff_t a, ptrdiff_t b) {
  return a < b ? a : b;
}

#if SW_HAS_WIDE
/* A wide vector that was filled, again and again, as often as there is room; returns all bytes. */
__attribute__((target("avx2"))) static size_t fill_wide(char *to, size_t size) {
  typedef __attribute__((vector_size(SW_WIDEST), aligned(1), may_alias)) char Wide;
  const Wide filled = *(const Wide *)to;
  size_t at = SW_WIDEST;
  for (; at + SW_WIDEST <= size; at += SW_WIDEST)
    *(Wide *)(to + at) = filled;
  return at;
}
#endif

/* Copies what was filled, in pieces that stay in the cache. */
static void fill(char *to, size_t size, size_t filled) {
  for (size_t more; filled < size; filled += more) {
#if SW_HAS_WIDE
    if (filled == SW_WIDEST && sw_is_wide()) filled = fill_wide(to, size);
#endif
    more = filled < FILLED ? filled : FILLED;
    if (more > size - filled) more = size - filled;
    memcpy(to + filled, to, more);
  }
}

/* Inlined, it would be there twice. */
#define NOT_INLINE __attribute__((noinline))
#define COPY(T, turns)                                                                             \
  static NOT_INLINE void run_##T(ptrdiff_t count, T *to, ptrdiff_t to_step, const T *from,         \
                                 ptrdiff_t from_step) {                                            \
    if (to_step == 1 && from_step == 0) {                                                          \
      *to = *from;                                                                                 \
      fill((char *)to, (size_t)count * sizeof(T), sizeof(T));                                      \
    } else if (to_step == 1 && from_step == 1)                                                     \
      memmove(to, from, (size_t)count * sizeof(T));                                                \
    else {                                                                                         \
      ptrdiff_t i = 0;                                                                             \
      if (to_step == 1 && from_step == 2) i = skip_##T(count, to, from);                           \
      for (; i < count; i++)                                                                       \
        to[i * to_step] = from[i * from_step];                                                     \
    }                                                                                              \
  }                                                                                                \
  static void plane_##T(ptrdiff_t rows, ptrdiff_t columns, T *to, ptrdiff_t to_row,                \
                        ptrdiff_t to_step, const T *from, ptrdiff_t from_row,                      \
                        ptrdiff_t from_step) {                                                     \
    ptrdiff_t turned = 0;                                                                          \
    if (turns && to_step == 1 && from_row == 1) {                                                  \
      turned = rows & ~(ptrdiff_t)3;                                                               \
      ptrdiff_t done = columns & ~(ptrdiff_t)3;                                                    \
      for (ptrdiff_t j = 0; j < done; j += SIDE(T))                                                \
        for (ptrdiff_t i = 0; i < turned; i += SIDE(T))                                            \
          block_##T(smaller(turned - i, SIDE(T)), smaller(done - j, SIDE(T)), to + i * to_row + j, \
                    to_row, from + i + j * from_step, from_step);                                  \
      for (ptrdiff_t i = 0; i < turned && done < columns; i++)                                     \
        run_##T(columns - done, to + i * to_row + done, 1, from + i + done * from_step,            \
                from_step);                                                                        \
    }                                                                                              \
    for (ptrdiff_t i = turned; i < rows; i++)                                                      \
      run_##T(columns, to + i * to_row, to_step, from + i * from_row, from_step);                  \
  }

/* A compiler without shuffles copies such a plane element by element. */
#if defined __has_builtin
#if __has_builtin(__builtin_shufflevector)
#define TURNS 1
#endif
#endif
#ifndef TURNS
#define TURNS 0
#undef TURN_4
#undef TURN_2
#undef SKIP
#define TURN_4(T, V)                                                                               \
  static void turn_##T(T *to, ptrdiff_t to_row, const T *from, ptrdiff_t from_step) {              \
    (void)to, (void)to_row, (void)from, (void)from_step;                                           \
  }
#define TURN_2 TURN_4
#define SKIP(T, V, ...)                                                                            \
  static ptrdiff_t skip_##T(ptrdiff_t count, T *to, const T *from) {                               \
    (void)count, (void)to, (void)from;                                                             \
    return 0;                                                                                      \
  }
#endif

typedef __attribute__((vector_size(16), aligned(4), may_alias)) uint32_t Words;
typedef __attribute__((vector_size(16), aligned(8), may_alias)) uint64_t Longs;
/* Of these nothing turns. */
#define block_uint8_t(...)  (void)0
#define block_uint16_t(...) (void)0
#define skip_uint8_t(...)   0
#define skip_uint16_t(...)  0
TURN_4(uint32_t, Words)
TURN_2(uint64_t, Longs)
BLOCK(uint32_t, Words)
BLOCK(uint64_t, Longs)
SKIP(uint32_t, Words, 0, 2, 4, 6)
SKIP(uint64_t, Longs, 0, 2)
COPY(uint8_t, 0)
COPY(uint16_t, 0)
COPY(uint32_t, TURNS)
COPY(uint64_t, TURNS)

void sw_copy_plane(int64_t size, int64_t rows, int64_t columns, SwPlane to, SwPlane from) {
#define CALL(T)                                                                                    \
  plane_##T((ptrdiff_t)rows, (ptrdiff_t)columns, (T *)(void *)to.data, (ptrdiff_t)to.row,          \
            (ptrdiff_t)to.step, (const T *)(const void *)from.data, (ptrdiff_t)from.row,           \
            (ptrdiff_t)from.step)
  if (size == 1)
    CALL(uint8_t);
  else if (size == 2)
    CALL(uint16_t);
  else if (size == 4)
    CALL(uint32_t);
  else
    CALL(uint64_t);
}

void sw_stream(char *to, const char *from, size_t bytes) {
#ifdef __x86_64__
  size_t before = -(uintptr_t)to % sizeof(__m128i);
  if (before > bytes) before = bytes;
  memcpy(to, from, before);
  for (to += before, from += before, bytes -= before; bytes >= sizeof(__m128i);
       to += sizeof(__m128i), from += sizeof(__m128i), bytes -= sizeof(__m128i))
    _mm_stream_si128((__m128i *)(void *)to, _mm_loadu_si128((const __m128i *)(const void *)from));
#endif
  memcpy(to, from, bytes);
}

void sw_streamed(void) {
#ifdef __x86_64__
  _mm_sfence();
#endif
}
