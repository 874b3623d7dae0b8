/* Integers that are too large for their dtype, and wrap around. */
#ifndef SW_STORY_SCENE_ELEMENT_WRAPS_H
#define SW_STORY_SCENE_ELEMENT_WRAPS_H

#include "story/scene/element.h"

/* Whether sum, difference, product or negation of what is read is not what is written. */
bool sw_element_wraps(const SwRecord *record, const SwElement *self);
/* "dtype" of what is written, the "lowest" and "highest" that it holds. */
void sw_element_wraps_put(const SwElement *self, const char *name, SwText *out);

#endif
