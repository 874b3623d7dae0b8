/* Repairs of an operand that lost a dim in a reduction: keepdim=True goes into the call of the
 * reduction, which may be lines above the error. */
#ifndef SW_STORY_REPAIR_REDUCTION_H
#define SW_STORY_REPAIR_REDUCTION_H

#include "story/repair/attempt.h"

/* Follows the operand back to its reduction through element-wise operations: s of
 * `s = x.std(1) + 1e-5` too. */
void sw_repair_reduction(const SwRepairSearch *self, int operand);

#endif
