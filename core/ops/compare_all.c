/* Comparisons with one answer: equal, allclose, array_equal; and isclose, element by element. */
#include <math.h>
#include <string.h>

#include "base/number.h"
#include "call/arguments.h"
#include "ops/create.h"
#include "ops/details.h"
#include "ops/dims.h"
#include "ops/elementwise_call.h"
#include "ops/promotion.h"
#include "ops/tensor_arith.h"
#include "runtime/dtype_names.h"
#include "runtime/format_spec.h"
#include "runtime/tensors.h"
#include "tensor/broadcast.h"
#include "tensor/order.h"
#include "tensor/result_layout.h"

static bool two_tensors(SwCall *call, SwTensor **a, SwTensor **b) {
  SwDialect dialect = sw_call_dialect(call);
  if (dialect == SW_NUMPY && !sw_numpy_array_arguments(call, 2)) return false;
  for (int i = 0; i < 2; i++) {
    SwScalar number;
    SwTensor **to = i ? b : a;
    if (call->args[i].kind == SW_VALUE_TENSOR)
      *to = call->args[i].as.tensor;
    else if (!sw_arg_number(call, i, &number))
      return false;
    else
      *to = sw_tensor_number(call->vm, SW_NUMPY, number);
    if (!*to) return false;
  }
  return sw_operands_dialect(call, 2, &dialect);
}

static SwScalar element(const SwTensor *tensor, const SwLayout *layout, const int64_t *index) {
  return sw_tensor_load(tensor, sw_layout_address(layout, index));
}

/* equal(input, other), array_equal(a1, a2): same shape, same elements. */
bool sw_tensor_equal(SwCall *call, SwValue *out) {
  SwTensor *a, *b;
  int64_t index[SW_MAX_DIMS] = {0};
  if (!two_tensors(call, &a, &b)) return false;
  bool same = sw_shape_equal(&a->layout.shape, &b->layout.shape);
  int64_t numel = same ? sw_tensor_size(a) : 0;
  if (same && (sw_tensor_misses(a) || sw_tensor_misses(b))) return false;
  if (!sw_work_each(call->vm, numel)) return false;
  SwDType dtype = sw_dtype_promote(a->dialect, a->dtype, b->dtype);
  for (int64_t i = 0; same && i < numel; i++) {
    SwScalar x = sw_scalar_cast(element(a, &a->layout, index), dtype),
             y = sw_scalar_cast(element(b, &b->layout, index), dtype);
    same = sw_scalar_binary(SW_BINARY_EQ, x, y).as.integer != 0;
    (void)sw_shape_advance(&a->layout.shape, index);
  }
  *out = sw_value_bool(same);
  return true;
}

typedef struct Tolerance {
  double relative, absolute;
  bool nan_equal, equal_anyway;
} Tolerance;

/* |a - b| <= atol + rtol * |b|; infinities only equal themselves. */
static bool is_close(const Tolerance *tolerance, double a, double b) {
  if (isnan(a) || isnan(b)) return tolerance->nan_equal && isnan(a) && isnan(b);
  if (isinf(a) || isinf(b)) return a == b;
  if (tolerance->equal_anyway && a == b) return true;
  return fabs(a - b) <= tolerance->absolute + tolerance->relative * fabs(b);
}

/* PyTorch: a tolerance below zero. */
static bool check_tolerance(SwCall *call, const char *name, SwScalar value) {
  if (sw_call_dialect(call) == SW_NUMPY || sw_scalar_double(value) >= 0) return true;
  SwText text = {0};
  sw_format_stream(sw_scalar_double(value), &text);
  (void)sw_raise(call->vm, SW_ERR_TORCH_TOLERANCE, SW_STR(name), SW_STR(sw_text_cstr(&text)));
  sw_text_free(&text);
  return false;
}

