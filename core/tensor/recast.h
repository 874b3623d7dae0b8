/* The same bytes read as elements of another size: x.view(dtype). */
#ifndef SW_TENSOR_RECAST_H
#define SW_TENSOR_RECAST_H

#include "tensor/dtype.h"
#include "tensor/layout.h"

typedef enum SwRecast {
  SW_RECAST_FITS,
  SW_RECAST_NO_DIMS,     /* nothing that could grow or shrink */
  SW_RECAST_LAST_STRIDE, /* elements of the last dim do not follow each other */
  SW_RECAST_SIZE,        /* those of the last dim do not make whole ones */
  SW_RECAST_OFFSET,      /* they begin inside of one */
  SW_RECAST_STRIDE       /* a dim would step into one */
} SwRecast;

/* Where it does not fit because of a dim, *dim is that. `from` and `to`: bytes of an element. */
SwRecast sw_layout_recast(const SwLayout *self, SwDialect dialect, int64_t from, int64_t to,
                          SwLayout *out, int *dim);

#endif
