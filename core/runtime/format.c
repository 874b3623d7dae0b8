#include "runtime/format.h"

#include "base/notices.h"
#include "runtime/format_spec.h"

#include <string.h>

#include "base/utf8.h"
#include "runtime/print.h"
#include "runtime/vm.h"

static bool refuse_here(SwVm *vm, const SwNode *field) {
  return sw_refuse(vm, field->span, sw_notice(SW_NOTICE_NO_FORMAT_SPEC_HERE), SW_STR(field->text));
}

static bool raise_code(SwVm *vm, const SwFormatSpec *spec, SwValue value) {
  char code[2] = {spec->type, 0};
  return sw_raise(vm, SW_ERR_FORMAT_CODE, SW_STR(code), SW_STR(sw_value_type_name(value)));
}

/* Number formats that are Python's errors, or that are not run. */
static bool check_number(SwVm *vm, const SwNode *field, SwValue value, const SwFormatSpec *spec) {
  bool is_int = value.kind == SW_VALUE_INT;
  bool digits = spec->type && strchr("xXob", spec->type);
  bool whole = is_int && (digits || !spec->type || spec->type == 'd');
  if (spec->type == 's' || (!is_int && (digits || spec->type == 'd')))
    return raise_code(vm, spec, value);
  if (whole && spec->precision >= 0) return sw_raise0(vm, SW_ERR_FORMAT_PRECISION);
  bool inexact =
      is_int && !whole && (value.as.integer > (1LL << 53) || value.as.integer < -(1LL << 53));
  if (inexact || (spec->group && (spec->fill == '0' || digits))) return refuse_here(vm, field);
  return true;
}

static bool check_text(SwVm *vm, const SwNode *field, SwValue value, const SwFormatSpec *spec) {
  bool plain = !spec->group && !spec->sign && spec->align != '=';
  if (plain && spec->type && spec->type != 's' && field->integer == 0)
    return raise_code(vm, spec, value);
  if (!plain || (spec->type && spec->type != 's')) return refuse_here(vm, field);
  return true;
}

static bool check_format(SwVm *vm, const SwNode *field, SwValue value, const SwFormatSpec *spec) {
  if (value.kind == SW_VALUE_STRING || field->integer != 0)
    return check_text(vm, field, value, spec);
  if (value.kind == SW_VALUE_INT || value.kind == SW_VALUE_FLOAT)
    return check_number(vm, field, value, spec);
  bool object = value.kind == SW_VALUE_NONE || sw_value_is_sequence(value) ||
                sw_value_is_table(value) || value.kind == SW_VALUE_TENSOR;
  if (object) return sw_raise(vm, SW_ERR_FORMAT_OBJECT, SW_STR(sw_value_type_name(value)));
  return refuse_here(vm, field);
}

/* A tensor of one element formats as its number, as both libraries do, and a bool as 0 or 1. */
static SwValue as_number(SwValue value) {
  if (value.kind == SW_VALUE_TENSOR && value.as.tensor->layout.shape.ndim == 0) {
    SwScalar scalar = sw_tensor_load(value.as.tensor, value.as.tensor->layout.offset);
    if (sw_dtype_is_float(scalar.dtype)) return sw_value_float(scalar.as.number);
    if (scalar.dtype != SW_BOOL) return sw_value_int(scalar.as.integer);
    return value.as.tensor->dialect == SW_TORCH ? sw_value_int(scalar.as.integer)
                                                : sw_value_bool(scalar.as.integer != 0);
  }
  return value.kind == SW_VALUE_BOOL ? sw_value_int(value.as.truth) : value;
}

/* repr(value) or str(value), cut to the precision. */
static bool put_text(SwVm *vm, const SwNode *field, SwValue value, const SwFormatSpec *spec,
                     SwText *out) {
  bool good = field->integer == 'r' ? sw_value_repr(vm, value, out) : sw_value_str(vm, value, out);
  while (good && spec->precision >= 0 && out->size &&
         sw_utf8_count(sw_text_cstr(out), out->size) > (size_t)spec->precision)
    out->data[--out->size] = '\0';
  return good;
}

/* {value} without a specification. */
static bool put_plain(SwVm *vm, const SwNode *field, SwValue value, SwText *out) {
  bool number = value.kind == SW_VALUE_TENSOR && field->integer == 0;
  SwScalar scalar = {0};
  if (!number || value.as.tensor->layout.shape.ndim)
    return field->integer == 'r' ? sw_value_repr(vm, value, out) : sw_value_str(vm, value, out);
  scalar = sw_tensor_load(value.as.tensor, value.as.tensor->layout.offset);
  if (scalar.dtype == SW_BOOL) return sw_value_str(vm, sw_value_bool(scalar.as.integer != 0), out);
  if (scalar.dtype == SW_UINT64) return sw_value_str(vm, value, out);
  return sw_value_str(vm, as_number(value), out);
}

bool sw_value_format(SwVm *vm, const SwNode *field, SwValue value, SwText *out) {
  SwText content = {0};
  SwFormatSpec spec;
  if (field->size == 0) return put_plain(vm, field, value, out);
  if (!sw_format_spec_parse(field->text, &spec))
    return sw_refuse(vm, field->span, sw_notice(SW_NOTICE_NO_FORMAT_SPEC), SW_STR(field->text));
  SwValue shown = field->integer == 0 ? as_number(value) : value;
  if (value.kind == SW_VALUE_TENSOR && value.as.tensor->dtype == SW_UINT64 &&
      shown.kind == SW_VALUE_INT && shown.as.integer < 0)
    return refuse_here(vm, field);
  if (value.kind == SW_VALUE_BOOL && spec.type == 's') return raise_code(vm, &spec, value);
  if (!check_format(vm, field, shown, &spec)) return false;
  bool number = field->integer == 0 && (shown.kind == SW_VALUE_INT || shown.kind == SW_VALUE_FLOAT);
  bool good = true;
  if (number)
    sw_format_number(&spec, shown, &content);
  else
    good = put_text(vm, field, shown, &spec, &content);
  if (good) sw_format_pad(&spec, &content, number, out);
  bool failed = content.failed || out->failed;
  sw_text_free(&content);
  if (good && failed) return sw_exhausted(vm);
  return good;
}