static bool tolerance_of(SwCall *call, Tolerance *out) {
  SwScalar relative, absolute;
  for (int i = 2; i < 4; i++) {
    if (call->args[i].kind == SW_VALUE_NONE && call->nodes[i])
      return sw_raise(call->vm, SW_ERR_NUMPY_UFUNC_TYPES, SW_STR("isfinite"));
  }
  *out = (Tolerance){1e-5, 1e-8, false, sw_call_dialect(call) == SW_NUMPY};
  if (!sw_arg_missing(call, 2)) {
    if (!sw_arg_number(call, 2, &relative) || !check_tolerance(call, "rtol", relative))
      return false;
    out->relative = sw_scalar_double(relative);
  }
  if (!sw_arg_missing(call, 3)) {
    if (!sw_arg_number(call, 3, &absolute) || !check_tolerance(call, "atol", absolute))
      return false;
    out->absolute = sw_scalar_double(absolute);
  }
  return sw_arg_bool_or(call, 4, false, &out->nan_equal);
}

static bool raise_shapes(SwCall *call, const SwTensor *a, const SwTensor *b,
                         const SwMismatch *mismatch) {
  if (a->dialect == SW_TORCH)
    return sw_raise(call->vm, SW_ERR_TORCH_BROADCAST, SW_INT(mismatch->size_a),
                    SW_INT(mismatch->size_b), SW_INT(mismatch->dim));
  return sw_raise(call->vm, SW_ERR_NUMPY_BROADCAST, SW_SHAPE_ARG(&a->layout.shape),
                  SW_SHAPE_ARG(&b->layout.shape));
}

static SwLayout ufunc(const SwShape *shape, bool converts, const SwLayout *a, const SwLayout *b) {
  const SwLayout *operands[] = {a, b ? b : a};
  return sw_ufunc_layout(SW_NUMPY, shape, converts, b ? 2 : 1, operands);
}

/* NumPy composes it of ufuncs: abs(a - b) <= atol + rtol * abs(b), & isfinite(b), | (a == b). */
static SwLayout close_layout(const SwTensor *a, const SwTensor *b, const SwShape *shape) {
  const SwShape *own = &b->layout.shape;
  SwLayout other = b->layout; /* in floats, copied where it is not */
  bool whole = !sw_dtype_is_float(b->dtype);
  if (whole) sw_layout_ordered(&b->layout, 'K', &other);
  bool converts = a->dtype != (whole ? SW_FLOAT64 : b->dtype);
  SwLayout met = ufunc(shape, converts, &a->layout, &other);
  SwLayout allowed = ufunc(own, false, &other, NULL);
  SwLayout within = ufunc(shape, false, &met, &allowed);
  within = ufunc(shape, false, &within, &allowed);
  return ufunc(shape, false, &within, &met);
}

/* isclose(a, b, rtol=1e-05, atol=1e-08, equal_nan=False) and allclose: `detail` says which. */
bool sw_tensor_close(SwCall *call, SwValue *out) {
  SwTensor *a, *b, *result;
  Tolerance tolerance;
  SwShape shape;
  SwMismatch mismatch;
  int64_t index[SW_MAX_DIMS] = {0};
  bool all = true;
  bool weak[] = {sw_value_is_number(call->args[0]), sw_value_is_number(call->args[1])};
  if (!two_tensors(call, &a, &b) || !tolerance_of(call, &tolerance)) return false;
  /* NumPy: a Python number takes the dtype of the other operand, if that holds fractions */
  if (weak[0] && sw_dtype_is_float(b->dtype)) a = sw_tensor_copy(call->vm, a, b->dtype);
  if (a && weak[1] && sw_dtype_is_float(a->dtype)) b = sw_tensor_copy(call->vm, b, a->dtype);
  if (!a || !b) return false;
  if (a->dialect == SW_TORCH && a->dtype != b->dtype) {
    return sw_raise(call->vm, SW_ERR_TORCH_DID_NOT_MATCH, SW_STR(sw_dtype_legacy_name(a->dtype)),
                    SW_STR(sw_dtype_legacy_name(b->dtype)));
  }
  const SwShape *shapes[] = {&a->layout.shape, &b->layout.shape};
  if (!sw_broadcast_shapes(shapes, 2, NULL, &shape, &mismatch))
    return raise_shapes(call, a, b, &mismatch);
  SwLayout left = sw_broadcast_layout(&a->layout, &shape, SW_TORCH, 0, NULL),
           right = sw_broadcast_layout(&b->layout, &shape, SW_TORCH, 1, NULL);
  result = sw_tensor_each(call->vm, a->dialect, SW_BOOL, &shape);
  if (!result) return false;
  const SwLayout *compared[] = {&a->layout, &b->layout};
  result->layout = a->dialect == SW_NUMPY ? close_layout(a, b, &shape)
                                          : sw_result_layout(SW_TORCH, &shape, 2, compared);
  int64_t numel = sw_tensor_values(result);
  if (call->operation->detail == SW_CLOSE_ALL && sw_tensor_misses(result)) return false;
  for (int64_t i = 0; i < numel; i++) {
    bool close = is_close(&tolerance, sw_scalar_double(element(a, &left, index)),
                          sw_scalar_double(element(b, &right, index)));
    sw_scalar_store(sw_scalar_int(SW_BOOL, close), result->storage->buffer->data,
                    sw_layout_address(&result->layout, index));
    all = all && close;
    (void)sw_shape_advance(&shape, index);
  }
  result->is_scalar = a->dialect == SW_NUMPY && shape.ndim == 0;
  *out = call->operation->detail == SW_CLOSE_ALL ? sw_value_bool(all) : sw_value_tensor(result);
  return true;
}

