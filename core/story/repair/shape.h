/* Repairs of view and reshape: where no strides give the shape (reshape copies, or a finer shape
 * still is a view), and where the shape has the wrong number of elements (-1 for one size). */
#ifndef SW_STORY_REPAIR_SHAPE_H
#define SW_STORY_REPAIR_SHAPE_H

#include "story/repair/attempt.h"

void sw_repair_shape(const SwRepairSearch *self);

#endif
