/* Repairs of an in-place operation that makes a new result instead: x += y becomes x = x + y, and
 * x.add_(y) becomes x = x.add(y). The new tensor may be larger than x; the old storage, and so
 * every other view of it, keeps its values. */
#ifndef SW_STORY_REPAIR_NEW_RESULT_H
#define SW_STORY_REPAIR_NEW_RESULT_H

#include "story/repair/attempt.h"

/* Only where the operation is a whole statement: in f(x.add_(y)) there is nowhere to assign. */
void sw_repair_in_place(const SwRepairSearch *self);

#endif
