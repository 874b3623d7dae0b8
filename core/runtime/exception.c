#include "runtime/exception.h"

#include <string.h>

#include "base/words.h"
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
                                         {"EinopsError", "RuntimeError"},
                                         {"LinAlgError", "ValueError"},
                                         {"RecursionError", "RuntimeError"},
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
  return type[0] == '_' || sw_words_hold("AxisError UFuncTypeError EinopsError LinAlgError", type);
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

/* Our errors raise NumPy's own types under the names of their parents. */
const char *sw_exception_qualified(const SwException *self) {
  const char *type = self->type, *words = self->message->bytes;
  if (strcmp(type, "EinopsError") == 0) return "einops.EinopsError";
  if (strcmp(type, "LinAlgError") == 0) return "numpy.linalg.LinAlgError";
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
