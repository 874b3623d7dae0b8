/* f-string fields: {value}, {value!r}, {value:.2f}, {value:>8}. */
#include <string.h>

#include "base/number.h"
#include "base/utf8.h"
#include "lang/call.h"

/* [[fill]align][sign][0][width][,][.precision][type] */
typedef struct FormatSpec {
  char fill, align, type;
  int width, precision; /* -1: not given */
} FormatSpec;

static int digits(const char **at) {
  int value = 0;
  bool any = false;
  while (**at >= '0' && **at <= '9' && value < 10000) {
    value = value * 10 + (*(*at)++ - '0');
    any = true;
  }
  return any ? value : -1;
}

static bool parse_spec(const char *text, FormatSpec *out) {
  *out = (FormatSpec){' ', 0, 0, -1, -1};
  if (text[0] && text[1] && strchr("<>^", text[1])) {
    out->fill = *text++;
    out->align = *text++;
  } else if (*text && strchr("<>^", *text)) {
    out->align = *text++;
  }
  if (*text == '0') {
    out->fill = '0';
    out->align = out->align ? out->align : '=';
    text++;
  }
  out->width = digits(&text);
  if (*text == '.') {
    text++;
    out->precision = digits(&text);
    if (out->precision < 0) return false;
  }
  if (*text && strchr("dfeFs", *text)) out->type = *text++;
  return *text == '\0' && out->width < 1000 && out->precision < 100;
}

static void pad(const FormatSpec *spec, const SwText *content, bool number, SwText *out) {
  int64_t missing = spec->width - (int64_t)sw_utf8_count(sw_text_cstr(content), content->size);
  char align = spec->align ? spec->align : number ? '>' : '<';
  const char *text = sw_text_cstr(content);
  size_t size = content->size;
  if (align == '=' && size && text[0] == '-') {
    sw_text_char(out, *text++);
    size--;
  }
  int64_t before = missing <= 0 || align == '<' ? 0 : align == '^' ? missing / 2 : missing;
  sw_text_repeat(out, spec->fill, before);
  sw_text_bytes(out, text, size);
  if (missing > before) sw_text_repeat(out, spec->fill, missing - before);
}

static bool format_number(SwValue value, const FormatSpec *spec, SwText *out) {
  double number = value.kind == SW_VALUE_FLOAT ? value.as.number : (double)value.as.integer;
  int precision = spec->precision < 0 ? 6 : spec->precision;
  if (spec->type == 'f' || spec->type == 'F') sw_text_float_fixed(out, number, precision);
  else if (spec->type == 'e') sw_text_float_scientific(out, number, precision);
  else return false;
  return true;
}

/* A tensor of one element formats as its number, as both libraries do. */
static SwValue as_number(SwValue value) {
  if (value.kind != SW_VALUE_TENSOR || value.as.tensor->layout.shape.ndim != 0) return value;
  SwScalar scalar = sw_tensor_load(value.as.tensor, value.as.tensor->layout.offset);
  if (scalar.dtype == SW_BOOL) return sw_value_bool(scalar.as.integer != 0);
  return sw_dtype_is_float(scalar.dtype) ? sw_value_float(scalar.as.number) : sw_value_int(scalar.as.integer);
}

bool sw_value_format(SwVm *vm, const SwNode *field, SwValue value, SwText *out) {
  SwText content = {0};
  FormatSpec spec = {' ', 0, 0, -1, -1};
  if (field->integer == 0) value = as_number(value);
  bool plain = field->size == 0;
  bool good = plain || parse_spec(field->text, &spec);
  if (!good) return sw_refuse(vm, field->span, "Stridewise does not run the format `{spec}`.", SW_STR(field->text));
  bool number = value.kind == SW_VALUE_INT || value.kind == SW_VALUE_FLOAT;
  bool formatted = !plain && number && field->integer == 0 && format_number(value, &spec, &content);
  if (!formatted && !plain && (spec.precision >= 0 || (spec.type && spec.type != 's' && spec.type != 'd'))) {
    return sw_refuse(vm, field->span, "Stridewise does not run the format `{spec}` here.", SW_STR(field->text));
  }
  if (!plain && !number && value.kind != SW_VALUE_STRING && field->integer == 0) {
    sw_text_free(&content);
    return sw_refuse(vm, field->span, "Stridewise does not run the format `{spec}` here.", SW_STR(field->text));
  }
  if (!formatted) good = field->integer == 'r' ? sw_value_repr(vm, value, &content) : sw_value_str(vm, value, &content);
  if (good && plain) sw_text_bytes(out, sw_text_cstr(&content), content.size);
  else if (good) pad(&spec, &content, number, out);
  sw_text_free(&content);
  return good;
}
