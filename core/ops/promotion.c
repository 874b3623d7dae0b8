#include "ops/promotion.h"

#include "ops/tensor_arith.h"

static int category(SwDType dtype) {
  return dtype == SW_BOOL ? 0 : sw_dtype_is_float(dtype) ? 2 : 1;
}

static int value_category(SwValue value) {
  if (value.kind == SW_VALUE_TENSOR) return category(value.as.tensor->dtype);
  return value.kind == SW_VALUE_BOOL ? 0 : value.kind == SW_VALUE_INT ? 1 : 2;
}

/* 0: tensor with dims, 1: tensor without, 2: Python number. */
static int priority(SwValue value) {
  if (value.kind != SW_VALUE_TENSOR) return 2;
  return value.as.tensor->layout.shape.ndim ? 0 : 1;
}

static SwDType torch_dtype(SwValue value) {
  static const SwDType of_number[] = {SW_BOOL, SW_INT64, SW_FLOAT32};
  return value.kind == SW_VALUE_TENSOR ? value.as.tensor->dtype : of_number[value_category(value)];
}

/* PyTorch joins uint8 and the signed types without a surprise: the larger one wins. */
static SwDType promote_torch(SwValue a, SwValue b) {
  if (priority(a) == priority(b)) return sw_dtype_promote(SW_TORCH, torch_dtype(a), torch_dtype(b));
  SwValue high = priority(a) < priority(b) ? a : b;
  SwValue low = priority(a) < priority(b) ? b : a;
  return value_category(low) > value_category(high) ? torch_dtype(low) : torch_dtype(high);
}

static bool fits(int64_t value, SwDType dtype) {
  return !sw_dtype_is_integer(dtype) || sw_dtype_holds(dtype, value);
}

static bool promote_numpy(SwCall *call, SwValue a, SwValue b, SwDType *out) {
  bool both = a.kind == SW_VALUE_TENSOR && b.kind == SW_VALUE_TENSOR;
  if (both) {
    *out = sw_dtype_promote(SW_NUMPY, a.as.tensor->dtype, b.as.tensor->dtype);
    return true;
  }
  SwValue array = a.kind == SW_VALUE_TENSOR ? a : b;
  SwValue number = a.kind == SW_VALUE_TENSOR ? b : a;
  static const SwDType of_number[] = {SW_BOOL, SW_INT64, SW_FLOAT64};
  bool higher = value_category(number) > value_category(array);
  *out = higher ? of_number[value_category(number)] : array.as.tensor->dtype;
  if (number.kind == SW_VALUE_INT && !fits(number.as.integer, *out)) {
    return sw_raise(call->vm, SW_ERR_NUMPY_OUT_OF_BOUNDS, SW_INT(number.as.integer),
                    SW_STR(sw_dtype_name(*out)));
  }
  return true;
}

bool sw_promote_values(SwCall *call, SwValue a, SwValue b, SwDType *out) {
  bool numpy = (a.kind == SW_VALUE_TENSOR && a.as.tensor->dialect == SW_NUMPY) ||
               (b.kind == SW_VALUE_TENSOR && b.as.tensor->dialect == SW_NUMPY);
  if (numpy) return promote_numpy(call, a, b, out);
  *out = promote_torch(a, b);
  return true;
}

static bool has(SwValue value, SwDType dtype) {
  return value.kind == SW_VALUE_TENSOR && value.as.tensor->dtype == dtype;
}

int sw_promotion_reason(SwDialect dialect, SwValue a, SwValue b, SwDType dtype) {
  enum { WIDER, KIND, NO_DIMS, HOLDS_BOTH, FRACTIONS, NUMBER };
  bool numbers = a.kind != SW_VALUE_TENSOR || b.kind != SW_VALUE_TENSOR;
  if (numbers ? has(a, dtype) || has(b, dtype) : has(a, dtype) && has(b, dtype)) return -1;
  int left = value_category(a), right = value_category(b), highest = left > right ? left : right;
  if (category(dtype) > highest) return category(dtype) == 2 ? FRACTIONS : -1;
  if (numbers) return NUMBER;
  if (!has(a, dtype) && !has(b, dtype)) return HOLDS_BOTH;
  SwValue winner = has(a, dtype) ? a : b, other = has(a, dtype) ? b : a;
  if (value_category(winner) > value_category(other)) return KIND;
  return dialect == SW_TORCH && priority(winner) < priority(other) ? NO_DIMS : WIDER;
}
