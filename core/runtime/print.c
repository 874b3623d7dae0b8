#include "runtime/print.h"

#include <string.h>

#include "base/notices.h"
#include "base/number.h"
#include "repr/numpy.h"
#include "repr/torch.h"
#include "runtime/exception.h"
#include "runtime/object.h"
#include "runtime/print_storage.h"
#include "runtime/table.h"
#include "runtime/unknown.h"

static void put_hex(SwText *out, char c) {
  const char *digits = "0123456789abcdef";
  sw_text_put(out, "\\x");
  sw_text_char(out, digits[(unsigned char)c >> 4]);
  sw_text_char(out, digits[c & 15]);
}

/* U+0080 to U+00A0 and the soft hyphen: in UTF-8 0xC2 and the code point itself. */
static bool is_hidden_latin(const char *at) {
  unsigned char first = (unsigned char)at[0], second = (unsigned char)at[first != 0];
  return first == 0xC2 && (second <= 0xA0 || second == 0xAD);
}

static void repr_string(const SwString *string, SwText *out) {
  bool single =
      memchr(string->bytes, '\'', string->size) && !memchr(string->bytes, '"', string->size);
  char quote = single ? '"' : '\'';
  sw_text_char(out, quote);
  for (size_t i = 0; i < string->size; i++) {
    char c = string->bytes[i];
    if (c == quote || c == '\\') sw_text_char(out, '\\');
    if (c == '\n')
      sw_text_put(out, "\\n");
    else if (c == '\t')
      sw_text_put(out, "\\t");
    else if (c == '\r')
      sw_text_put(out, "\\r");
    else if ((unsigned char)c < 0x20 || c == 0x7F)
      put_hex(out, c);
    else if (is_hidden_latin(string->bytes + i))
      put_hex(out, string->bytes[++i]);
    else
      sw_text_char(out, c);
  }
  sw_text_char(out, quote);
}

/* OrderedDict([('a', 1), ...]), as the state of a module. */
static bool repr_ordered(SwVm *vm, const SwSequence *items, SwText *out) {
  bool good = true;
  sw_text_put(out, "OrderedDict(");
  for (int64_t i = 0; i < items->count && good; i += 2) {
    sw_text_put(out, i ? ", (" : "[(");
    good = sw_value_repr(vm, items->items[i], out);
    sw_text_put(out, ", ");
    good = good && sw_value_repr(vm, items->items[i + 1], out);
    sw_text_char(out, ')');
  }
  sw_text_put(out, items->count ? "])" : ")");
  return good;
}

static bool repr_items(SwVm *vm, SwValueKind kind, const SwSequence *items, SwText *out) {
  for (int64_t i = 0; i < items->count; i++) {
    if (i) sw_text_put(out, kind == SW_VALUE_DICT && i % 2 ? ": " : ", ");
    if (!sw_value_repr(vm, items->items[i], out)) return false;
  }
  return true;
}

/* A list that contains itself is written [...]. */
#define BEING_PRINTED INT64_MIN

/* torch.return_types.max(\nvalues=..., one field a line, or EighResult(eigenvalues=... */
static bool repr_named(SwVm *vm, const SwSequence *items, SwText *out) {
  sw_text_put(out, items->fields->type);
  if (!items->count) sw_text_char(out, '(');
  for (int64_t i = 0; i < items->count; i++) {
    sw_text_put(out, i ? "," : "(");
    if (i || !items->fields->in_line) sw_text_char(out, items->fields->in_line ? ' ' : '\n');
    sw_text_put(out, sw_tuple_field(items, i));
    sw_text_char(out, '=');
    if (!sw_value_repr(vm, items->items[i], out)) return false;
  }
  sw_text_char(out, ')');
  return true;
}

static bool repr_sequence(SwVm *vm, SwValue value, SwText *out) {
  SwSequence *items = value.as.sequence;
  if (items->fields && value.kind == SW_VALUE_TUPLE) return repr_named(vm, items, out);
  if (items->fields && value.kind == SW_VALUE_DICT) return repr_ordered(vm, items, out);
  int64_t marked = items->marked;
  bool braces = value.kind == SW_VALUE_DICT || value.kind == SW_VALUE_SET,
       view = value.kind >= SW_VALUE_KEYS;
  const char *open = value.kind == SW_VALUE_LIST    ? "["
                     : value.kind == SW_VALUE_TUPLE ? "("
                     : braces                       ? "{"
                                                    : "([";
  const char *close = value.kind == SW_VALUE_LIST ? "]" : braces ? "}" : &"])"[!open[1]];
  if (value.kind == SW_VALUE_SET && items->count == 0) open = "set(", close = ")";
  if (marked == BEING_PRINTED) {
    if (!view) sw_text_char(out, *open);
    sw_text_put(out, "...");
    if (!view) sw_text_char(out, *close);
    return true;
  }
  if (vm->depth >= SW_MAX_DEPTH)
    return sw_refuse_here(vm, sw_notice(SW_NOTICE_LIST_NESTED_TOO_DEEPLY_BE_PRINTED));
  items->marked = BEING_PRINTED;
  vm->depth++;
  if (view && items->fields) sw_text_char(out, 'o');
  if (view || value.kind == SW_VALUE_SIZE) sw_text_put(out, sw_value_type_name(value));
  sw_text_put(out, open);
  SwSequence *shown = items;
  bool walked = view || value.kind == SW_VALUE_SET;
  bool good =
      (!walked || sw_table_items(vm, value, &shown)) && repr_items(vm, value.kind, shown, out);
  if (value.kind == SW_VALUE_TUPLE && items->count == 1) sw_text_char(out, ',');
  sw_text_put(out, close);
  items->marked = marked;
  vm->depth--;
  return good;
}

