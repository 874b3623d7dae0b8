#include "repr/format_numpy.h"

#include <math.h>
#include <string.h>

#include "base/number.h"
#include "repr/cell.h"

static SwReading reading_of(SwScalar value) {
  return value.dtype == SW_FLOAT16   ? SW_READING_FLOAT16
         : value.dtype == SW_FLOAT32 ? SW_READING_FLOAT32
                                     : SW_READING_FLOAT64;
}

/* The value from which e-notation is used. Since NumPy 2.3 it is 1e6 for float32, which holds 6
 * digits, and 1e3 for float16. */
static double exponents_from(SwDType dtype) {
  return dtype == SW_FLOAT16 ? 1.e3 : dtype == SW_FLOAT32 ? 1.e6 : 1.e8;
}

static double in_type_of(SwScalar like, double value) {
  return sw_scalar_cast(sw_scalar_float(SW_FLOAT64, value), like.dtype).as.number;
}

static SwDecimal digits_positional(const SwNumpyFormat *self, SwScalar value) {
  return sw_decimal_cut(value.as.number, reading_of(value), self->all_decimals, self->precision);
}

/* E-notation with at least `min_decimals` digits after the first. Digits beyond the shortest are
 * the exact ones of the binary number, not zeros: beside 1.23456789e-05, 5e-324 prints as
 * 4.94065646e-324. */
static SwDecimal digits_scientific(const SwNumpyFormat *self, SwScalar value, int min_decimals) {
  int most = self->precision < 16 ? self->precision + 1 : 17;
  return sw_decimal_unique(value.as.number, reading_of(value), min_decimals + 1, most);
}

static int count_digits(const SwDecimal *self) {
  return (int)strlen(self->digits);
}

static int at_least(int a, int b) {
  return a > b ? a : b;
}

/* Whether e-notation is chosen; only nonzero finite elements count. NumPy compares in the array's
 * dtype: float32 0.0001 is not less than 0.0001, although its value as a double is. */
static bool needs_exponents(const SwScalar *values, int64_t count, bool suppressed) {
  double low = INFINITY;
  double high = 0;
  for (int64_t i = 0; i < count; i++) {
    double size = fabs(values[i].as.number);
    if (!isfinite(size) || size == 0) continue;
    low = fmin(low, size);
    high = fmax(high, size);
  }
  if (high == 0) return false;
  bool apart = low < in_type_of(values[0], 0.0001) || in_type_of(values[0], high / low) > 1000.0;
  return high >= exponents_from(values[0].dtype) || (apart && !suppressed);
}

static void fit_scientific(SwNumpyFormat *self, SwScalar value) {
  SwDecimal decimal = digits_scientific(self, value, 0);
  int exponent = decimal.exponent - 1;
  bool is_long = exponent >= 100 || exponent <= -100;
  self->decimals = at_least(self->decimals, count_digits(&decimal) - 1);
  self->exponent_digits = at_least(self->exponent_digits, is_long ? 3 : 2);
  self->left = at_least(self->left, decimal.negative ? 2 : 1);
}

static void fit_positional(SwNumpyFormat *self, SwScalar value) {
  SwDecimal decimal = digits_positional(self, value);
  self->left = at_least(self->left, at_least(decimal.exponent, 1) + (decimal.negative ? 1 : 0));
  self->right = at_least(self->right, count_digits(&decimal) - decimal.exponent);
}

static SwNumpyFormat float_format(const SwPrinting *printing, const SwScalar *values,
                                  int64_t count) {
  bool suppressed = printing->notation == SW_NOTATION_FIXED;
  SwNumpyFormat self = {.is_scientific = needs_exponents(values, count, suppressed),
                        .precision = printing->precision,
                        .all_decimals = printing->all_decimals};
  int nonfinite = 0; /* columns */
  for (int64_t i = 0; i < count; i++) {
    double number = values[i].as.number;
    if (!isfinite(number)) {
      nonfinite = at_least(nonfinite, number == -INFINITY ? 4 : 3);
    } else if (self.is_scientific) {
      fit_scientific(&self, values[i]);
    } else {
      fit_positional(&self, values[i]);
    }
  }
  if (self.left && self.all_decimals) self.decimals = self.right = self.precision;
  if (self.is_scientific) self.right = self.decimals + 2 + self.exponent_digits;
  self.left = at_least(self.left, nonfinite - self.right - 1);
  self.width = self.left + 1 + self.right;
  return self;
}

