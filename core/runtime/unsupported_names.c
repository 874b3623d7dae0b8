#include "runtime/unsupported_names.h"

#include <string.h>

#include "base/words.h"

#include "runtime/vm.h"

bool sw_builtin_known(const char *name) {
  return name[0] == '_'
             ? strncmp(name, "__", 2) == 0
             : sw_words_hold("aiter anext ascii bin breakpoint bytearray bytes callable chr "
                             "classmethod compile complex copyright "
                             "credits delattr dir eval exec exit format "
                             "frozenset getattr globals hasattr hash help hex "
                             "id input issubclass iter license locals memoryview next "
                             "object oct open ord property quit "
                             "setattr slice staticmethod super vars NotImplemented Ellipsis "
                             "Warning UserWarning RuntimeWarning "
                             "DeprecationWarning FutureWarning SyntaxWarning ImportError "
                             "ModuleNotFoundError OSError IOError "
                             "EOFError SystemExit KeyboardInterrupt StopIteration "
                             "FloatingPointError SyntaxError UnboundLocalError "
                             "BufferError GeneratorExit TimeoutError UnicodeError "
                             "SystemError EnvironmentError FileNotFoundError "
                             "PermissionError IndentationError TabError ReferenceError "
                             "ResourceWarning ExceptionGroup",
                             name);
}

/* Whether the library's own object lacks the name, as far as we know. */
static bool is_absent(const char *owner, const char *name) {
  static const char *const absent[][2] = {
#define ABSENT(owner, names) {owner, names},
#include "runtime/absent_names.def"
#undef ABSENT
  };
  for (size_t i = 0; i < sizeof absent / sizeof *absent; i++) {
    if (sw_words_hold(absent[i][0], owner)) return sw_words_hold(absent[i][1], name);
  }
  return false;
}

bool sw_attribute_known(SwValue object, const char *name) {
  if (strncmp(name, "__", 2) == 0) return true;
  switch (object.kind) {
  case SW_VALUE_NONE:
  case SW_VALUE_ELLIPSIS: return false;
  case SW_VALUE_BOOL:
  case SW_VALUE_INT:
    return sw_words_hold(
        "as_integer_ratio bit_count bit_length conjugate denominator from_bytes imag "
        "numerator real to_bytes",
        name);
  case SW_VALUE_FLOAT:
    return sw_words_hold("as_integer_ratio conjugate fromhex hex imag is_integer real", name);
  case SW_VALUE_LIST:
    return sw_words_hold("append clear copy count extend index insert pop remove reverse sort",
                         name);
  case SW_VALUE_DICT:
    return sw_words_hold("clear copy fromkeys get items keys pop popitem setdefault update values",
                         name);
  case SW_VALUE_SET:
    return sw_words_hold("add clear copy difference difference_update discard intersection "
                         "intersection_update isdisjoint issubset issuperset pop remove "
                         "symmetric_difference symmetric_difference_update union update",
                         name);
  case SW_VALUE_TUPLE: return sw_words_hold("count index", name);
  case SW_VALUE_SIZE: return sw_words_hold("count index numel", name);
  case SW_VALUE_RANGE: return sw_words_hold("count index start step stop", name);
  case SW_VALUE_STRING:
    return sw_words_hold(
        "capitalize casefold center count encode endswith expandtabs find format "
        "format_map index isalnum "
        "isalpha isascii isdecimal isdigit isidentifier islower isnumeric isprintable "
        "isspace istitle isupper "
        "join ljust lower lstrip maketrans partition removeprefix removesuffix replace "
        "rfind rindex rjust "
        "rpartition rsplit rstrip split splitlines startswith strip swapcase title "
        "translate upper zfill",
        name);
  case SW_VALUE_DTYPE:
    return sw_words_hold(
               object.as.dtype.dialect == SW_TORCH
                   ? "abbr is_complex is_floating_point is_signed itemsize to_complex to_real"
                   : "alignment base byteorder char descr fields flags hasobject "
                     "isalignedstruct isbuiltin isnative itemsize kind metadata name names "
                     "ndim newbyteorder num shape str subdtype type",
               name) ||
           object.as.dtype.is_type;
  case SW_VALUE_MODULE: return !is_absent(object.as.module, name);
  case SW_VALUE_TENSOR:
    return !is_absent(object.as.tensor->dialect == SW_TORCH ? "Tensor" : "ndarray", name);
  default: return true;
  }
}

bool sw_module_lacks(const char *name) {
  return name[0] != '_' &&
         !sw_words_hold("T_destination add_module apply bfloat16 buffers call_super_init children "
                        "compile cpu cuda double dump_patches eval extra_repr float forward "
                        "get_buffer get_extra_state get_parameter get_submodule half ipu "
                        "load_state_dict modules mtia named_buffers named_children named_modules "
                        "named_parameters parameters register_backward_hook register_buffer "
                        "register_forward_hook register_forward_pre_hook "
                        "register_full_backward_hook register_full_backward_pre_hook "
                        "register_load_state_dict_post_hook register_load_state_dict_pre_hook "
                        "register_module register_parameter register_state_dict_post_hook "
                        "register_state_dict_pre_hook requires_grad_ set_extra_state set_submodule "
                        "share_memory state_dict to to_empty train training type xpu zero_grad",
                        name);
}
