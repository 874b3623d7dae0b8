#include "story/scene/element_wraps.h"

#include "base/checked.h"

static bool is_integer(const SwAccess *self) {
  return self->known && !sw_dtype_is_float(self->value.dtype);
}

/* The exact result of two integers. False if it needs more than 64 bits. */
static bool exact_binary(SwBinary op, int64_t a, int64_t b, int64_t *out) {
  return op == SW_BINARY_ADD   ? sw_checked_add(a, b, out)
         : op == SW_BINARY_SUB ? sw_checked_sub(a, b, out)
                               : sw_checked_mul(a, b, out);
}

/* The exact value of a matrix product's element, whose reads come in pairs. */
static bool sum_of_products(const SwElement *self, int64_t *out) {
  *out = 0;
  for (int i = 0; i + 1 < self->read_count; i += 2) {
    int64_t product;
    if (!sw_checked_mul(self->read[i].value.as.integer, self->read[i + 1].value.as.integer,
                        &product) ||
        !sw_checked_add(*out, product, out))
      return false;
  }
  return true;
}

/* Whether the operation can overflow: negation, or +, −, ×, which come first in SwBinary. */
static bool is_arithmetic(const SwElementwiseDetail *what) {
  if (!what->has_function) return false;
  return what->is_unary ? what->unary == SW_UNARY_NEG : what->binary <= SW_BINARY_MUL;
}

/* The exact result of the element; `what` is NULL for a matrix product. False if it needs more than
 * 64 bits. */
static bool exact_result(const SwElement *self, const SwElementwiseDetail *what, int64_t *out) {
  if (!what) return sum_of_products(self, out);
  int64_t first = self->read[0].value.as.integer;
  if (what->is_unary) return sw_checked_sub(0, first, out);
  return exact_binary(what->binary, first, self->read[1].value.as.integer, out);
}

bool sw_element_wraps(const SwRecord *record, const SwElement *self) {
  const SwElementwiseDetail *what = sw_record_elementwise(record);
  bool product = record->kind == SW_STORY_PRODUCT && self->omitted == 0;
  bool integers = is_integer(&self->write) && self->write.value.dtype != SW_BOOL;
  for (int i = 0; i < self->read_count; i++)
    integers = integers && is_integer(&self->read[i]);
  if (!integers || !(product || (what && is_arithmetic(what)))) return false;
  int64_t exact = 0;
  return !exact_result(self, product ? NULL : what, &exact) ||
         exact != self->write.value.as.integer;
}

void sw_element_wraps_put(const SwElement *self, const char *name, SwText *out) {
  SwDType dtype = self->write.value.dtype;
  if (*name == 'd')
    sw_text_put(out, sw_dtype_name(dtype));
  else
    sw_text_int(out, *name == 'h' ? sw_dtype_highest(dtype) : sw_dtype_lowest(dtype));
}
