/* Cautions about values that the dtype cannot hold. */
#include <math.h>

#include "story/remark/caution.h"
#include "story/scene/name.h"

#define MOST 1024 /* elements to check */

static int64_t to_look_at(const SwRecord *record) {
  int64_t count = sw_element_count(record);
  return count < MOST ? count : MOST;
}

void sw_caution_wrapped(const SwProgram *program, const SwRecord *record, SwCautions *out) {
  bool computes = record->kind == SW_STORY_BROADCAST || record->kind == SW_STORY_IN_PLACE ||
                  record->kind == SW_STORY_PRODUCT;
  if (!computes || !record->has_result || sw_dtype_is_float(record->result.dtype)) return;
  int64_t count = to_look_at(record);
  for (int64_t i = 0; i < count; i++) {
    SwElement element;
    sw_element_at(record, i, &element);
    if (element.event != SW_EV_ELEMENT_WRAPS) continue;
    SwValues *values = sw_cautions_add(out, SW_CAUTION_WRAPPED, SW_EV_ELEMENT_WRAPS);
    sw_values_of_element(program, record, &element, values);
    return;
  }
}

static bool has_fraction(const SwAccess *read) {
  if (!read->known || !sw_dtype_is_float(read->value.dtype)) return false;
  double value = read->value.as.number;
  return isfinite(value) && value != floor(value);
}

/* Rounding to uint8 is deliberate, as for images. */
static bool holds_counts(SwDType dtype) {
  return !sw_dtype_is_float(dtype) && dtype != SW_BOOL && dtype != SW_UINT8;
}

void sw_caution_cut_off(const SwProgram *program, const SwRecord *record, SwCautions *out) {
  bool writes = record->kind == SW_STORY_IN_PLACE || record->kind == SW_STORY_PUT;
  if (!writes || !record->has_result || !holds_counts(record->operand[0].dtype)) return;
  int64_t count = to_look_at(record);
  for (int64_t i = 0; i < count; i++) {
    SwElement element;
    sw_element_at(record, i, &element);
    if (element.read_count != 1 || !has_fraction(&element.read[0])) continue;
    SwValues *values = sw_cautions_add(out, SW_CAUTION_CUT_OFF, SW_EV_WRITTEN);
    sw_tensors_name(program, record, 0, sw_values_add_text(values, "target"));
    sw_text_put(sw_values_add_text(values, "dtype"), sw_dtype_name(record->operand[0].dtype));
    sw_access_value(&element.read[0], sw_values_add_text(values, "value"));
    SwAccess kept = element.read[0];
    kept.value = sw_scalar_cast(kept.value, record->operand[0].dtype);
    sw_access_value(&kept, sw_values_add_text(values, "kept"));
    return;
  }
}
