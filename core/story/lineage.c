#include "story/lineage.h"

#define MAX_STEPS 16 /* each looks through all records */

static bool same_tensor(const SwSnapshot *snapshot, const SwLineage *lineage) {
  return !snapshot->is_number && snapshot->storage == lineage->storage &&
         sw_layout_equal(&snapshot->layout, &lineage->layout);
}

/* The last record before `end` that made this tensor; NULL: it came from nowhere. */
static const SwRecord *maker_of(const SwProgram *program, const SwRecord *end,
                                const SwLineage *lineage) {
  const SwRecord *found = NULL;
  for (const SwRecord *at = program->records; at && at != end; at = at->next) {
    if (at->has_result && !at->refused && same_tensor(&at->result, lineage)) found = at;
  }
  return found;
}

/* The operand that gives the broadcast result its size in `dim`, and which dim of it. */
static int giver_of(const SwRecord *maker, int dim, int *own) {
  const SwShape *result = &maker->result.layout.shape;
  for (int i = 0; i < maker->operand_count; i++) {
    const SwShape *shape = &maker->operand[i].layout.shape;
    *own = dim - (result->ndim - shape->ndim);
    bool has = !maker->operand[i].is_number && *own >= 0 && *own < shape->ndim;
    if (has && shape->size[*own] == result->size[dim]) return i;
  }
  return -1;
}

/* From a dim of the result to the operand's; false where they are unrelated. */
static bool step_back(const SwRecord *maker, SwLineage *self) {
  int number = 0, dim = self->dim;
  switch (maker->kind) {
  case SW_STORY_BROADCAST: number = giver_of(maker, self->dim, &dim); break;
  case SW_STORY_REDUCE:
  case SW_STORY_REORDER:
  case SW_STORY_INDEX:
  case SW_STORY_DIMS: dim = maker->dim_from[self->dim]; break;
  case SW_STORY_IN_PLACE:
  case SW_STORY_PUT:
  case SW_STORY_COPY: break;
  case SW_STORY_EXPAND:
  case SW_STORY_VIEW:
  case SW_STORY_PRODUCT:
  case SW_STORY_JOIN:
  case SW_STORY_FILL:
  case SW_STORY_NOTE:
  case SW_STORY_TOTAL: return false;
  }
  if (number < 0 || number >= maker->operand_count || dim < 0) return false;
  const SwSnapshot *operand = &maker->operand[number];
  if (dim >= operand->layout.shape.ndim) return false;
  *self = (SwLineage){operand->storage, operand->layout, dim};
  return true;
}

SwLineage sw_lineage_of(const SwProgram *program, const SwRecord *record, int number, int dim) {
  const SwSnapshot *operand = &record->operand[number];
  SwLineage self = {operand->storage, operand->layout, dim};
  for (int step = 0; step < MAX_STEPS; step++) {
    record = maker_of(program, record, &self);
    if (!record || !step_back(record, &self)) break;
  }
  return self;
}

static bool same_ancestor(const SwLineage *a, const SwLineage *b) {
  return a->storage == b->storage && sw_layout_equal(&a->layout, &b->layout);
}

bool sw_lineage_meets(const SwProgram *program, const SwRecord *record, int a, int dim, int b,
                      int met, int *from) {
  SwLineage own = sw_lineage_of(program, record, a, dim);
  SwLineage other = sw_lineage_of(program, record, b, met);
  if (!same_ancestor(&own, &other) || own.dim == other.dim) return false;
  for (*from = 0; *from < record->operand[b].layout.shape.ndim; ++*from) {
    other = sw_lineage_of(program, record, b, *from);
    if (same_ancestor(&own, &other) && own.dim == other.dim) return true;
  }
  return false;
}
