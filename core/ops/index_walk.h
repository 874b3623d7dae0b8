/* The items of an index applied to the dims of a tensor, from left to right. */
#ifndef SW_OPS_INDEX_WALK_H
#define SW_OPS_INDEX_WALK_H

#include "ops/index_items.h"

/* An index array, a mask or a truth value, and the dim of the walk's layout that it is for. */
typedef struct SwIndexPart {
  const SwIndexItem *item;
  int dim;
  int axis; /* the same dim in the tensor itself */
} SwIndexPart;

typedef struct SwIndexWalk {
  SwLayout layout;       /* with integers, slices and None applied */
  int from[SW_MAX_DIMS]; /* the dim of the tensor for each dim of `layout`; -1 for a new one */
  int at;                /* next dim of `layout` that an item applies to */
  int axis;              /* the same, in the tensor's own dims */
  int part_count;
  SwIndexPart part[SW_MAX_DIMS];
  int block;     /* dim of the result of the first index array */
  bool in_block; /* the last item was an index array, or counts as one */
  bool apart;    /* other items come between the index arrays (kernels/gather.h) */
} SwIndexWalk;

/* Applies the items; raises if one does not fit its dim. */
bool sw_index_walk(SwCall *call, const SwTensor *tensor, const SwIndex *index, SwIndexWalk *out);
/* Raises the library's IndexError for an integer out of range. */
bool sw_raise_index(SwCall *call, SwDialect dialect, int64_t index, int dim, int64_t size);

#endif
