#include "repr/format_torch.h"

#include <math.h>
#include <string.h>

#include "base/number.h"
#include "repr/cell.h"

/* The element before padding. */
static void put_bare(const SwTorchFormat *self, SwScalar value, SwText *out) {
  if (value.dtype == SW_BOOL) {
    sw_text_put(out, value.as.integer ? "True" : "False");
  } else if (!sw_dtype_is_float(value.dtype)) {
    sw_repr_integer(value, 0, out);
  } else if (self->is_scientific) {
    sw_text_float_scientific(out, value.as.number, self->precision);
  } else if (self->is_integral) {
    sw_text_float_fixed(out, value.as.number, 0);
    if (isfinite(value.as.number)) sw_text_char(out, '.');
  } else {
    sw_text_float_fixed(out, value.as.number, self->precision);
  }
}

static bool counts(SwScalar value) {
  return isfinite(value.as.number) && value.as.number != 0;
}

/* Only nonzero finite values decide the format. */
static void choose_notation(SwTorchFormat *self, SwNotation notation, const SwScalar *values,
                            int64_t count) {
  double low = INFINITY;
  double high = 0;
  self->is_integral = true;
  for (int64_t i = 0; i < count; i++) {
    if (!counts(values[i])) continue;
    double size = fabs(values[i].as.number);
    low = fmin(low, size);
    high = fmax(high, size);
    if (size != floor(size)) self->is_integral = false;
  }
  bool fits = high / low > 1000.0 || high > 1.0e8 || low < 1.0e-4;
  self->is_scientific = high > 0 && (notation ? notation == SW_NOTATION_SCIENTIFIC : fits);
}

SwTorchFormat sw_torch_format(const SwPrinting *printing, const SwScalar *values, int64_t count,
                              SwText *scratch) {
  SwTorchFormat self = {.width = 1, .precision = printing->precision};
  bool is_float = sw_dtype_is_float(values[0].dtype);
  if (is_float) choose_notation(&self, printing->notation, values, count);
  size_t start = scratch->size;
  for (int64_t i = 0; i < count && !scratch->failed; i++) {
    if (is_float && !counts(values[i])) continue;
    put_bare(&self, values[i], scratch);
    int width = (int)(scratch->size - start);
    if (width > self.width) self.width = width;
    scratch->size = start;
    if (scratch->data) scratch->data[start] = '\0';
  }
  return self;
}

void sw_torch_format_put(const SwTorchFormat *self, SwScalar value, SwText *out) {
  size_t start = out->size;
  put_bare(self, value, out);
  size_t size = out->size - start;
  if (size >= (size_t)self->width) return;
  size_t padding = (size_t)self->width - size;
  sw_text_repeat(out, ' ', (int64_t)padding);
  if (out->failed) return;
  memmove(out->data + start + padding, out->data + start, size);
  memset(out->data + start, ' ', padding);
}
