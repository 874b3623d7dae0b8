/* Elements of one dtype from one place to another; only their width matters. Strides in elements.
 */
#ifndef SW_KERNELS_KERNEL_COPY_H
#define SW_KERNELS_KERNEL_COPY_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* A plane: rows that lie `row` apart, of elements that lie `step` apart. */
typedef struct SwPlane {
  char *data;
  int64_t row, step;
} SwPlane;

/* Copies a plane of elements of `size` bytes (1, 2, 4 or 8), at least one. */
void sw_copy_plane(int64_t size, int64_t rows, int64_t columns, SwPlane to, SwPlane from);

/* Dense bytes past the caches, to where nothing will be read soon; sw_streamed() after the last. */
void sw_stream(char *to, const char *from, size_t bytes);
void sw_streamed(void);
#endif
