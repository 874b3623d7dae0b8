/* Elements that were copied from elsewhere: which operand they come from, and where they stood. */
#ifndef SW_STORY_SCENE_ELEMENT_TAKEN_H
#define SW_STORY_SCENE_ELEMENT_TAKEN_H

#include "story/scene/element.h"

/* Which operand, and where in it, a joined tensor's element at `index` was copied from. */
void sw_element_joined(const SwRecord *record, const int64_t *index, SwElement *self);
/* The same of a copy in another order; and the arithmetic of it: "(0 − 1) mod 4 = 3". */
void sw_element_reordered(const SwRecord *record, const int64_t *index, SwElement *self);
void sw_element_reorder_text(const SwRecord *record, const SwElement *self, SwText *out);
/* The operand in which index `joined` of the joined dim lies, and the index at which it begins
 * there; false where it is not among those that the record holds. */
bool sw_element_part(const SwRecord *record, int64_t joined, int *part, int64_t *start);

#endif
