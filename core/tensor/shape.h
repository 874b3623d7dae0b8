/* Shapes: the sizes of a tensor's dimensions. Rank 0 (a scalar) and size 0 are ordinary. */
#ifndef SW_TENSOR_SHAPE_H
#define SW_TENSOR_SHAPE_H

#include <stdbool.h>
#include <stdint.h>

#include "base/errors.h"

#define SW_MAX_DIMS 16

typedef struct SwShape {
  int ndim;
  int64_t size[SW_MAX_DIMS]; /* elements, each >= 0 */
} SwShape;

/* Number of elements; false when it does not fit in 63 bits. A size 0 makes it 0 whatever the rest.
 */
bool sw_shape_numel(const SwShape *self, int64_t *out);
bool sw_shape_is_empty(const SwShape *self);
/* PyTorch's way of counting: in order, so that a 0 makes good only what stands behind it. */
bool sw_shape_fits_in_order(const SwShape *self);
/* NumPy's: a size 0 is left out, and the bytes must fit. */
bool sw_shape_bytes_fit(const SwShape *self, int64_t itemsize);

bool sw_shape_equal(const SwShape *self, const SwShape *other);

/* Steps `index` to the next element in reading order (last dim fastest); false after the last. */
bool sw_shape_advance(const SwShape *self, int64_t *index);
/* The index of element `number` in reading order: a number system with one digit per dim. */
void sw_shape_unravel(const SwShape *self, int64_t number, int64_t *index);
/* And back. */
int64_t sw_shape_number(const SwShape *self, const int64_t *index);

#endif
