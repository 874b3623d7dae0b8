/* Elements picked by index tensors and masks. */
#ifndef SW_STORY_SCENE_ELEMENT_PICKED_H
#define SW_STORY_SCENE_ELEMENT_PICKED_H

#include "story/scene/element.h"

/* What index tensors and masks pick: the element, then where its positions stand. */
void sw_element_picked(const SwRecord *record, const int64_t *index, SwElement *self);
void sw_element_positions(const SwProgram *program, const SwRecord *record, const SwElement *self,
                          SwText *out);
/* What is written where index tensors and masks say: the value, then where the positions stand. Not
 * told where the positions are not kept. */
bool sw_element_is_put(const SwRecord *record);
void sw_element_put(const SwRecord *record, const int64_t *index, SwElement *self);
/* The entry of index tensor `operand` for an entry of the common shape. */
SwAccess sw_element_entry(const SwRecord *record, int operand, const int64_t *entry);

/* gather and its like: "x[0, i[0, 1]]" of an element; "result[a, b] = x[a, i[a, b]]" of all. */
void sw_along_picked(const SwProgram *program, const SwRecord *record, const SwElement *self,
                     SwText *out);
void sw_along_rule(const SwProgram *program, const SwRecord *record, SwText *out);

#endif
