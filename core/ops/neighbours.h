/* diff: along one dim, each element minus the one before it. */
#ifndef SW_OPS_NEIGHBOURS_H
#define SW_OPS_NEIGHBOURS_H

#include "call/call.h"

/* Differences of neighbours along `dim` of `tensor`, which is args[0]; for bools, whether they
 * differ. */
bool sw_neighbours(SwCall *call, SwTensor *tensor, int dim, SwValue *out);

#endif
