#include "story/repair/broadcast.h"

#include "story/repair/new_result.h"
#include "story/repair/reduction.h"
#include "story/repair/spelling.h"
#include "tensor/broadcast.h"

#define MOST_DIMS   8 /* dims of a target for which places of new dims are searched: 2^8 sets */
#define MOST_PLACES 2 /* repairs with new dims, where more would work */

/* The shape that an operand has to broadcast with: the target of an in-place operation, the shape
 * asked for by expand, else the common shape of all other operands. False where there is none: the
 * target itself, or other operands that do not fit each other. */
static bool target_of(const SwRecord *record, int operand, SwShape *out) {
  const SwShape *shapes[SW_RECORD_OPERANDS];
  SwMismatch mismatch;
  int count = 0;
  *out = record->operand[0].layout.shape;
  if (record->kind == SW_STORY_IN_PLACE) return operand > 0;
  if (record->kind == SW_STORY_EXPAND) {
    *out = record->as.expand.requested;
    for (int dim = 0; dim < out->ndim; dim++) {
      if (out->size[dim] < 0) return false;
    }
    return true;
  }
  for (int i = 0; i < record->operand_count; i++) {
    if (i != operand) shapes[count++] = &record->operand[i].layout.shape;
  }
  return count > 0 && sw_broadcast_shapes(shapes, count, NULL, out, &mismatch);
}

/* Whether a shape fits when its dims are put, in order, at the places of `target` whose bits are
 * set: each size must be equal or 1, so that `target` does not grow. (3,) fits (3, 4) at place 0.
 */
static bool lies_on(const SwShape *shape, uint32_t places, const SwShape *target) {
  int dim = 0;
  for (int at = 0; at < target->ndim; at++) {
    if (!(places >> at & 1)) continue;
    if (shape->size[dim] != target->size[at] && shape->size[dim] != 1) return false;
    dim++;
  }
  return dim == shape->ndim;
}

/* The last dims, where broadcasting puts a shape without help. */
static uint32_t last_places(const SwShape *shape, const SwShape *target) {
  return ((1u << shape->ndim) - 1) << (target->ndim - shape->ndim);
}

/* Whether a shape broadcasts to `target` as it is. */
static bool fits(const SwShape *shape, const SwShape *target) {
  return shape->ndim <= target->ndim && lies_on(shape, last_places(shape, target), target);
}

/* Attempts a new dim of size 1 at each place that is not set. New dims before the first set place
 * are dropped, since broadcasting adds those. */
static void attempt_unsqueeze(const SwRepairSearch *self, int operand, uint32_t places, int ndim) {
  SwText suffix = {0};
  uint32_t added = ~places & ((1u << ndim) - 1);
  for (; !(places & 1); places >>= 1)
    added >>= 1;
  sw_spell_unsqueeze(self, operand, added, &suffix);
  sw_attempt_append(self, SW_REPAIR_UNSQUEEZE, operand, &suffix);
}

/* Whether keepdim=True was found to work inside the same expression: then .unsqueeze would only say
 * the same again. */
static bool keeps_dim(const SwRepairSearch *self, int operand) {
  const SwRepair *first = &self->out->at[0];
  return self->out->count > 0 && first->id == SW_REPAIR_KEEPDIM && first->operand == operand &&
         first->operation.end - first->operation.start == first->code.size;
}

/* Tries every choice of places, leftmost first. `known` are the last places, where the shape
 * already failed; all choices below it move some dim to the left. */
static void unsqueeze(const SwRepairSearch *self, int operand, const SwShape *target) {
  const SwShape *shape = &self->record->operand[operand].layout.shape;
  int tried = 0;
  if (keeps_dim(self, operand)) return;
  if (shape->ndim == 0 || shape->ndim >= target->ndim || target->ndim > MOST_DIMS) return;
  uint32_t known = last_places(shape, target);
  for (uint32_t places = 1; places < known && tried < MOST_PLACES; places++) {
    if (!lies_on(shape, places, target)) continue;
    attempt_unsqueeze(self, operand, places, target->ndim);
    tried++;
  }
}

/* Removes the first dim of size 1 without which the shape fits. */
static void squeeze(const SwRepairSearch *self, int operand, const SwShape *target) {
  const SwShape *shape = &self->record->operand[operand].layout.shape;
  for (int dim = 0; dim < shape->ndim; dim++) {
    SwShape rest = *shape;
    rest.ndim--;
    for (int at = dim; at < rest.ndim; at++)
      rest.size[at] = shape->size[at + 1];
    if (shape->size[dim] != 1 || !fits(&rest, target)) continue;
    SwText suffix = {0};
    sw_spell_squeeze(dim, &suffix);
    sw_attempt_append(self, SW_REPAIR_SQUEEZE, operand, &suffix);
    return;
  }
}

static bool swapped_fits(const SwShape *shape, int one, int other, const SwShape *target) {
  SwShape swapped = *shape;
  swapped.size[one] = shape->size[other];
  swapped.size[other] = shape->size[one];
  return fits(&swapped, target);
}

/* Swaps the rightmost two dims whose swap makes the shape fit. */
static void transpose(const SwRepairSearch *self, int operand, const SwShape *target) {
  const SwShape *shape = &self->record->operand[operand].layout.shape;
  for (int other = shape->ndim - 1; other > 0; other--) {
    for (int one = other - 1; one >= 0; one--) {
      if (!swapped_fits(shape, one, other, target)) continue;
      SwText suffix = {0};
      sw_spell_transpose(self, operand, one, other, &suffix);
      sw_attempt_append(self, SW_REPAIR_TRANSPOSE, operand, &suffix);
      return;
    }
  }
}

/* One kind of repair for one operand. */
typedef void Strategy(const SwRepairSearch *self, int operand, const SwShape *target);

/* Applies a strategy to each operand: fewer dims first, as that is the likelier mistake; of two
 * with equally many the right one first. */
static void each_operand(const SwRepairSearch *self, Strategy *strategy) {
  const SwRecord *record = self->record;
  for (int ndim = 0; ndim <= SW_MAX_DIMS; ndim++) {
    for (int i = record->operand_count - 1; i >= 0; i--) {
      SwShape target;
      bool its_turn = record->operand[i].layout.shape.ndim == ndim && sw_operand_has_text(self, i);
      if (its_turn && target_of(record, i, &target)) strategy(self, i, &target);
    }
  }
}

static void keep_dim(const SwRepairSearch *self, int operand, const SwShape *target) {
  (void)target;
  sw_repair_reduction(self, operand);
}

void sw_repair_broadcast(const SwRepairSearch *self) {
  static Strategy *const strategies[] = {keep_dim, unsqueeze, squeeze, transpose};
  for (size_t i = 0; i < sizeof strategies / sizeof *strategies; i++)
    each_operand(self, strategies[i]);
  if (self->record->kind == SW_STORY_IN_PLACE) sw_repair_in_place(self);
}
