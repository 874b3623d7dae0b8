/* Repairs of products whose inner dims do not meet. */
#ifndef SW_STORY_REPAIR_PRODUCT_H
#define SW_STORY_REPAIR_PRODUCT_H

#include "story/repair/attempt.h"

void sw_repair_product(const SwRepairSearch *self);

#endif
