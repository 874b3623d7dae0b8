/*
 * Elements computed from many: the reads of reductions and matrix products for one element of the
 * result.
 *
 *     y = x.sum(dim=1)     y[i] reads x[i, 0], x[i, 1], ...
 *     c = a @ b            c[i, j] reads the pairs a[i, k], b[k, j]
 */
#ifndef SW_STORY_SCENE_ELEMENT_GROUP_H
#define SW_STORY_SCENE_ELEMENT_GROUP_H

#include "story/scene/element.h"

/* Fills in the reads, at most SW_ELEMENT_READS, and the write of a reduction or of a matrix
 * product; `index`: of the element in the result. */
void sw_element_reduced(const SwRecord *record, const int64_t *index, SwElement *self);
void sw_element_product(const SwRecord *record, const int64_t *index, SwElement *self);

/* All elements of an operand that one element of the result reads, as a predicate: a sum may read
 * more than can be listed. */
typedef struct SwGroup {
  const SwRecord *record; /* NULL: the operand has no such group */
  int tensor;
  int64_t index[SW_MAX_DIMS]; /* of the element of the result */
} SwGroup;

/* The group that element `number` of the walk reads of tensor `tensor`. */
void sw_group_at(const SwRecord *record, int tensor, int64_t number, SwGroup *out);
/* Whether the element of the operand at `index` is in the group. */
bool sw_group_reads(const SwGroup *self, const int64_t *index);

#endif
