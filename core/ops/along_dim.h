/* A tensor seen as lines along one dim, for operations on whole lines: cumsum, sort, median. */
#ifndef SW_OPS_ALONG_DIM_H
#define SW_OPS_ALONG_DIM_H

#include "call/call.h"

typedef struct SwAlongDim {
  SwLayout layout; /* has at least one dim */
  SwShape outer;   /* the same with size 1 along `dim` */
  int dim;
  int64_t index[SW_MAX_DIMS];
  int64_t size, stride; /* elements, and stride, of one line */
} SwAlongDim;

/* Reads args[i] as the dim. A tensor without dims counts as having one. */
bool sw_arg_along_dim(SwCall *call, int i, const SwTensor *tensor, int *out);
/* sw_work for all lines of a cumsum. */
bool sw_work_scan(SwVm *vm, const SwTensor *tensor, int dim);
/* Begins at the first line; false if there is none. */
bool sw_along_dim_init(SwAlongDim *self, const SwLayout *layout, int dim);
/* Moves to the next line; false after the last. */
bool sw_along_dim_next(SwAlongDim *self);
/* Address of the first element of the present line in `layout`, which has as many dims. */
int64_t sw_along_dim_address(const SwAlongDim *self, const SwLayout *layout);
/* The present line of `layout`, which has the same shape, as a layout of one dim. */
SwLayout sw_along_dim_line(const SwAlongDim *self, const SwLayout *layout);

#endif
