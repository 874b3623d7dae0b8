/* Cautions about operations that choose dims by themselves (squeeze(), x.T), and about a storage
 * that grew. */
#include "call/operation.h"
#include "story/remark/caution.h"
#include "story/scene/name.h"

/* The dims that the result has lost, one bit each. */
static uint32_t dims_gone(const SwRecord *record) {
  uint32_t gone = ((uint32_t)1 << record->operand[0].layout.shape.ndim) - 1;
  for (int dim = 0; dim < record->result.layout.shape.ndim; dim++)
    gone &= ~((uint32_t)1 << record->as.dims.dim_from[dim]);
  return gone;
}

static bool names_no_dims(const SwRecord *record) {
  return record->kind == SW_STORY_DIMS && record->flags & SW_DIMS_UNNAMED;
}

static void put_squeeze(const SwProgram *program, const SwRecord *record, uint32_t gone,
                        SwText *out) {
  bool several = (gone & (gone - 1)) != 0;
  sw_tensors_name(program, record, 0, out);
  sw_text_put(out, several ? ".squeeze((" : ".squeeze(");
  bool first = true;
  for (int dim = 0; gone >> dim; dim++) {
    if (!(gone >> dim & 1)) continue;
    if (!first) sw_text_put(out, ", ");
    sw_text_int(out, dim);
    first = false;
  }
  sw_text_put(out, several ? "))" : ")");
}

/* Dropping only leading dims of size 1 is deliberate, such as the batch dim of a single image. */
void sw_caution_squeezed(const SwProgram *program, const SwRecord *record, SwCautions *out) {
  if (!names_no_dims(record)) return;
  uint32_t gone = dims_gone(record);
  if (!(gone & 1) || (gone & (gone + 1)) == 0) return;
  SwValues *values = sw_cautions_add(out, SW_CAUTION_SQUEEZED_FIRST, SW_EV_DIMS_AFTER);
  sw_values_add_shape(values, "shape", &record->operand[0].layout.shape);
  sw_values_add_shape(values, "result", &record->result.layout.shape);
  put_squeeze(program, record, gone & ~(uint32_t)1, sw_values_add_text(values, "call"));
}

/* w.T @ x is fine: on the left of a product, a vector counts as a row. */
static bool begins_product(const SwRecord *record) {
  const SwRecord *later = record->next;
  for (; later && later->statement == record->statement; later = later->next) {
    if (later->kind != SW_STORY_PRODUCT) continue;
    SwSpan span = later->operand[0].span;
    if (span.start <= record->span.start && record->span.end <= span.end) return true;
  }
  return false;
}

void sw_caution_turned(const SwProgram *program, const SwRecord *record, SwCautions *out) {
  if (!names_no_dims(record)) return;
  const SwShape *shape = &record->operand[0].layout.shape, *result = &record->result.layout.shape;
  bool vector = shape->ndim == 1 && shape->size[0] > 1 && !begins_product(record);
  if (shape->ndim != result->ndim || !(vector || shape->ndim > 2)) return;
  SwCautionId id = vector ? SW_CAUTION_NOT_TURNED : SW_CAUTION_ALL_REVERSED;
  SwValues *values = sw_cautions_add(out, id, SW_EV_DIMS_AFTER);
  if (vector) sw_tensors_name(program, record, 0, sw_values_add_text(values, "tensor"));
  sw_values_add_shape(values, "shape", shape);
  if (!vector) sw_values_add_shape(values, "result", result);
  SwText *call = sw_values_add_text(values, "call");
  sw_tensors_name(program, record, 0, call);
  sw_text_put(call, vector ? "[:, None]" : ".mT");
}

static bool is_filled_next(const SwRecord *record) {
  const SwRecord *later = record->next;
  for (; later && later->statement == record->statement; later = later->next) {
    if (later->kind == SW_STORY_IN_PLACE && later->operand[0].storage == record->result.storage)
      return true;
  }
  return false;
}

void sw_caution_resized(const SwProgram *program, const SwRecord *record, SwCautions *out) {
  const SwEvent *grown = NULL;
  for (int i = 0; i < record->trace.count; i++) {
    if (record->trace.events[i].id == SW_EV_RESIZE_GROWS) grown = &record->trace.events[i];
  }
  if (!grown || record->refused || grown->fact[0] == 0 || is_filled_next(record)) return;
  SwValues *values = sw_cautions_add(out, SW_CAUTION_RESIZE_GREW, SW_EV_RESIZE_GROWS);
  sw_tensors_name(program, record, 0, sw_values_add_text(values, "tensor"));
  sw_values_add_int(values, "had", grown->fact[0]);
  sw_values_add_int(values, "needs", grown->fact[1]);
}
