#include "tensor/dtype.h"

#include <math.h>
#include <string.h>

typedef struct DTypeRow {
  const char *name;
  int64_t size;
  char kind;
} DTypeRow;

static const DTypeRow rows[SW_DTYPE_COUNT] = {
#define DTYPE(id, ctype, name, bytes, kind) {name, bytes, kind},
#include "tensor/dtypes.def"
#undef DTYPE
};

static const char *const legacy_names[SW_DTYPE_COUNT] = {"Bool", "Byte",  "Int",
                                                         "Long", "Float", "Double"};

static const char *const c_names[SW_DTYPE_COUNT] = {"bool",     "unsigned char", "int",
                                                    "long int", "float",         "double"};

const char *sw_dtype_name(SwDType self) {
  return rows[self].name;
}
const char *sw_dtype_legacy_name(SwDType self) {
  return legacy_names[self];
}
const char *sw_dtype_c_name(SwDType self) {
  return c_names[self];
}
int64_t sw_dtype_size(SwDType self) {
  return rows[self].size;
}
int64_t sw_stride_unit(SwDialect dialect, SwDType dtype) {
  return dialect == SW_NUMPY ? sw_dtype_size(dtype) : 1;
}
char sw_dtype_kind(SwDType self) {
  return rows[self].kind;
}

/* The dtypes are listed in order of promotion, and the larger one wins, with one exception:
 * NumPy keeps every integer exact, so int32 or int64 with float32 becomes float64. */
SwDType sw_dtype_promote(SwDialect dialect, SwDType a, SwDType b) {
  SwDType low = a < b ? a : b;
  SwDType high = a < b ? b : a;
  bool wide_int = low == SW_INT32 || low == SW_INT64;
  if (dialect == SW_NUMPY && high == SW_FLOAT32 && wide_int) return SW_FLOAT64;
  return high;
}

SwScalar sw_scalar_int(SwDType dtype, int64_t value) {
  return (SwScalar){.dtype = dtype, .as.integer = value};
}

SwScalar sw_scalar_float(SwDType dtype, double value) {
  return (SwScalar){.dtype = dtype, .as.number = value};
}

double sw_scalar_double(SwScalar self) {
  return sw_dtype_is_float(self.dtype) ? self.as.number : (double)self.as.integer;
}

int64_t sw_scalar_integer(SwScalar self) {
  return sw_dtype_is_float(self.dtype) ? sw_truncate_double(self.as.number) : self.as.integer;
}

static int32_t to_int32(SwScalar self) {
  if (!sw_dtype_is_float(self.dtype)) return (int32_t)(uint32_t)(uint64_t)self.as.integer;
  return sw_truncate_to_int32(self.as.number);
}

SwScalar sw_scalar_cast(SwScalar self, SwDType dtype) {
  switch (dtype) {
  case SW_FLOAT64: return sw_scalar_float(dtype, sw_scalar_double(self));
  /* An integer goes to float32 in one rounding, not by way of double. */
  case SW_FLOAT32:
    return sw_scalar_float(dtype, sw_dtype_is_float(self.dtype) ? (double)(float)self.as.number
                                                                : (double)(float)self.as.integer);
  case SW_BOOL:
    return sw_scalar_int(dtype, sw_dtype_is_float(self.dtype) ? self.as.number != 0
                                                              : self.as.integer != 0);
  case SW_UINT8: return sw_scalar_int(dtype, (uint8_t)sw_scalar_integer(self));
  case SW_INT32: return sw_scalar_int(dtype, to_int32(self));
  case SW_INT64:
  case SW_DTYPE_COUNT: break;
  }
  return sw_scalar_int(SW_INT64, sw_scalar_integer(self));
}

SwScalar sw_scalar_load(SwDType dtype, const void *data, int64_t at) {
  switch (dtype) {
  case SW_BOOL: return sw_scalar_int(dtype, ((const unsigned char *)data)[at] != 0);
  case SW_UINT8: return sw_scalar_int(dtype, ((const uint8_t *)data)[at]);
  case SW_INT32: return sw_scalar_int(dtype, ((const int32_t *)data)[at]);
  case SW_FLOAT32: return sw_scalar_float(dtype, (double)((const float *)data)[at]);
  case SW_FLOAT64: return sw_scalar_float(dtype, ((const double *)data)[at]);
  case SW_INT64:
  case SW_DTYPE_COUNT: break;
  }
  return sw_scalar_int(SW_INT64, ((const int64_t *)data)[at]);
}

void sw_scalar_store(SwScalar self, void *data, int64_t at) {
  switch (self.dtype) {
  case SW_BOOL: ((unsigned char *)data)[at] = (unsigned char)(self.as.integer != 0); return;
  case SW_UINT8: ((uint8_t *)data)[at] = (uint8_t)self.as.integer; return;
  case SW_INT32: ((int32_t *)data)[at] = (int32_t)self.as.integer; return;
  case SW_FLOAT32: ((float *)data)[at] = (float)self.as.number; return;
  case SW_FLOAT64: ((double *)data)[at] = self.as.number; return;
  case SW_INT64:
  case SW_DTYPE_COUNT: break;
  }
  ((int64_t *)data)[at] = self.as.integer;
}

bool sw_dtype_same_kind(SwDialect dialect, SwDType from, SwDType to) {
  static const int torch[] = {0, 1, 1, 1, 2, 2}, numpy[] = {0, 1, 2, 2, 3, 3};
  const int *category = dialect == SW_TORCH ? torch : numpy;
  return category[from] <= category[to];
}
