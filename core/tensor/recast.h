/* x.view(dtype): the same bytes read as elements of another size. */
#ifndef SW_TENSOR_RECAST_H
#define SW_TENSOR_RECAST_H

#include "tensor/dtype.h"
#include "tensor/layout.h"

typedef enum SwRecast {
  SW_RECAST_FITS,
  SW_RECAST_NO_DIMS,     /* a tensor without dims has no size that could grow or shrink */
  SW_RECAST_LAST_STRIDE, /* the last dim has a stride other than 1 */
  SW_RECAST_SIZE,        /* the bytes of the last dim are not a whole number of new elements */
  SW_RECAST_OFFSET,      /* the offset would be inside a new element */
  SW_RECAST_STRIDE       /* a stride would not be a whole number of new elements */
} SwRecast;

/* The new layout, or why there is none; then *dim is the dim at fault, if one is. `from` and `to`:
 * bytes of an old and of a new element. */
SwRecast sw_layout_recast(const SwLayout *self, SwDialect dialect, int64_t from, int64_t to,
                          SwLayout *out, int *dim);

#endif
