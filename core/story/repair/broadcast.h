/* Repairs of shapes that do not broadcast: operators, in-place operations and expand. In order of
 * preference: keepdim=True, a new dim of size 1, one dim of size 1 fewer, two dims swapped, and for
 * in-place operations a new result. */
#ifndef SW_STORY_REPAIR_BROADCAST_H
#define SW_STORY_REPAIR_BROADCAST_H

#include "story/repair/attempt.h"

void sw_repair_broadcast(const SwRepairSearch *self);

#endif
