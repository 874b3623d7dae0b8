/* Values as text: repr(x), str(x), f-string fields. */
#include <string.h>

#include "base/number.h"
#include "lang/call.h"
#include "tensor/repr.h"

static void repr_string(const SwString *string, SwText *out) {
  bool single = memchr(string->bytes, '\'', string->size) && !memchr(string->bytes, '"', string->size);
  char quote = single ? '"' : '\'';
  sw_text_char(out, quote);
  for (size_t i = 0; i < string->size; i++) {
    char c = string->bytes[i];
    if (c == quote || c == '\\') sw_text_char(out, '\\');
    if (c == '\n') sw_text_put(out, "\\n");
    else if (c == '\t') sw_text_put(out, "\\t");
    else if (c == '\r') sw_text_put(out, "\\r");
    else sw_text_char(out, c);
  }
  sw_text_char(out, quote);
}

static bool repr_items(SwVm *vm, const SwSequence *items, SwText *out) {
  for (int64_t i = 0; i < items->count; i++) {
    if (i) sw_text_put(out, ", ");
    if (!sw_value_repr(vm, items->items[i], out)) return false;
  }
  return true;
}

static bool repr_sequence(SwVm *vm, SwValue value, SwText *out) {
  const SwSequence *items = value.as.sequence;
  const char *open = value.kind == SW_VALUE_LIST ? "[" : value.kind == SW_VALUE_TUPLE ? "(" : "torch.Size([";
  const char *close = value.kind == SW_VALUE_LIST ? "]" : value.kind == SW_VALUE_TUPLE ? ")" : "])";
  if (vm->depth >= SW_MAX_DEPTH) return sw_raise0(vm, SW_ERR_RECURSION);
  vm->depth++;
  sw_text_put(out, open);
  bool good = repr_items(vm, items, out);
  if (value.kind == SW_VALUE_TUPLE && items->count == 1) sw_text_char(out, ',');
  sw_text_put(out, close);
  vm->depth--;
  return good;
}

static void repr_dtype(SwDTypeValue dtype, SwText *out) {
  const char *name = sw_dtype_name(dtype.dtype);
  const char *open = dtype.dialect == SW_TORCH ? "torch." : dtype.is_type ? "<class 'numpy." : "dtype('";
  sw_text_put(out, open);
  sw_text_put(out, name);
  if (dtype.dialect == SW_NUMPY) sw_text_put(out, dtype.is_type ? "'>" : "')");
}

static bool repr_slice(SwVm *vm, const SwSlice *slice, SwText *out) {
  sw_text_put(out, "slice(");
  bool good = sw_value_repr(vm, slice->start, out);
  sw_text_put(out, ", ");
  good = good && sw_value_repr(vm, slice->stop, out);
  sw_text_put(out, ", ");
  good = good && sw_value_repr(vm, slice->step, out);
  sw_text_char(out, ')');
  return good;
}

static void repr_range(const SwRange *range, SwText *out) {
  sw_text_put(out, "range(");
  sw_text_int(out, range->start);
  sw_text_put(out, ", ");
  sw_text_int(out, range->stop);
  if (range->step != 1) {
    sw_text_put(out, ", ");
    sw_text_int(out, range->step);
  }
  sw_text_char(out, ')');
}

/* A flag a line, as NumPy prints them. */
static void repr_flags(const SwTensor *array, SwText *out) {
  bool owns = !array->base;
  const struct { const char *name; bool value; } lines[] = {
      {"C_CONTIGUOUS", sw_layout_is_contiguous(&array->layout)},
      {"F_CONTIGUOUS", sw_layout_is_fortran(&array->layout)},
      {"OWNDATA", owns}, {"WRITEABLE", !array->readonly}, {"ALIGNED", true}, {"WRITEBACKIFCOPY", false}};
  for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
    sw_text_put(out, "  ");
    sw_text_put(out, lines[i].name);
    sw_text_put(out, lines[i].value ? " : True\n" : " : False\n");
  }
}

bool sw_value_repr(SwVm *vm, SwValue value, SwText *out) {
  switch (value.kind) {
    case SW_VALUE_ABSENT:
    case SW_VALUE_NONE: sw_text_put(out, "None"); break;
    case SW_VALUE_BOOL: sw_text_put(out, value.as.truth ? "True" : "False"); break;
    case SW_VALUE_INT: sw_text_int(out, value.as.integer); break;
    case SW_VALUE_FLOAT: sw_text_float_repr(out, value.as.number); break;
    case SW_VALUE_STRING: repr_string(value.as.string, out); break;
    case SW_VALUE_LIST:
    case SW_VALUE_TUPLE:
    case SW_VALUE_SIZE: return repr_sequence(vm, value, out);
    case SW_VALUE_TENSOR:
      if (value.as.tensor->dialect == SW_TORCH) sw_repr_torch(value.as.tensor, out);
      else sw_repr_numpy(value.as.tensor, out);
      break;
    case SW_VALUE_DTYPE: repr_dtype(value.as.dtype, out); break;
    case SW_VALUE_SLICE: return repr_slice(vm, value.as.slice, out);
    case SW_VALUE_ELLIPSIS: sw_text_put(out, "Ellipsis"); break;
    case SW_VALUE_RANGE: repr_range(value.as.range, out); break;
    case SW_VALUE_TYPE:
      sw_text_put(out, "<class '");
      sw_text_put(out, value.as.type);
      sw_text_put(out, "'>");
      break;
    case SW_VALUE_FLAGS: repr_flags(value.as.tensor, out); break;
    case SW_VALUE_MODULE:
    case SW_VALUE_FUNCTION:
    case SW_VALUE_METHOD:
      return sw_refuse0(vm, vm->program->statements[vm->statement].span, "Stridewise does not print modules and functions.");
  }
  return !out->failed || sw_exhausted(vm);
}

bool sw_value_str(SwVm *vm, SwValue value, SwText *out) {
  if (value.kind == SW_VALUE_STRING) {
    sw_text_bytes(out, value.as.string->bytes, value.as.string->size);
    return true;
  }
  if (value.kind == SW_VALUE_TENSOR && value.as.tensor->dialect == SW_NUMPY) {
    sw_str_numpy(value.as.tensor, out);
    return !out->failed || sw_exhausted(vm);
  }
  if (value.kind == SW_VALUE_DTYPE && value.as.dtype.dialect == SW_NUMPY && !value.as.dtype.is_type) {
    sw_text_put(out, sw_dtype_name(value.as.dtype.dtype));
    return true;
  }
  return sw_value_repr(vm, value, out);
}
