#include "story/remark/lineage.h"

#define MAX_STEPS 16

/* The first operand whose size the broadcast result has in `dim`, and the dim of that operand. */
static int giver_of(const SwRecord *maker, int dim, int *own) {
  const SwShape *result = &maker->result.layout.shape;
  int number = 0;
  for (int i = maker->operand_count - 1; i >= 0; i--) {
    const SwShape *shape = &maker->operand[i].layout.shape;
    int at = dim - (result->ndim - shape->ndim);
    if (at < 0 || shape->size[at] != result->size[dim]) continue;
    number = i;
    *own = at;
  }
  return number;
}

const SwSnapshot *sw_lineage_back(const SwRecord *maker, int *of) {
  int number = 0, dim = *of;
  switch (maker->kind) {
  case SW_STORY_BROADCAST: number = giver_of(maker, *of, &dim); break;
  case SW_STORY_REDUCE:
  case SW_STORY_REORDER:
  case SW_STORY_INDEX:
  case SW_STORY_DIMS: dim = sw_record_dim_from(maker)[*of]; break;
  case SW_STORY_IN_PLACE:
  case SW_STORY_PUT:
  case SW_STORY_COPY: break;
  default: return NULL;
  }
  if (dim < 0) return NULL;
  *of = dim;
  return &maker->operand[number];
}

SwLineage sw_lineage_of(const SwRecord *record, int number, int dim) {
  const SwSnapshot *at = &record->operand[number];
  for (int step = 0; step < MAX_STEPS; step++) {
    const SwSnapshot *before = at->maker ? sw_lineage_back(at->maker, &dim) : NULL;
    if (!before) break;
    at = before;
  }
  return (SwLineage){at->storage, at->layout, dim};
}

static bool same_ancestor(const SwLineage *a, const SwLineage *b) {
  return a->storage == b->storage && sw_layout_equal(&a->layout, &b->layout);
}

bool sw_lineage_meets(const SwRecord *record, int a, int dim, int b, int met, int *from) {
  SwLineage own = sw_lineage_of(record, a, dim);
  SwLineage other = sw_lineage_of(record, b, met);
  if (!same_ancestor(&own, &other) || own.dim == other.dim) return false;
  for (*from = 0; *from < record->operand[b].layout.shape.ndim; ++*from) {
    other = sw_lineage_of(record, b, *from);
    if (same_ancestor(&own, &other) && own.dim == other.dim) return true;
  }
  return false;
}
