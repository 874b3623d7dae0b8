/* f-string fields: {value}, {value!r}, {value:.2f}, {value:>8}. */
#include <string.h>

#include "base/number.h"
#include "base/utf8.h"
#include "lang/call.h"

/* [[fill]align][sign][0][width][,][.precision][type] */
typedef struct FormatSpec {
  char fill, align, type;
  int width, precision; /* -1: not given */
  bool groups;          /* 1,000,000 */
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
  *out = (FormatSpec){' ', 0, 0, -1, -1, false};
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
  if (*text == ',') {
    out->groups = true;
    text++;
  }
  if (*text == '.') {
    text++;
    out->precision = digits(&text);
    if (out->precision < 0) return false;
  }
  if (*text && strchr("dfeFs%", *text)) out->type = *text++;
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

/* A comma before every third digit from the right, of the digits before point and exponent. */
static void group(const SwText *digits, SwText *out) {
  const char *text = sw_text_cstr(digits);
  size_t sign = *text == '-', count = strspn(text + sign, "0123456789");
  for (size_t i = 0; i < digits->size; i++) {
    bool inside = i > sign && i < sign + count;
    if (inside && (sign + count - i) % 3 == 0) sw_text_char(out, ',');
    sw_text_char(out, text[i]);
  }
}

static void put_number(SwValue value, const FormatSpec *spec, SwText *out) {
  double number = value.kind == SW_VALUE_FLOAT ? value.as.number : (double)value.as.integer;
  int precision = spec->precision < 0 ? 6 : spec->precision;
  switch (spec->type) {
  case 'e': sw_text_float_scientific(out, number, precision); break;
  case '%':
    sw_text_float_fixed(out, number * 100, precision);
    sw_text_char(out, '%');
    break;
  case 'f':
  case 'F': sw_text_float_fixed(out, number, precision); break;
  default:
    if (value.kind == SW_VALUE_FLOAT)
      sw_text_float_repr(out, number);
    else
      sw_text_int(out, value.as.integer);
  }
}

/* Number formats that are Python's errors, or that are not run. */
static bool check_number(SwVm *vm, const SwNode *field, SwValue value, const FormatSpec *spec) {
  bool is_int = value.kind == SW_VALUE_INT;
  bool wrong = spec->type == 's' || (spec->type == 'd' && !is_int);
  char code[2] = {spec->type, 0};
  if (wrong)
    return sw_raise(vm, SW_ERR_FORMAT_CODE, SW_STR(code), SW_STR(is_int ? "int" : "float"));
  bool unclear = (spec->precision >= 0 && (spec->type == 0 || spec->type == 'd')) ||
                 (spec->groups && spec->fill == '0') ||
                 (is_int && spec->type && spec->type != 'd' &&
                  (value.as.integer > (1LL << 53) || value.as.integer < -(1LL << 53)));
  return !unclear || sw_refuse(vm, field->span, "Stridewise does not run the format `{spec}` here.",
                               SW_STR(field->text));
}

static bool check_format(SwVm *vm, const SwNode *field, SwValue value, const FormatSpec *spec) {
  bool text = value.kind == SW_VALUE_STRING || field->integer != 0;
  if (value.kind == SW_VALUE_INT && !text) return check_number(vm, field, value, spec);
  if (value.kind == SW_VALUE_FLOAT && !text) return check_number(vm, field, value, spec);
  bool plain = spec->precision < 0 && !spec->groups && spec->align != '=' &&
               (spec->type == 0 || spec->type == 's');
  if (text && plain) return true;
  bool object =
      value.kind == SW_VALUE_NONE || sw_value_is_sequence(value) || value.kind == SW_VALUE_TENSOR;
  if (object && !text) return sw_raise(vm, SW_ERR_FORMAT_OBJECT, SW_STR(sw_value_type_name(value)));
  return sw_refuse(vm, field->span, "Stridewise does not run the format `{spec}` here.",
                   SW_STR(field->text));
}

/* A tensor of one element formats as its number, as both libraries do. */
static SwValue as_number(SwValue value) {
  if (value.kind != SW_VALUE_TENSOR || value.as.tensor->layout.shape.ndim != 0) return value;
  SwScalar scalar = sw_tensor_load(value.as.tensor, value.as.tensor->layout.offset);
  if (scalar.dtype == SW_BOOL) return sw_value_bool(scalar.as.integer != 0);
  return sw_dtype_is_float(scalar.dtype) ? sw_value_float(scalar.as.number)
                                         : sw_value_int(scalar.as.integer);
}

bool sw_value_format(SwVm *vm, const SwNode *field, SwValue value, SwText *out) {
  SwText content = {0}, grouped = {0};
  FormatSpec spec;
  if (field->integer == 0) value = as_number(value);
  bool number = field->integer == 0 && (value.kind == SW_VALUE_INT || value.kind == SW_VALUE_FLOAT);
  if (field->size == 0)
    return field->integer == 'r' ? sw_value_repr(vm, value, out) : sw_value_str(vm, value, out);
  if (!parse_spec(field->text, &spec))
    return sw_refuse(vm, field->span, "Stridewise does not run the format `{spec}`.",
                     SW_STR(field->text));
  if (!check_format(vm, field, value, &spec)) return false;
  bool good = true;
  if (number)
    put_number(value, &spec, &content);
  else
    good = field->integer == 'r' ? sw_value_repr(vm, value, &content)
                                 : sw_value_str(vm, value, &content);
  if (spec.groups) group(&content, &grouped);
  if (good) pad(&spec, spec.groups ? &grouped : &content, number, out);
  bool failed = content.failed || grouped.failed || out->failed;
  sw_text_free(&content);
  sw_text_free(&grouped);
  return good && (!failed || sw_exhausted(vm));
}
