#ifndef SW_NUMPY_ZIGGURAT_H
#define SW_NUMPY_ZIGGURAT_H

#include <stdbool.h>
#include <stdint.h>

#define SW_LAYERS        256
#define SW_ZIGGURAT_EDGE 3.654152885361009

typedef struct SwZiggurat {
  double width[SW_LAYERS], height[SW_LAYERS]; /* x in units of 2**-52, and the curve there */
  uint64_t inside[SW_LAYERS];                 /* below it, x lies under the curve for sure */
} SwZiggurat;

void sw_ziggurat_fill(SwZiggurat *self);

#endif
