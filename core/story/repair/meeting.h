/* Repairs where shapes are to meet: broadcasting, in place, expand. */
#ifndef SW_STORY_REPAIR_MEETING_H
#define SW_STORY_REPAIR_MEETING_H

#include "story/repair/attempt.h"

void sw_repair_meeting(const SwRepairSearch *self);

#endif
