/* What diff tells: along one dim each element meets the one before it. */
#ifndef SW_OPS_NEIGHBOURS_H
#define SW_OPS_NEIGHBOURS_H

#include "call/call.h"

/* Each element along `dim` of `tensor`, args[0], less the one before it; of bools, whether they
 * differ. */
bool sw_neighbours(SwCall *call, SwTensor *tensor, int dim, SwValue *out);

#endif
