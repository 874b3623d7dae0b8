/* Where the elements are that are not zero. */
#ifndef SW_OPS_NONZERO_H
#define SW_OPS_NONZERO_H

#include "call/call.h"

/* One int64 line for each dim of `tensor`, all views of one table: the positions along it, in
 * reading order. */
bool sw_nonzero(SwVm *vm, const SwTensor *tensor, SwTensor **lines);
int64_t sw_nonzero_entry(const SwTensor *line, int64_t i);
/* Tells that `count` of args[0], `tensor`, are found: by `dims` arrays, or where that is 0 by the
 * rows of one table. `result`: the only one, or NULL. */
void sw_record_places(SwCall *call, const SwTensor *tensor, int64_t count, int dims,
                      const SwTensor *result);

#endif
