/* Copies of elements from one layout to another. Only the width of the dtype matters. Strides are
 * in elements. */
#ifndef SW_KERNELS_KERNEL_COPY_H
#define SW_KERNELS_KERNEL_COPY_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* Rows that are `row` elements apart; within a row, elements are `step` apart. */
typedef struct SwPlane {
  char *data;
  int64_t row, step;
} SwPlane;

/* Copies a plane of elements of `size` bytes (1, 2, 4 or 8), at least one. */
void sw_copy_plane(int64_t size, int64_t rows, int64_t columns, SwPlane to, SwPlane from);

/* Copies dense bytes past the caches, for results too large to be read from a cache. Call
 * sw_streamed() after the last copy, before anything is read. */
void sw_stream(char *to, const char *from, size_t bytes);
void sw_streamed(void);

#endif
