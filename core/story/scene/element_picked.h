/*
 * Element steps of indexing by tensors and masks, read (x[i]) or written (x[i] = v), and of gather,
 * scatter_ and their like.
 *
 *     x[i, j][k] = x[i[k], j[k]]                 the index tensors broadcast together
 *     out = x.gather(1, i)                       out[a, b] = x[a, i[a, b]]
 */
#ifndef SW_STORY_SCENE_ELEMENT_PICKED_H
#define SW_STORY_SCENE_ELEMENT_PICKED_H

#include "story/scene/element.h"

/* Reads the picked element first, then the entry of each index tensor that chose it. Without the
 * values of the index tensors only the result is read. `index`: of the element in the result. */
void sw_element_picked(const SwRecord *record, const int64_t *index, SwElement *self);
/* "i[0] = 2, j[1] = -1 (3 − 1 = 2)": the entries, and how a negative one counts from the end. */
void sw_element_positions(const SwProgram *program, const SwRecord *record, const SwElement *self,
                          SwText *out);
/* Whether a PUT has element steps: the values of its index tensors are kept. */
bool sw_element_is_put(const SwRecord *record);
/* Reads the value first, then the entries of the index tensors, and writes to the picked element.
 */
void sw_element_put(const SwRecord *record, const int64_t *index, SwElement *self);
/* The entry of index tensor or mask `operand` at an index of the common shape of the indices. */
SwAccess sw_element_entry(const SwRecord *record, int operand, const int64_t *entry);

/* gather and its like: "x[0, i[0, 1]]" for one element; "result[a, b] = x[a, i[a, b]]", with
 * letters, for all of them. */
void sw_along_picked(const SwProgram *program, const SwRecord *record, const SwElement *self,
                     SwText *out);
void sw_along_rule(const SwProgram *program, const SwRecord *record, SwText *out);

#endif