static SwValue dtype_value(SwDialect dialect, SwDType dtype) {
  return (SwValue){.kind = SW_VALUE_DTYPE, .as.dtype = {dtype, dialect, false}};
}

/* Python integers count whether the dtype holds them or not. */
static SwValue kind_of(SwValue value) {
  return value.kind == SW_VALUE_INT ? sw_value_int(0) : value;
}

/* result_type(a, b) */
bool sw_tensor_result_type(SwCall *call, SwValue *out) {
  SwDType dtype;
  bool any = call->args[0].kind == SW_VALUE_TENSOR || call->args[1].kind == SW_VALUE_TENSOR;
  for (int i = 0; i < 2; i++) {
    bool own = call->args[i].kind == SW_VALUE_TENSOR &&
               call->args[i].as.tensor->dialect == sw_call_dialect(call);
    if (!own && !sw_value_is_number(call->args[i])) return sw_call_refuse(call);
  }
  if (!any) return sw_call_refuse(call);
  (void)sw_promote_values(call, kind_of(call->args[0]), kind_of(call->args[1]), &dtype);
  *out = dtype_value(sw_call_dialect(call), dtype);
  return true;
}

/* A dtype or a value that means one; for NumPy also its name as a string. */
static bool arg_dtype(SwCall *call, int i, SwDType *out) {
  SwValue value = call->args[i];
  bool named = value.kind == SW_VALUE_STRING; /* of NumPy alone */
  if (named && sw_numpy_dtype_named(value.as.string->bytes, out)) return true;
  return value.kind == SW_VALUE_NONE ? sw_arg_refuse(call, i)
                                     : sw_arg_dtype_or(call, i, SW_BOOL, out);
}

/* promote_types(type1, type2) */
bool sw_promote_types(SwCall *call, SwValue *out) {
  SwDType a, b;
  if (!arg_dtype(call, 0, &a) || !arg_dtype(call, 1, &b)) return false;
  *out = dtype_value(sw_call_dialect(call), sw_dtype_promote(sw_call_dialect(call), a, b));
  return true;
}

/* can_cast(from, to): to a dtype of the same kind or one that follows; of NumPy (casting='safe') to
 * one that holds every value. */
bool sw_can_cast(SwCall *call, SwValue *out) {
  SwDialect dialect = sw_call_dialect(call);
  SwDType from, to;
  if (!arg_dtype(call, 0, &from) || !arg_dtype(call, 1, &to)) return false;
  const char *rule = dialect == SW_TORCH                     ? "same_kind"
                     : sw_arg_missing(call, 2)               ? "safe"
                     : call->args[2].kind == SW_VALUE_STRING ? call->args[2].as.string->bytes
                                                             : "";
  bool safe = strcmp(rule, "safe") == 0;
  if (!safe && strcmp(rule, "same_kind") != 0) return sw_call_refuse(call);
  bool fits = sw_dtype_promote(dialect, from, to) == to;
  *out = sw_value_bool(safe ? fits : fits || sw_dtype_same_kind(dialect, from, to));
  return true;
}
