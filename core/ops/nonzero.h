/* The positions of elements that are not zero. */
#ifndef SW_OPS_NONZERO_H
#define SW_OPS_NONZERO_H

#include "call/call.h"

/* One int64 line for each dim of `tensor`, all views of one table: the positions along it, in
 * reading order. */
bool sw_nonzero(SwVm *vm, const SwTensor *tensor, SwTensor **lines);
int64_t sw_nonzero_entry(const SwTensor *line, int64_t i);
/* Records that `count` elements of `tensor`, args[0], were found: as `dims` arrays of positions, or
 * as the rows of one table if `dims` is 0. `result`: the only result, or NULL. */
void sw_record_places(SwCall *call, const SwTensor *tensor, int64_t count, int dims,
                      const SwTensor *result);

#endif