static void repr_dtype(SwDTypeValue dtype, SwText *out) {
  const char *name = sw_dtype_name(dtype.dtype);
  const char *open = dtype.dialect == SW_TORCH ? "torch."
                     : dtype.is_type           ? "<class 'numpy."
                                               : "dtype('";
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

/* One flag a line, as NumPy prints them. */
static void repr_flags(const SwTensor *array, SwText *out) {
  const struct {
    const char *name;
    bool value;
  } lines[] = {{"C_CONTIGUOUS", sw_layout_is_contiguous(&array->layout)},
               {"F_CONTIGUOUS", sw_layout_is_fortran(&array->layout)},
               {"OWNDATA", !array->base},
               {"WRITEABLE", !array->readonly && !array->is_scalar},
               {"ALIGNED", true},
               {"WRITEBACKIFCOPY", false}};
  for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
    sw_text_put(out, "  ");
    sw_text_put(out, lines[i].name);
    sw_text_put(out, lines[i].value ? " : True" : " : False");
    bool warns = i == 3 && array->warns_on_write;
    sw_text_put(out, warns ? "  (with WARN_ON_WRITE=True)\n" : "\n");
  }
}

/* ValueError(), ValueError('words'), ValueError('words', 2). A KeyError's words are a repr already.
 */
/* AxisError(2, 1, None) of "axis 2 is out of bounds for array of dimension 1"; in place of None
 * what stands in front of it. */
static void repr_axis(const char *words, const char *axis, SwText *out) {
  const char *number = axis + strlen("axis ");
  bool begins = axis == words;
  sw_text_put(out, "AxisError(");
  sw_text_bytes(out, number, strcspn(number, " "));
  sw_text_char(out, ',');
  sw_text_put(out, strrchr(number, ' '));
  sw_text_put(out, begins ? ", None" : ", '");
  if (!begins) sw_text_bytes(out, words, strcspn(words, ":"));
  sw_text_put(out, begins ? ")" : "')");
}

static void repr_exception(const SwException *exception, SwText *out) {
  const char *words = exception->message->bytes;
  const char *axis = strcmp(exception->type, "AxisError") == 0 ? strstr(words, "axis ") : NULL;
  if (axis) {
    repr_axis(words, axis, out);
    return;
  }
  bool alone = exception->given < 2;
  sw_text_put(out, exception->type);
  if (alone) sw_text_char(out, '(');
  if (!alone || strcmp(exception->type, "KeyError") == 0)
    sw_text_put(out, words);
  else if (exception->given)
    repr_string(exception->message, out);
  if (alone) sw_text_char(out, ')');
}

static bool too_much(SwVm *vm) {
  vm->stopped = true;
  return sw_refuse_here(vm, sw_notice(SW_NOTICE_PROGRAM_PRINTS_MORE_THAN_4_MIB));
}

/* Printing depends on the print options, which a statement that was not run may have set. */
static bool is_settled(SwVm *vm, const SwTensor *tensor) {
  int setter = vm->unsettled[tensor->dialect].defaults_by;
  if (!setter) return true;
  return sw_need(vm, vm->program->statements[vm->statement].span,
                 (SwNeed){.kind = SW_NEED_DEFAULTS, .maker = setter - 1});
}

static bool no_address(SwVm *vm) {
  return sw_refuse0(vm, vm->program->statements[vm->statement].span,
                    sw_notice(SW_NOTICE_NO_PRINTING_MODULES_FUNCTIONS));
}

/* The result of the object's own __repr__ or __str__. */
static bool repr_object(SwVm *vm, SwValue object, const char *method, SwText *out) {
  SwValue function, text;
  bool found;
  if (!sw_object_attribute(vm, object, method, &found, &function)) return false;
  if (!found && sw_is_exception(object))
    return (method[2] == 's' ? sw_exception_str : sw_exception_repr)(vm, object, out);
  if (!found && strcmp(method, "__str__") == 0) return repr_object(vm, object, "__repr__", out);
  SwMethod module = {vm->module_repr, object};
  if (!found && sw_is_module(object))
    function = (SwValue){.kind = SW_VALUE_METHOD, .as.method = &module};
  else if (!found)
    return no_address(vm);
  const SwStatement *statement = &vm->program->statements[vm->statement];
  SwNode *node = sw_arena_alloc(vm->arena, sizeof *node);
  if (!node) return sw_exhausted(vm);
  node->span = statement->span;
  if (!vm->call(vm, node, function, NULL, 0, &text)) return false;
  if (text.kind != SW_VALUE_STRING)
    return sw_raise(vm, SW_ERR_REPR_TYPE, SW_STR(method), SW_STR(sw_value_type_name(text)));
  sw_text_bytes(out, text.as.string->bytes, text.as.string->size);
  return true;
}

