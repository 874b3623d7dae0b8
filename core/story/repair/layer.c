#include "story/repair/layer.h"

#include "story/repair/spelling.h"

/* The operand whose last dim does not fit, and the size that the layer wants there. */
typedef struct Wanted {
  int operand;
  int64_t size;
} Wanted;

/* Reads the last event of the trace, which says why the layer refused. Only the last dim of
 * an input with two or more dims can be repaired. */
static bool read_wanted(const SwRecord *record, Wanted *out) {
  const SwTrace *trace = &record->trace;
  const SwEvent *event = &trace->events[trace->count - 1];
  if (event->id != SW_EV_SIZES_REFUSED) return false;
  const SwShape *shape = &record->operand[event->fact[1]].layout.shape;
  *out = (Wanted){(int)event->fact[1], event->fact[5]};
  return shape->ndim >= 2 && event->fact[0] == shape->ndim - 1;
}

/* x.flatten(dim): joins the last dims. A layer records several operations, so the shape of its
 * input is worked out here and not read from the last of them. */
static void flatten(const SwRepairSearch *self, const Wanted *wanted, const SwShape *shape,
                    int dim) {
  SwText suffix = {0};
  sw_text_put(&suffix, ".flatten(");
  sw_text_int(&suffix, dim);
  sw_text_char(&suffix, ')');
  SwRepair *repair = sw_attempt_append(self, SW_REPAIR_FLATTEN, wanted->operand, &suffix);
  if (!repair) return;
  repair->read_as = *shape;
  repair->read_as.ndim = dim + 1;
  repair->read_as.size[dim] = wanted->size;
}

/* x.transpose(-2, -1): the dim before the last has the wanted size. */
static void transpose(const SwRepairSearch *self, const Wanted *wanted, const SwShape *shape) {
  int last = shape->ndim - 1;
  SwText suffix = {0};
  sw_spell_transpose(self, wanted->operand, last - 1, last, &suffix);
  SwRepair *repair = sw_attempt_append(self, SW_REPAIR_TRANSPOSE, wanted->operand, &suffix);
  if (!repair) return;
  repair->read_as = *shape;
  repair->read_as.size[last - 1] = shape->size[last];
  repair->read_as.size[last] = wanted->size;
}

/* F.linear(x, w.t()): the other dim of the weight fits. */
static void transpose_weight(const SwRepairSearch *self) {
  const SwTrace *trace = &self->record->trace;
  const int64_t *fact = trace->events[trace->count - 1].fact;
  const SwShape *shape = &self->record->operand[fact[4]].layout.shape;
  Wanted turned = {(int)fact[4], fact[2]};
  if (shape->ndim == 2 && fact[3] == 1 && shape->size[0] == fact[2])
    transpose(self, &turned, shape);
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
  transpose_weight(self);
}
