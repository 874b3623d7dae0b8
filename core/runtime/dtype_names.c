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

bool sw_numpy_dtype_named(const char *name, SwDType *out) {
  static const Spelling spellings[] = {
      {"bool", SW_BOOL},       {"?", SW_BOOL},     {"uint8", SW_UINT8},     {"u1", SW_UINT8},
      {"int32", SW_INT32},     {"i4", SW_INT32},   {"int64", SW_INT64},     {"i8", SW_INT64},
      {"int", SW_INT64},       {"i", SW_INT32},    {"l", SW_INT64},         {"f", SW_FLOAT32},
      {"float32", SW_FLOAT32}, {"f4", SW_FLOAT32}, {"float64", SW_FLOAT64}, {"f8", SW_FLOAT64},
      {"float", SW_FLOAT64},   {"d", SW_FLOAT64},  {"single", SW_FLOAT32},  {"double", SW_FLOAT64}};
  for (size_t i = 0; i < sizeof spellings / sizeof *spellings; i++) {
    *out = spellings[i].dtype;
    if (strcmp(spellings[i].name, name) == 0) return true;
  }
  return false;
}