/* Counts what was written behind `before`. */
static bool printed(SwVm *vm, size_t before, const SwText *out) {
  if (out->failed) return sw_exhausted(vm);
  return sw_work(vm, (int64_t)(out->size - before) * SW_PRINT_WORK);
}

#define LEAST_PRINTED 4 /* bytes of an element and its comma */

static bool put_tensor(SwVm *vm, const SwTensor *tensor, bool is_str, SwText *out) {
  size_t before = out->size;
  int64_t numel = sw_tensor_size(tensor);
  if (!is_settled(vm, tensor)) return false;
  if (tensor->grad_fn && *tensor->grad_fn == '?')
    return sw_refuse_here(vm, sw_notice(SW_NOTICE_UNKNOWN_GRAD_FN_TENSOR_PRINT_ITS));
  /* Counted before it is written: this is where a page would wait. */
  const SwPrinting *printing = &vm->printing[tensor->dialect];
  if (!sw_tensor_is_laid_out(tensor) && numel <= printing->threshold &&
      (!sw_work(vm, numel) || !sw_work(vm, numel * LEAST_PRINTED * SW_PRINT_WORK)))
    return false;
  if (tensor->dialect == SW_TORCH)
    sw_repr_torch(tensor, printing, out);
  else
    (is_str ? sw_str_numpy : sw_repr_numpy)(tensor, printing, out);
  return printed(vm, before, out);
}

bool sw_value_repr(SwVm *vm, SwValue value, SwText *out) {
  size_t before = out->size;
  bool dotted; /* of a library's class, written in C there */
  if (vm->printed + out->size > SW_MAX_OUTPUT) return too_much(vm);
  switch (value.kind) {
  case SW_VALUE_ABSENT:
  case SW_VALUE_NONE: sw_text_put(out, "None"); break;
  case SW_VALUE_BOOL: sw_text_put(out, value.as.truth ? "True" : "False"); break;
  case SW_VALUE_INT: sw_text_int(out, value.as.integer); break;
  case SW_VALUE_FLOAT: sw_text_float_repr(out, value.as.number); break;
  case SW_VALUE_STRING: repr_string(value.as.string, out); break;
  case SW_VALUE_LIST:
  case SW_VALUE_TUPLE:
  case SW_VALUE_SIZE:
  case SW_VALUE_DICT:
  case SW_VALUE_SET:
  case SW_VALUE_KEYS:
  case SW_VALUE_VALUES:
  case SW_VALUE_ITEMS: return repr_sequence(vm, value, out);
  case SW_VALUE_TENSOR: return put_tensor(vm, value.as.tensor, false, out);
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
  case SW_VALUE_STORAGE:
  case SW_VALUE_BYTES: return sw_storage_repr(vm, value, out);
  case SW_VALUE_EXCEPTION: repr_exception(value.as.exception, out); break;
  case SW_VALUE_CONSTANT: sw_text_put(out, value.as.constant->repr); break;
  case SW_VALUE_ADDRESS:
    return sw_refuse0(vm, vm->program->statements[vm->statement].span,
                      sw_notice(SW_NOTICE_NO_PRINTING_ADDRESSES_COMPARE));
  case SW_VALUE_CLASS:
    dotted = strchr(sw_class_name(value), '.');
    if (!dotted && sw_table_attribute(value, "__module__")) return no_address(vm);
    sw_text_put(out, dotted ? "<class '" : "<class '__main__.");
    sw_text_put(out, sw_class_name(value));
    sw_text_put(out, "'>");
    break;
  case SW_VALUE_OBJECT: return repr_object(vm, value, "__repr__", out);
  default: return no_address(vm);
  }
  return printed(vm, before, out);
}

bool sw_value_str(SwVm *vm, SwValue value, SwText *out) {
  if (value.kind == SW_VALUE_EXCEPTION)
    return sw_value_str(
        vm, (SwValue){.kind = SW_VALUE_STRING, .as.string = value.as.exception->message}, out);
  if (vm->printed + out->size > SW_MAX_OUTPUT) return too_much(vm);
  if (value.kind == SW_VALUE_STRING) {
    sw_text_bytes(out, value.as.string->bytes, value.as.string->size);
    return sw_work(vm, (int64_t)value.as.string->size);
  }
  if (value.kind == SW_VALUE_OBJECT) return repr_object(vm, value, "__str__", out);
  if (value.kind == SW_VALUE_CONSTANT) {
    sw_text_put(out, value.as.constant->str);
    return true;
  }
  if (value.kind == SW_VALUE_TENSOR) return put_tensor(vm, value.as.tensor, true, out);
  if (value.kind == SW_VALUE_DTYPE && value.as.dtype.dialect == SW_NUMPY &&
      !value.as.dtype.is_type) {
    sw_text_put(out, sw_dtype_name(value.as.dtype.dtype));
    return true;
  }
  return sw_value_repr(vm, value, out);
}
