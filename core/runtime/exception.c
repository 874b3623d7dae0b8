#include "runtime/exception.h"

#include <string.h>

#include "base/words.h"
#include "runtime/object.h"
#include "runtime/print.h"
#include "runtime/vm.h"

/* A type and its parent; AxisError has two. Types of the libraries are listed by their last name.
 */
static const char *const parents[][2] = {{"Exception", "BaseException"},
                                         {"ArithmeticError", "Exception"},
                                         {"AssertionError", "Exception"},
                                         {"AttributeError", "Exception"},
                                         {"ImportError", "Exception"},
                                         {"LookupError", "Exception"},
                                         {"MemoryError", "Exception"},
                                         {"NameError", "Exception"},
                                         {"RuntimeError", "Exception"},
                                         {"StopIteration", "Exception"},
                                         {"TypeError", "Exception"},
                                         {"ValueError", "Exception"},
                                         {"ModuleNotFoundError", "ImportError"},
                                         {"IndexError", "LookupError"},
                                         {"KeyError", "LookupError"},
                                         {"OverflowError", "ArithmeticError"},
                                         {"ZeroDivisionError", "ArithmeticError"},
                                         {"NotImplementedError", "RuntimeError"},
                                         {"UnboundLocalError", "NameError"},
                                         {"FloatingPointError", "ArithmeticError"},
                                         {"EOFError", "Exception"},
                                         {"OSError", "Exception"},
                                         {"FileNotFoundError", "OSError"},
                                         {"PermissionError", "OSError"},
                                         {"TimeoutError", "OSError"},
                                         {"EinopsError", "RuntimeError"},
                                         {"LinAlgError", "ValueError"},
                                         {"RecursionError", "RuntimeError"},
                                         {"FrozenInstanceError", "AttributeError"},
                                         {"AxisError", "ValueError"},
                                         {"AxisError", "IndexError"},
                                         {"UFuncTypeError", "TypeError"},
                                         {"_UFuncNoLoopError", "UFuncTypeError"},
                                         {"_UFuncOutputCastingError", "UFuncTypeError"},
                                         {"_ArrayMemoryError", "MemoryError"}};

#define PARENT_COUNT (sizeof parents / sizeof *parents)

static const char *last_name(const char *type) {
  const char *dot = strrchr(type, '.');
  return dot ? dot + 1 : type;
}

static bool is_librarys_own(const char *type) {
  return type[0] == '_' ||
         sw_words_hold("AxisError UFuncTypeError EinopsError LinAlgError FrozenInstanceError",
                       type);
}

bool sw_exception_known(const char *name) {
  if (strcmp(name, "BaseException") == 0) return true;
  for (size_t i = 0; i < PARENT_COUNT; i++) {
    if (strcmp(parents[i][0], name) == 0) return !is_librarys_own(name);
  }
  return false;
}

bool sw_exception_is_a(const char *type, const char *wanted) {
  type = last_name(type);
  wanted = last_name(wanted);
  if (strcmp(type, wanted) == 0) return true;
  for (size_t i = 0; i < PARENT_COUNT; i++) {
    if (strcmp(parents[i][0], type) == 0 && sw_exception_is_a(parents[i][1], wanted)) return true;
  }
  return false;
}

bool sw_is_exception_type(SwValue value) {
  const SwValue base = {.kind = SW_VALUE_TYPE, .as.type = "BaseException"};
  if (value.kind == SW_VALUE_CLASS) return sw_class_is_a(value, base);
  return value.kind == SW_VALUE_TYPE && sw_exception_known(value.as.type);
}

bool sw_is_exception(SwValue value) {
  if (value.kind == SW_VALUE_OBJECT) return sw_is_exception_type(sw_object_class(value));
  return value.kind == SW_VALUE_EXCEPTION;
}

bool sw_exception_give(SwVm *vm, SwValue object, const SwValue *arguments, int64_t count) {
  SwValue all = {.kind = SW_VALUE_TUPLE, .as.sequence = sw_sequence_new(vm, count)};
  for (int64_t i = 0; all.as.sequence && i < count; i++)
    all.as.sequence->items[all.as.sequence->count++] = arguments[i];
  return all.as.sequence && sw_attribute_put(vm, object, "args", all);
}

static SwSequence *arguments_of(SwValue object) {
  return sw_table_attribute(object, "args")->as.sequence;
}

bool sw_exception_str(SwVm *vm, SwValue object, SwText *out) {
  static const SwValue key = {.kind = SW_VALUE_TYPE, .as.type = "KeyError"};
  SwSequence *arguments = arguments_of(object);
  if (!arguments->count) return true;
  bool alone = arguments->count == 1;
  if (alone && !sw_class_is_a(sw_object_class(object), key))
    return sw_value_str(vm, arguments->items[0], out);
  return sw_value_repr(vm, alone ? arguments->items[0] : *sw_table_attribute(object, "args"), out);
}

bool sw_exception_repr(SwVm *vm, SwValue object, SwText *out) {
  SwSequence *arguments = arguments_of(object);
  sw_text_put(out, sw_class_name(sw_object_class(object)));
  if (arguments->count > 1) return sw_value_repr(vm, *sw_table_attribute(object, "args"), out);
  sw_text_char(out, '(');
  bool good = !arguments->count || sw_value_repr(vm, arguments->items[0], out);
  sw_text_char(out, ')');
  return good;
}

/* Our errors raise NumPy's own types under the names of their parents. */
const char *sw_exception_qualified(const SwException *self) {
  const char *type = self->type, *words = self->message->bytes;
  if (strcmp(type, "EinopsError") == 0) return "einops.EinopsError";
  if (strcmp(type, "LinAlgError") == 0) return "numpy.linalg.LinAlgError";
  if (strcmp(type, "FrozenInstanceError") == 0) return "dataclasses.FrozenInstanceError";
  if (strcmp(type, "AxisError") == 0) return "numpy.exceptions.AxisError";
  if (strcmp(type, "UFuncTypeError") == 0)
    return *words == 'C' ? "numpy._core._exceptions._UFuncOutputCastingError"
                         : "numpy._core._exceptions._UFuncNoLoopError";
  bool array = strcmp(type, "MemoryError") == 0 && *words == 'U';
  return array ? "numpy._core._exceptions._ArrayMemoryError" : type;
}

const char *sw_exception_name(const char *type) {
  type = last_name(type);
  for (size_t i = 0; i < PARENT_COUNT && type[0] == '_'; i++) {
    if (strcmp(parents[i][0], type) == 0) return parents[i][1];
  }
  return type;
}
