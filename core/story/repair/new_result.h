/* An operation in place, written so that it makes a result of its own. */
#ifndef SW_STORY_REPAIR_NEW_RESULT_H
#define SW_STORY_REPAIR_NEW_RESULT_H

#include "story/repair/attempt.h"

void sw_repair_in_place(const SwRepairSearch *self);

#endif
