/* Elements made of many: what reductions and matrix products read for one element of the result. */
#ifndef SW_STORY_SCENE_ELEMENT_GROUP_H
#define SW_STORY_SCENE_ELEMENT_GROUP_H

#include "story/scene/element.h"

/* What a reduction, or a matrix product, reads for the element of the result at `index`. */
void sw_element_reduced(const SwRecord *record, const int64_t *index, SwElement *self);
void sw_element_product(const SwRecord *record, const int64_t *index, SwElement *self);

/* Which elements of an operand are read for one element of the result: too many to be listed. */
typedef struct SwGroup {
  const SwRecord *record; /* NULL: none of them */
  int tensor;
  int64_t index[SW_MAX_DIMS]; /* of the element of the result */
} SwGroup;

/* Of tensor `tensor` for element `number` of the record's walk. */
void sw_group_at(const SwRecord *record, int tensor, int64_t number, SwGroup *out);
bool sw_group_reads(const SwGroup *self, const int64_t *index);

#endif
