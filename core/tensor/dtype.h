/* Element types, and one element as a value. */
#ifndef SW_TENSOR_DTYPE_H
#define SW_TENSOR_DTYPE_H

#include <stdbool.h>
#include <stdint.h>

#include "base/text.h"

typedef enum SwDType {
#define DTYPE(id, ...) SW_##id,
#include "tensor/dtypes.def"
#undef DTYPE
  SW_DTYPE_COUNT
} SwDType;

/* Which library's rules hold: output text, error text, promotion, units of strides. */
typedef enum SwDialect { SW_TORCH, SW_NUMPY } SwDialect;

/* The name that both libraries use: "float32". */
const char *sw_dtype_name(SwDType self);
/* PyTorch's name of the legacy type: "Float", "Long", "Byte", ... */
const char *sw_dtype_legacy_name(SwDType self);
const char *sw_dtype_c_name(SwDType self); /* "long int", as PyTorch says it in some messages */
/* "int64_t", as PyTorch says it where a number does not fit. */
const char *sw_dtype_cast_name(SwDType self);
const char *sw_dtype_code(SwDType self);  /* NumPy's letter for it: "l" */
const char *sw_dtype_class(SwDType self); /* NumPy's class of it: "numpy.dtypes.Int64DType" */
const char *sw_dtype_type(SwDType self);  /* NumPy's type of scalars: "numpy.int64" */
int64_t sw_dtype_size(SwDType self);      /* bytes */
/* The factor from a stride in elements to the stride that is shown: bytes of an element for NumPy,
 * 1 for PyTorch. */
int64_t sw_stride_unit(SwDialect dialect, SwDType dtype);
/* 'b' for bool, 'u' unsigned, 'i' signed, 'f' float. */
char sw_dtype_kind(SwDType self);
static inline bool sw_dtype_is_float(SwDType self) {
  return self >= SW_FLOAT16;
}
static inline bool sw_dtype_is_integer(SwDType self) {
  return self > SW_BOOL && self < SW_FLOAT16;
}
/* float16 and bfloat16: the libraries compute with them in float32. */
static inline bool sw_dtype_is_half(SwDType self) {
  return self == SW_FLOAT16 || self == SW_BFLOAT16;
}
/* uint16, uint32 and uint64: PyTorch has hardly any operations for them. */
static inline bool sw_dtype_is_barebones(SwDType self) {
  return self == SW_UINT16 || self == SW_UINT32 || self == SW_UINT64;
}
/* Whether a bool or integer dtype can hold `value`. */
bool sw_dtype_holds(SwDType self, int64_t value);
/* The largest and the smallest integer of the dtype; for uint64 the largest that int64 holds. */
int64_t sw_dtype_highest(SwDType self);
int64_t sw_dtype_lowest(SwDType self);
/* The largest finite number of float16, bfloat16 or float32. */
double sw_dtype_max(SwDType self);

/* The dtype of a result of two tensors with dimensions (NumPy: of two arrays).
 * Sources: PyTorch `c10/core/ScalarType.cpp`, NumPy `numpy.result_type`. */
SwDType sw_dtype_promote(SwDialect dialect, SwDType a, SwDType b);

/* Whether elements of dtype `from` may be stored as `to` without an explicit cast: the kinds are
 * ordered bool < integer < float, and NumPy puts unsigned integers before signed ones. */
bool sw_dtype_same_kind(SwDialect dialect, SwDType from, SwDType to);

/* One element, or one Python number. `as.integer` for integers (bool: 0 or 1; uint64: its bits),
 * `as.number` for floats. */
typedef struct SwScalar {
  SwDType dtype;
  union {
    int64_t integer;
    double number;
  } as;
} SwScalar;

SwScalar sw_scalar_int(SwDType dtype, int64_t value);
SwScalar sw_scalar_float(SwDType dtype, double value);
/* The value in another dtype, as C converts (floats to integers truncate; out of range saturates
 * to INT64_MIN as x86 does; to bool: not zero; to float32: rounded, and from there to a half). */
SwScalar sw_scalar_cast(SwScalar self, SwDType dtype);
/* The same, except that NumPy rounds a double to float16 once, not by way of float32. */
SwScalar sw_scalar_convert(SwDialect dialect, SwScalar self, SwDType dtype);
/* Converts as x86 does: NaN and numbers that do not fit give the smallest integer. Written out,
 * because C leaves these conversions undefined. */
static inline int64_t sw_truncate_double(double value) {
  if (!(value >= -9223372036854775808.0 && value < 9223372036854775808.0)) return INT64_MIN;
  return (int64_t)value;
}
static inline int32_t sw_truncate_to_int32(double value) {
  return value > -2147483649.0 && value < 2147483648.0 ? (int32_t)value : INT32_MIN;
}

/* The value as a double, or truncated to an integer, whatever the dtype. */
double sw_scalar_double(SwScalar self);
int64_t sw_scalar_integer(SwScalar self);

/* Element number `at` of an array of `dtype`. */
SwScalar sw_scalar_load(SwDType dtype, const void *data, int64_t at);
/* Writes it, converted to its own dtype, as element number `at`. */
void sw_scalar_store(SwScalar self, void *data, int64_t at);

#endif