static int integer_width(SwScalar scalar) {
  int64_t value = scalar.as.integer;
  int width = value < 0 ? 2 : 1;
  if (scalar.dtype == SW_UINT64) value = (int64_t)((uint64_t)value / 10);
  if (scalar.dtype == SW_UINT64) width = value ? 2 : 1;
  for (; value > 9 || value < -9; value /= 10)
    width++;
  return width;
}

static SwNumpyFormat integer_format(const SwScalar *values, int64_t count) {
  SwNumpyFormat self = {0};
  for (int64_t i = 0; i < count; i++) {
    self.width = at_least(self.width, integer_width(values[i]));
  }
  return self;
}

SwNumpyFormat sw_numpy_format(const SwPrinting *printing, const SwScalar *values, int64_t count,
                              bool is_zero_dim) {
  if (sw_dtype_is_float(values[0].dtype)) return float_format(printing, values, count);
  /* The width is that of "False", even if no element is False. */
  if (values[0].dtype == SW_BOOL) return (SwNumpyFormat){.width = is_zero_dim ? 0 : 5};
  return integer_format(values, count);
}

static void put_padded(SwText *out, const char *word, int width) {
  sw_text_repeat(out, ' ', width - (int64_t)strlen(word));
  sw_text_put(out, word);
}

static void put_float(const SwNumpyFormat *self, SwScalar value, SwText *out) {
  SwDecimal decimal = self->is_scientific ? digits_scientific(self, value, self->decimals)
                                          : digits_positional(self, value);
  int before = self->is_scientific ? 1 : at_least(decimal.exponent, 1);
  sw_text_repeat(out, ' ', self->left - before - (decimal.negative ? 1 : 0));
  if (self->is_scientific) {
    sw_decimal_scientific(&decimal, self->decimals, true, self->exponent_digits, out);
    return;
  }
  int least = self->all_decimals ? self->right : 0;
  sw_decimal_positional(&decimal, least, out);
  int after = at_least(count_digits(&decimal) - decimal.exponent, least);
  sw_text_repeat(out, ' ', self->right - after);
}

void sw_numpy_format_put(const SwNumpyFormat *self, SwScalar value, SwText *out) {
  if (value.dtype == SW_BOOL) {
    put_padded(out, value.as.integer ? "True" : "False", self->width);
  } else if (!sw_dtype_is_float(value.dtype)) {
    sw_repr_integer(value, self->width, out);
  } else if (isfinite(value.as.number)) {
    put_float(self, value, out);
  } else {
    double number = value.as.number;
    put_padded(out, isnan(number) ? "nan" : number < 0 ? "-inf" : "inf", self->width);
  }
}

void sw_numpy_scalar_put(SwScalar value, SwText *out) {
  if (!sw_dtype_is_float(value.dtype)) {
    sw_numpy_format_put(&(SwNumpyFormat){0}, value, out);
    return;
  }
  if (value.dtype == SW_FLOAT64 || !isfinite(value.as.number)) {
    sw_text_float_repr(out, value.as.number);
    return;
  }
  double size = fabs(value.as.number);
  SwDecimal decimal = sw_decimal_shortest(value.as.number, reading_of(value));
  if (size == 0 || (size >= 1.e-4 && size < exponents_from(value.dtype))) {
    sw_decimal_positional(&decimal, 1, out);
  } else {
    sw_decimal_scientific(&decimal, 0, false, 2, out);
  }
}
