/* The part that every story asks: it must stay small, for the first half of the core has it. */
#include "story/caution.h"

static bool ends_with(const SwTrace *trace, SwEventId id) {
  return trace->count && trace->events[trace->count - 1].id == id;
}

static bool has_equal_sizes(const SwShape *shape) {
  for (int dim = 0; dim < shape->ndim; dim++) {
    for (int other = 0; other < dim; other++) {
      if (shape->size[dim] == shape->size[other] && shape->size[dim] > 1) return true;
    }
  }
  return false;
}

bool sw_caution_is_possible(const SwRecord *record) {
  const SwSnapshot *operand = record->operand;
  if (record->refused) return ends_with(&record->trace, SW_EV_TOO_LARGE);
  if (record->kind == SW_STORY_VIEW || record->reach) return true;
  if (!record->has_broadcast || record->operand_count < 2) return false;
  return has_equal_sizes(&record->broadcast) ||
         (!sw_shape_equal(&operand[0].layout.shape, &operand[1].layout.shape) &&
          sw_snapshot_numel(&operand[0]) == sw_snapshot_numel(&operand[1]));
}
