/* Shapes: the sizes of a tensor's dimensions. Rank 0 (a scalar) and size 0 are ordinary. */
#ifndef SW_TENSOR_SHAPE_H
#define SW_TENSOR_SHAPE_H

#include <stdbool.h>
#include <stdint.h>

#include "base/errors.h"

/* The most dims of a tensor here. PyTorch and NumPy allow 64; more than 16 is refused by name. */
#define SW_MAX_DIMS 16

typedef struct SwShape {
  int ndim;
  int64_t size[SW_MAX_DIMS]; /* entries along each dim, >= 0 */
} SwShape;

/* Number of elements; false when it does not fit in 63 bits. A size 0 makes it 0 whatever the rest.
 */
bool sw_shape_numel(const SwShape *self, int64_t *out);
bool sw_shape_is_empty(const SwShape *self);
/* Whether PyTorch can count the elements: it multiplies from the left, so a size 0 saves only the
 * sizes behind it from overflow. */
bool sw_shape_fits_in_order(const SwShape *self);
/* Whether NumPy can: it leaves sizes of 0 out, and the bytes must fit. `itemsize` in bytes. */
bool sw_shape_bytes_fit(const SwShape *self, int64_t itemsize);

bool sw_shape_equal(const SwShape *self, const SwShape *other);

/* Steps `index` to the next element in reading order (last dim fastest); false after the last. */
bool sw_shape_advance(const SwShape *self, int64_t *index);
/* The index of element `number` in reading order: a number system with one digit per dim. */
void sw_shape_unravel(const SwShape *self, int64_t number, int64_t *index);
/* The number of an index in reading order: the reverse of sw_shape_unravel. */
int64_t sw_shape_number(const SwShape *self, const int64_t *index);

#endif
