/* What the story of joined tensors tells: dim by dim all sizes agree, or add up. */
#ifndef SW_OPS_JOIN_RECORD_H
#define SW_OPS_JOIN_RECORD_H

#include "ops/join_call.h"

/* The story: the parts' layouts have equally many dims, if they could be joined, and `dim` is among
 * them. `stacks`: they were given that dim. `result`: NULL where it was refused. */
void sw_join_tell(SwCall *call, const SwJoinInput *parts, int count, int64_t dim, bool stacks,
                  const SwTensor *result);

#endif
