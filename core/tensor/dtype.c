#include "tensor/dtype.h"

#include <string.h>

#include "tensor/half.h"

typedef struct DTypeRow {
  const char *name;
  int64_t size;
  char kind;
  const char *code, *class, *type, *legacy, *c_name, *cast_name;
} DTypeRow;

static const DTypeRow rows[SW_DTYPE_COUNT] = {
#define DTYPE(id, ctype, name, bytes, kind, code, class, legacy, c_name, cast_name)                \
  {name,          bytes,  kind,   code,     "numpy.dtypes." class "DType",                         \
   "numpy." name, legacy, c_name, cast_name},
#include "tensor/dtypes.def"
#undef DTYPE
};

const char *sw_dtype_name(SwDType self) {
  return rows[self].name;
}
const char *sw_dtype_legacy_name(SwDType self) {
  return rows[self].legacy;
}
const char *sw_dtype_c_name(SwDType self) {
  return rows[self].c_name;
}
const char *sw_dtype_cast_name(SwDType self) {
  return rows[self].cast_name;
}
const char *sw_dtype_code(SwDType self) {
  return rows[self].code;
}
const char *sw_dtype_class(SwDType self) {
  return rows[self].class;
}
const char *sw_dtype_type(SwDType self) {
  return rows[self].type;
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

int64_t sw_dtype_highest(SwDType self) {
  int64_t bits = self == SW_BOOL ? 1 : 8 * sw_dtype_size(self) - (self == SW_UINT64);
  return (int64_t)(UINT64_MAX >> (64 - bits + (sw_dtype_kind(self) == 'i')));
}

int64_t sw_dtype_lowest(SwDType self) {
  return sw_dtype_kind(self) == 'i' ? -sw_dtype_highest(self) - 1 : 0;
}

bool sw_dtype_holds(SwDType self, int64_t value) {
  return value >= sw_dtype_lowest(self) && value <= sw_dtype_highest(self);
}

double sw_dtype_max(SwDType self) {
  return self == SW_FLOAT16 ? 65504 : self == SW_BFLOAT16 ? 0x1.fep127 : 0x1.fffffep127;
}

/* The smallest signed integer that holds both, or a float if none does. The enum lists dtypes by
 * size, so the larger of two is the later. */
static SwDType promote_integers(SwDType low, SwDType high) {
  static const SwDType next[] = {[1] = SW_INT16, [2] = SW_INT32, [4] = SW_INT64, [8] = SW_FLOAT64};
  char kind = sw_dtype_kind(high);
  if (low == SW_BOOL || kind == sw_dtype_kind(low)) return high;
  SwDType is_unsigned = kind == 'u' ? high : low, other = kind == 'u' ? low : high;
  int64_t size = sw_dtype_size(is_unsigned);
  return sw_dtype_size(other) > size ? other : next[size];
}

/* Kind counts before size: in PyTorch an integer and a float give that float. NumPy takes a float
 * that holds every value of the integer: float16 for 8 bits, float32 for 16. */
SwDType sw_dtype_promote(SwDialect dialect, SwDType a, SwDType b) {
  SwDType low = a < b ? a : b, high = a < b ? b : a;
  if (!sw_dtype_is_float(high)) return promote_integers(low, high);
  if (low == SW_FLOAT16 && high == SW_BFLOAT16) return SW_FLOAT32;
  if (dialect == SW_TORCH || sw_dtype_is_float(low)) return high;
  int64_t bytes = sw_dtype_size(low);
  SwDType least = bytes == 1 ? SW_FLOAT16 : bytes == 2 ? SW_FLOAT32 : SW_FLOAT64;
  return least > high ? least : high;
}

SwScalar sw_scalar_int(SwDType dtype, int64_t value) {
  return (SwScalar){.dtype = dtype, .as.integer = value};
}

SwScalar sw_scalar_float(SwDType dtype, double value) {
  return (SwScalar){.dtype = dtype, .as.number = value};
}

double sw_scalar_double(SwScalar self) {
  if (self.dtype == SW_UINT64) return (double)(uint64_t)self.as.integer;
  return sw_dtype_is_float(self.dtype) ? self.as.number : (double)self.as.integer;
}

int64_t sw_scalar_integer(SwScalar self) {
  return sw_dtype_is_float(self.dtype) ? sw_truncate_double(self.as.number) : self.as.integer;
}

/* A half is made from the value rounded to float32. */
static double rounded(double value, SwDType dtype) {
  if (dtype == SW_FLOAT64) return value;
  float single = (float)value;
  if (dtype == SW_FLOAT16) single = sw_half_float(sw_float_half(single));
  if (dtype == SW_BFLOAT16) single = sw_bfloat_float(sw_float_bfloat(single));
  return (double)single;
}

/* The value wrapped around to `size` bytes. */
static int64_t wrapped(int64_t value, int64_t size, bool is_signed) {
  int shift = 64 - 8 * (int)size;
  uint64_t bits = (uint64_t)value << shift;
  return is_signed ? (int64_t)bits >> shift : (int64_t)(bits >> shift);
}

SwScalar sw_scalar_cast(SwScalar self, SwDType dtype) {
  bool from_float = sw_dtype_is_float(self.dtype);
  if (sw_dtype_is_float(dtype)) {
    if (from_float) return sw_scalar_float(dtype, rounded(self.as.number, dtype));
    /* An integer is rounded to float32 once, not by way of double. */
    if (dtype == SW_FLOAT64) return sw_scalar_float(dtype, sw_scalar_double(self));
    float single =
        self.dtype == SW_UINT64 ? (float)(uint64_t)self.as.integer : (float)self.as.integer;
    return sw_scalar_float(dtype, rounded((double)single, dtype));
  }
  if (dtype == SW_BOOL)
    return sw_scalar_int(dtype, from_float ? self.as.number != 0 : self.as.integer != 0);
  int64_t value = dtype == SW_INT32 && from_float ? sw_truncate_to_int32(self.as.number)
                                                  : sw_scalar_integer(self);
  return sw_scalar_int(dtype, wrapped(value, sw_dtype_size(dtype), sw_dtype_kind(dtype) == 'i'));
}

SwScalar sw_scalar_convert(SwDialect dialect, SwScalar self, SwDType dtype) {
  if (dialect == SW_NUMPY && dtype == SW_FLOAT16 && self.dtype == SW_FLOAT64)
    self.as.number = sw_round_half(self.as.number);
  return sw_scalar_cast(self, dtype);
}

SwScalar sw_scalar_load(SwDType dtype, const void *data, int64_t at) {
  switch (dtype) {
  case SW_BOOL: return sw_scalar_int(dtype, ((const unsigned char *)data)[at] != 0);
  case SW_UINT8: return sw_scalar_int(dtype, ((const uint8_t *)data)[at]);
  case SW_INT8: return sw_scalar_int(dtype, ((const int8_t *)data)[at]);
  case SW_INT16: return sw_scalar_int(dtype, ((const int16_t *)data)[at]);
  case SW_UINT16: return sw_scalar_int(dtype, ((const uint16_t *)data)[at]);
  case SW_INT32: return sw_scalar_int(dtype, ((const int32_t *)data)[at]);
  case SW_UINT32: return sw_scalar_int(dtype, ((const uint32_t *)data)[at]);
  case SW_FLOAT16:
    return sw_scalar_float(dtype, (double)sw_half_float(((const uint16_t *)data)[at]));
  case SW_BFLOAT16:
    return sw_scalar_float(dtype, (double)sw_bfloat_float(((const uint16_t *)data)[at]));
  case SW_FLOAT32: return sw_scalar_float(dtype, (double)((const float *)data)[at]);
  case SW_FLOAT64: return sw_scalar_float(dtype, ((const double *)data)[at]);
  default: return sw_scalar_int(dtype, ((const int64_t *)data)[at]);
  }
}

void sw_scalar_store(SwScalar self, void *data, int64_t at) {
  if (!data) return; /* of a tensor that is laid out only */
  switch (self.dtype) {
  case SW_BOOL: ((unsigned char *)data)[at] = (unsigned char)(self.as.integer != 0); return;
  case SW_FLOAT16: ((uint16_t *)data)[at] = sw_float_half((float)self.as.number); return;
  case SW_BFLOAT16: ((uint16_t *)data)[at] = sw_float_bfloat((float)self.as.number); return;
  case SW_FLOAT32: ((float *)data)[at] = (float)self.as.number; return;
  case SW_FLOAT64: ((double *)data)[at] = self.as.number; return;
  default: break;
  }
  switch (sw_dtype_size(self.dtype)) {
  case 1: ((uint8_t *)data)[at] = (uint8_t)self.as.integer; return;
  case 2: ((uint16_t *)data)[at] = (uint16_t)self.as.integer; return;
  case 4: ((uint32_t *)data)[at] = (uint32_t)self.as.integer; return;
  default: ((int64_t *)data)[at] = self.as.integer; return;
  }
}

/* Ranks kinds as bool < unsigned < signed < float; for PyTorch all integers rank the same. */
bool sw_dtype_same_kind(SwDialect dialect, SwDType from, SwDType to) {
  static const char kinds[] = "buif";
  const char *a = strchr(kinds, sw_dtype_kind(from)), *b = strchr(kinds, sw_dtype_kind(to));
  return a <= b || (dialect == SW_TORCH && *a == 'i' && *b == 'u');
}
