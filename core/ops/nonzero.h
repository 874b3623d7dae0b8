/* Where the elements are that are not zero. */
#ifndef SW_OPS_NONZERO_H
#define SW_OPS_NONZERO_H

#include "call/call.h"

/* One int64 array for each dim of `tensor`: the positions along it, in reading order. */
bool sw_nonzero(SwVm *vm, const SwTensor *tensor, SwTensor **lines);

#endif
