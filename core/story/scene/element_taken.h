/*
 * Element steps of copies from another place: cat and stack (an operand and an index in it), and
 * copies in another order (flip, roll, tile, repeat).
 */
#ifndef SW_STORY_SCENE_ELEMENT_TAKEN_H
#define SW_STORY_SCENE_ELEMENT_TAKEN_H

#include "story/scene/element.h"

/* The read and the write of an element of cat or stack; `index`: of the element in the result. */
void sw_element_joined(const SwRecord *record, const int64_t *index, SwElement *self);
/* The same for a copy in another order; and the arithmetic of its index: "(0 − 1) mod 4 = 3" for
 * roll, "2 − 0 = 2" for flip. */
void sw_element_reordered(const SwRecord *record, const int64_t *index, SwElement *self);
void sw_element_reorder_text(const SwRecord *record, const SwElement *self, SwText *out);
/* Finds the operand `*part` that covers index `joined` of the joined dim, and the index `*start` at
 * which it begins: index 4 of cat([a (3,), b (2,)]) is in b, which starts at 3. False if the
 * operand is beyond those that the record holds. */
bool sw_element_part(const SwRecord *record, int64_t joined, int *part, int64_t *start);

#endif
