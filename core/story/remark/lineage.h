/*
 * Lineage: which dim of which earlier tensor a dim comes from, followed back through reductions,
 * moved dims, copies and arithmetic.
 *
 *     b           (3, 3)
 *     b.mean(1)   (3,)     dim 0 comes from dim 0 of b, but b - b.mean(1) lines it up with dim 1
 */
#ifndef SW_STORY_REMARK_LINEAGE_H
#define SW_STORY_REMARK_LINEAGE_H

#include "story/scene/tensors.h"

/* A dim of an ancestor, which need not have a name any more. */
typedef struct SwLineage {
  int storage;
  SwLayout layout;
  int dim;
} SwLineage;

/* One step back: the operand of `maker` that dim *dim of its result comes from; *dim becomes the
 * dim of that operand. NULL if the dim comes from no operand. */
const SwSnapshot *sw_lineage_back(const SwRecord *maker, int *dim);
/* The oldest known ancestor of dim `dim` of operand `number`. */
SwLineage sw_lineage_of(const SwRecord *record, int number, int dim);

/* Whether `dim` of operand `a` is lined up with the wrong dim of `b`: both come from one tensor,
 * but `dim` comes from the dim that is now *from in `b`, not from `met`. */
bool sw_lineage_meets(const SwRecord *record, int a, int dim, int b, int met, int *from);

#endif
