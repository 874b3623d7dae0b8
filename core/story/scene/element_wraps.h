/* Integer overflow: a result too large for its dtype wraps around, as 200 + 100 = 44 in uint8. */
#ifndef SW_STORY_SCENE_ELEMENT_WRAPS_H
#define SW_STORY_SCENE_ELEMENT_WRAPS_H

#include "story/scene/element.h"

/* Whether the exact sum, difference, product or negation of the integers read differs from the
 * value written. */
bool sw_element_wraps(const SwRecord *record, const SwElement *self);
/* Writes the fact `name`: the "dtype" of the result, the "lowest" or "highest" value that it holds.
 */
void sw_element_wraps_put(const SwElement *self, const char *name, SwText *out);

#endif
