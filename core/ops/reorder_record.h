/* Records of copies in another order: flip, rot90, roll, tile, repeat. */
#ifndef SW_OPS_REORDER_RECORD_H
#define SW_OPS_REORDER_RECORD_H

#include "call/call.h"

/* Every dim stays: dim[i] is dim i of the tensor, or none for dims that the result has in front. */
SwReorder sw_reorder_none(const SwShape *own, int ndim);
/* One rule for the elements in reading order. */
SwReorder sw_reorder_flat(SwReorderRule rule, int64_t by);
/* Shifts a dim: entries pushed out at one end come back at the other. Shifts of one dim add up. */
void sw_reorder_roll(SwReorderDim *self, int64_t shift, int64_t size);
/* A tensor repeated until it fills `shape`. */
SwReorder sw_reorder_tile(const SwShape *own, const SwShape *shape);
/* Each entry of dim `dim` is repeated `count` times in a row. */
SwReorder sw_reorder_repeat(const SwShape *own, int dim, int64_t count);
/* Records the copy of `tensor`, args[0], to `result`. */
void sw_record_reorder(SwCall *call, const SwTensor *tensor, const SwReorder *reorder,
                       const SwTensor *result);

#endif
