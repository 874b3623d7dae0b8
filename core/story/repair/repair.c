#include "story/repair/repair.h"

#include "story/repair/broadcast.h"
#include "story/repair/layer.h"
#include "story/repair/product.h"
#include "story/repair/shape.h"

/* Layers record a NOTE; NOTEs without a wrong size find no repair in sw_repair_layer. */
void sw_repairs_of(const SwProgram *program, const SwRecord *record, SwRepairs *out) {
  *out = (SwRepairs){0};
  SwRepairSearch self = {.program = program, .record = record, .out = out};
  if (!record->refused || (record->called.end && record->kind != SW_STORY_NOTE)) return;
  switch (record->kind) {
  case SW_STORY_BROADCAST:
  case SW_STORY_IN_PLACE: sw_repair_broadcast(&self); break;
  case SW_STORY_PRODUCT: sw_repair_product(&self); break;
  case SW_STORY_EXPAND:
    self.may_grow = true;
    sw_repair_broadcast(&self);
    break;
  case SW_STORY_VIEW:
    self.may_grow = true;
    sw_repair_shape(&self);
    break;
  case SW_STORY_NOTE:
    self.may_grow = true;
    sw_repair_layer(&self);
    break;
  default: break;
  }
}

void sw_repairs_clear(SwRepairs *self) {
  for (int i = 0; i < self->count; i++) {
    sw_text_free(&self->at[i].code);
    sw_text_free(&self->at[i].program);
  }
  self->count = 0;
}
