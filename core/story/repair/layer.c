#include "story/repair/layer.h"

#include "story/repair/spelling.h"

/* What its last dim has, and what it is to have. */
typedef struct Wanted {
  int operand;
  int64_t size;
} Wanted;

static bool read_wanted(const SwRecord *record, Wanted *out) {
  const SwTrace *trace = &record->trace;
  const SwEvent *event = &trace->events[trace->count - 1]; /* why it is refused */
  if (event->id != SW_EV_SIZES_REFUSED) return false;
  const SwShape *shape = &record->operand[event->fact[1]].layout.shape;
  *out = (Wanted){(int)event->fact[1], event->fact[5]};
  return shape->ndim >= 2 && event->fact[0] == shape->ndim - 1;
}

static void flatten(const SwRepairSearch *self, const Wanted *wanted, const SwShape *shape,
                    int dim) {
  SwText behind = {0};
  sw_text_put(&behind, ".flatten(");
  sw_text_int(&behind, dim);
  sw_text_char(&behind, ')');
  SwRepair *repair = sw_attempt_behind(self, SW_REPAIR_FLATTEN, wanted->operand, &behind);
  if (!repair) return;
  repair->read_as = *shape;
  repair->read_as.ndim = dim + 1;
  repair->read_as.size[dim] = wanted->size;
}

static void transpose(const SwRepairSearch *self, const Wanted *wanted, const SwShape *shape) {
  int last = shape->ndim - 1;
  SwText behind = {0};
  sw_spell_transpose(self, wanted->operand, last - 1, last, &behind);
  SwRepair *repair = sw_attempt_behind(self, SW_REPAIR_TRANSPOSE, wanted->operand, &behind);
  if (!repair) return;
  repair->read_as = *shape;
  repair->read_as.size[last - 1] = shape->size[last];
  repair->read_as.size[last] = wanted->size;
}

void sw_repair_layer(const SwRepairSearch *self) {
  Wanted wanted;
  if (!read_wanted(self->record, &wanted)) return;
  const SwShape *shape = &self->record->operand[wanted.operand].layout.shape;
  int64_t numel = shape->size[shape->ndim - 1];
  for (int dim = shape->ndim - 2; dim > 0; dim--) {
    numel *= shape->size[dim];
    if (numel == wanted.size) flatten(self, &wanted, shape, dim);
  }
  if (shape->size[shape->ndim - 2] == wanted.size) transpose(self, &wanted, shape);
}
