/* Repairs of a layer's input whose last dim has the wrong size: nn.Linear(12, 5) on (2, 3, 4) takes
 * x.flatten(1), on (2, 12, 7) it takes x.transpose(1, 2). */
#ifndef SW_STORY_REPAIR_LAYER_H
#define SW_STORY_REPAIR_LAYER_H

#include "story/repair/attempt.h"

void sw_repair_layer(const SwRepairSearch *self);

#endif
