/* Repairs where a layer wants another size of its input. */
#ifndef SW_STORY_REPAIR_LAYER_H
#define SW_STORY_REPAIR_LAYER_H

#include "story/repair/attempt.h"

void sw_repair_layer(const SwRepairSearch *self);

#endif
