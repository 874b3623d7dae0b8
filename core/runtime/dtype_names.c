#include "runtime/dtype_names.h"

#include <string.h>

bool sw_python_dtype(const char *type, SwDType *out) {
  if (strcmp(type, "float") == 0)
    *out = SW_FLOAT64;
  else if (strcmp(type, "int") == 0)
    *out = SW_INT64;
  else if (strcmp(type, "bool") == 0)
    *out = SW_BOOL;
  else
    return false;
  return true;
}

typedef struct Spelling {
  const char *name;
  SwDType dtype;
} Spelling;

/* A kind and bytes, NumPy's letter, a name. */
bool sw_numpy_dtype_named(const char *name, SwDType *out) {
  static const Spelling spellings[] = {
      {"int", SW_INT64},      {"uint", SW_UINT64},   {"float", SW_FLOAT64}, {"single", SW_FLOAT32},
      {"double", SW_FLOAT64}, {"half", SW_FLOAT16},  {"byte", SW_INT8},     {"ubyte", SW_UINT8},
      {"short", SW_INT16},    {"ushort", SW_UINT16}, {"long", SW_INT64},    {"ulong", SW_UINT64},
      {"intc", SW_INT32},     {"uintc", SW_UINT32},  {"intp", SW_INT64},    {"p", SW_INT64},
      {"b1", SW_BOOL}};
  for (size_t i = 0; i < sizeof spellings / sizeof *spellings; i++) {
    *out = spellings[i].dtype;
    if (strcmp(spellings[i].name, name) == 0) return true;
  }
  for (int i = 0; i < SW_DTYPE_COUNT; i++) {
    SwDType dtype = *out = (SwDType)i;
    if (dtype == SW_BFLOAT16) continue;
    bool coded =
        name[0] == sw_dtype_kind(dtype) && name[1] == '0' + sw_dtype_size(dtype) && !name[2];
    if (coded || strcmp(name, sw_dtype_name(dtype)) == 0 || strcmp(name, sw_dtype_code(dtype)) == 0)
      return true;
  }
  return false;
}
