#include "story/repair/reduction.h"

#define MOST_STEPS 8 /* operations to follow back */

/* The only operand with dims, if the result has its shape: x of x + 1. NULL if there are two, as
 * the lost dim could be of either, or if broadcasting changed the shape. */
static const SwSnapshot *same_shape(const SwRecord *maker) {
  const SwSnapshot *out = NULL;
  for (int i = 0; i < maker->operand_count; i++) {
    const SwShape *shape = &maker->operand[i].layout.shape;
    if (shape->ndim == 0) continue;
    if (out || !sw_shape_equal(shape, &maker->result.layout.shape)) return NULL;
    out = &maker->operand[i];
  }
  return out;
}

/* The reduction from which an operand was computed, with only element-wise operations since. */
static const SwRecord *reduction_of(const SwSnapshot *tensor) {
  for (int step = 0; tensor && step < MOST_STEPS; step++) {
    const SwRecord *maker = tensor->maker;
    if (!maker) return NULL;
    if (maker->kind == SW_STORY_REDUCE) return maker;
    tensor = maker->kind == SW_STORY_BROADCAST ? same_shape(maker) : NULL;
  }
  return NULL;
}

void sw_repair_reduction(const SwRepairSearch *self, int operand) {
  const SwRecord *reduction = reduction_of(&self->record->operand[operand]);
  if (!reduction || reduction->as.reduce.keepdim || reduction->called.end) return;
  if (reduction->result.layout.shape.ndim == 0) return;
  uint32_t end = reduction->span.end - 1; /* the closing bracket of its call */
  bool numpy = reduction->result.dialect == SW_NUMPY;
  SwText text = {0};
  sw_text_put(&text, numpy ? ", keepdims=True" : ", keepdim=True");
  sw_attempt(self, SW_REPAIR_KEEPDIM, operand, (SwSpan){end, end}, &text, (SwSpan){0});
}
