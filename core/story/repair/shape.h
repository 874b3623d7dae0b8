/* Repairs of a view that has no strides, or of a shape that asks for another number of elements. */
#ifndef SW_STORY_REPAIR_SHAPE_H
#define SW_STORY_REPAIR_SHAPE_H

#include "story/repair/attempt.h"

void sw_repair_shape(const SwRepairSearch *self);

#endif
