/* A tensor as lines along one dim, for what works on whole lines: cumsum, sort, ... */
#ifndef SW_OPS_ALONG_DIM_H
#define SW_OPS_ALONG_DIM_H

#include "call/call.h"

typedef struct SwAlongDim {
  SwLayout layout; /* of rank 1 at least */
  SwShape outer;   /* the same with size 1 along `dim` */
  int dim;
  int64_t index[SW_MAX_DIMS];
  int64_t size, stride; /* of one line */
} SwAlongDim;

/* Reads args[i] as the dim, which a tensor of rank 0 has too. */
bool sw_arg_along_dim(SwCall *call, int i, const SwTensor *tensor, int *out);
/* False if there is no line. */
bool sw_along_dim_init(SwAlongDim *self, const SwLayout *layout, int dim);
bool sw_along_dim_next(SwAlongDim *self);
/* Address of the first element of the present line; `layout` is of the same rank. */
int64_t sw_along_dim_address(const SwAlongDim *self, const SwLayout *layout);
/* The present line of `layout`, which is of the same shape: one dim. */
SwLayout sw_along_dim_line(const SwAlongDim *self, const SwLayout *layout);

#endif
