/*
 * Lineage: which dim of which earlier tensor a dim comes from, followed back through reductions,
 * moved dims, copies and arithmetic.
 *
 *     b           (3, 3)
 *     b.mean(1)   (3,)     its dim 0 comes from dim 0 of b, but next to b it stands under dim 1
 */
#ifndef SW_STORY_REMARK_LINEAGE_H
#define SW_STORY_REMARK_LINEAGE_H

#include "story/scene/tensors.h"

typedef struct SwLineage {
  int storage;
  SwLayout layout;
  int dim;
} SwLineage;

/* The operand that dim *dim of what `maker` gives comes from, and in *dim which of its dims; NULL
 * where they are unrelated. */
const SwSnapshot *sw_lineage_back(const SwRecord *maker, int *dim);
/* The oldest known ancestor of dim `dim` of operand `number`. */
SwLineage sw_lineage_of(const SwRecord *record, int number, int dim);

/* Whether `dim` of operand `a` descends from another dim of the same tensor than `met` of operand
 * `b` does: from the one that is now dim *from of `b`. */
bool sw_lineage_meets(const SwRecord *record, int a, int dim, int b, int met, int *from);

#endif
