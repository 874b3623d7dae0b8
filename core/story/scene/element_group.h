/* Elements made of many: what reductions and matrix products read for one element of the result. */
#ifndef SW_STORY_SCENE_ELEMENT_GROUP_H
#define SW_STORY_SCENE_ELEMENT_GROUP_H

#include "story/scene/element.h"

/* What a reduction, or a matrix product, reads for the element of the result at `index`. */
void sw_element_reduced(const SwRecord *record, const int64_t *index, SwElement *self);
void sw_element_product(const SwRecord *record, const int64_t *index, SwElement *self);

#endif
