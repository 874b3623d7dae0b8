#include "kernels/kernel_copy.h"

#include "kernels/vectors.h"

#ifdef __x86_64__
#include <emmintrin.h>
#endif

/*
 * Copies whose rows may be anywhere. Most time goes into waiting for memory, so a plane that is
 * read against its rows is transposed in blocks that stay in the cache, and a result too large for
 * any cache is written past it.
 */

#define BLOCK 256 /* bytes: the side of what is transposed at once */
#define PITCH 320 /* bytes from one row of a block to the next */

/* Stops GCC from turning the loop into calls of memcpy, which take longer to begin than to copy. */
#define NO_MEMCPY __asm__ volatile("")

static ptrdiff_t smaller(ptrdiff_t a, ptrdiff_t b) {
  return a < b ? a : b;
}

#define T       uint8_t
#define NAME(x) x##_1
#include "kernels/kernel_copy.inc"

#define T       uint16_t
#define NAME(x) x##_2
#include "kernels/kernel_copy.inc"

#define T       uint32_t
#define WIDTH   4
#define NAME(x) x##_4
#include "kernels/kernel_copy.inc"

#define T       uint64_t
#define WIDTH   2
#define NAME(x) x##_8
#include "kernels/kernel_copy.inc"

void sw_copy_plane(int64_t size, int64_t rows, int64_t columns, SwPlane to, SwPlane from) {
  (size == 1   ? copy_plane_1
   : size == 2 ? copy_plane_2
   : size == 4 ? copy_plane_4
               : copy_plane_8)((ptrdiff_t)rows, (ptrdiff_t)columns, to, from);
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
