/* Repairs of a matrix product whose inner dims differ: (2, 3) @ (4, 3) works with b.t(), and an
 * image (n, 3, 4) @ (12, 5) with x.flatten(1). */
#ifndef SW_STORY_REPAIR_PRODUCT_H
#define SW_STORY_REPAIR_PRODUCT_H

#include "story/repair/attempt.h"

/* A result larger than both factors is accepted only where nothing else works. */
void sw_repair_product(const SwRepairSearch *self);

#endif
