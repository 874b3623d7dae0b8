/* Repairs of an operand that has lost a dim in a reduction, there where it was lost. */
#ifndef SW_STORY_REPAIR_REDUCTION_H
#define SW_STORY_REPAIR_REDUCTION_H

#include "story/repair/attempt.h"

void sw_repair_reduction(const SwRepairSearch *self, int operand);

#endif
