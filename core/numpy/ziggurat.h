/* The ziggurat method for normal numbers: 256 horizontal layers of equal area cover the bell curve.
 * A random layer and a random x in it are nearly always under the curve, so no exp() is needed. */
#ifndef SW_NUMPY_ZIGGURAT_H
#define SW_NUMPY_ZIGGURAT_H

#include <stdbool.h>
#include <stdint.h>

#define SW_LAYERS 256
/* The x at which the bottom layer ends and the tail of the curve begins. */
#define SW_ZIGGURAT_EDGE 3.654152885361009

/* Tables of the layers, for x >= 0; the sign is drawn apart. */
typedef struct SwZiggurat {
  double width[SW_LAYERS];    /* x of each layer's edge, in units of 2**-52 */
  double height[SW_LAYERS];   /* the height of the curve at that x */
  uint64_t inside[SW_LAYERS]; /* 52-bit numbers below this are under the curve for sure */
} SwZiggurat;

/* Computes the tables, equal to NumPy's in every bit. */
void sw_ziggurat_fill(SwZiggurat *self);

#endif
