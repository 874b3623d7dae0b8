/* Repairs where shapes are to meet: broadcasting, in place, expand. */
#ifndef SW_STORY_REPAIR_BROADCAST_H
#define SW_STORY_REPAIR_BROADCAST_H

#include "story/repair/attempt.h"

void sw_repair_broadcast(const SwRepairSearch *self);

#endif
