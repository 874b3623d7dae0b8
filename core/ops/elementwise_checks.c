#include "ops/elementwise_checks.h"

#include "base/notices.h"
#include "ops/tensor_arith.h"

#include <string.h>

#include "base/checked.h"
#include "base/utf8.h"
#include "call/arguments.h"
#include "kernels/float_errors.h"
#include "ops/assigned_value.h"

static bool is_integral(SwDType dtype) {
  return !sw_dtype_is_float(dtype);
}

static bool is_bool(SwValue value) {
  return value.kind == SW_VALUE_BOOL ||
         (value.kind == SW_VALUE_TENSOR && value.as.tensor->dtype == SW_BOOL);
}

const char *sw_ufunc_name(const SwElementwise *what) {
  static const char *const names[SW_BINARY_COUNT] = {
      "add",        "subtract",     "multiply",   "divide",      "floor_divide",
      "remainder",  "power",        "maximum",    "minimum",     "bitwise_and",
      "bitwise_or", "bitwise_xor",  "left_shift", "right_shift", "fmod",
      "remainder",  "trunc_divide", "divide",     "power",       "equal",
      "not_equal",  "less",         "less_equal", "greater",     "greater_equal"};
  static const char *const logical[] = {"logical_and", "logical_or", "logical_xor"};
  return what->is_logical ? logical[what->op - SW_BINARY_BITAND] : names[what->op];
}

/* PyTorch's name of the kernel that does not exist for a dtype. */
static const char *kernel_name(SwBinary op) {
  switch (op) {
  case SW_BINARY_FLOORDIV: return "div_floor_cpu";
  case SW_BINARY_TRUNCDIV: return "div_trunc_cpu";
  case SW_BINARY_MOD:
  case SW_BINARY_REMAINDER: return "remainder_cpu";
  case SW_BINARY_FMOD: return "fmod_cpu";
  case SW_BINARY_BITAND: return "bitwise_and_cpu";
  case SW_BINARY_BITOR: return "bitwise_or_cpu";
  case SW_BINARY_BITXOR: return "bitwise_xor_cpu";
  case SW_BINARY_LSHIFT: return "lshift_cpu";
  case SW_BINARY_RSHIFT: return "rshift_cpu";
  default: return "pow";
  }
}

static bool check_before_shapes_numpy(SwCall *call, const SwElementwise *what, SwDType compute) {
  if (what->op == SW_BINARY_SUB && compute == SW_BOOL)
    return sw_raise0(call->vm, SW_ERR_NUMPY_BOOL_SUB);
  if (sw_binary_exists(what->op, compute)) return true;
  return sw_raise(call->vm, SW_ERR_NUMPY_UFUNC_TYPES, SW_STR(sw_ufunc_name(what)));
}

bool sw_elementwise_check_before_shapes(SwCall *call, const SwElementwise *what, SwDialect dialect,
                                        SwDType compute) {
  if (dialect == SW_NUMPY) return check_before_shapes_numpy(call, what, compute);
  bool left = is_bool(call->args[0]), right = is_bool(call->args[1]);
  if (what->op == SW_BINARY_SUB && (left || right))
    return sw_raise0(call->vm, left && right ? SW_ERR_TORCH_BOOL_SUB_TWO : SW_ERR_TORCH_BOOL_SUB);
  bool negative = call->args[1].kind == SW_VALUE_INT && call->args[1].as.integer < 0;
  if (what->op == SW_BINARY_POW && is_integral(compute) && negative)
    return sw_raise0(call->vm, SW_ERR_NEGATIVE_POWER);
  return true;
}

/* Whether any element of an integer operand is 0, or negative. */
static bool any_element(SwCall *call, int i, bool negative) {
  SwScalar number;
  int64_t index[SW_MAX_DIMS] = {0};
  if (call->args[i].kind != SW_VALUE_TENSOR) {
    (void)sw_arg_number(call, i, &number);
    return negative ? sw_scalar_integer(number) < 0 : sw_scalar_integer(number) == 0;
  }
  const SwTensor *tensor = call->args[i].as.tensor;
  if (sw_tensor_values(tensor) == 0) return false;
  do {
    int64_t value = sw_tensor_load(tensor, sw_layout_address(&tensor->layout, index)).as.integer;
    if (negative ? value < 0 : value == 0) return true;
  } while (sw_shape_advance(&tensor->layout.shape, index));
  return false;
}

static bool has_elements(SwValue value) {
  return value.kind != SW_VALUE_TENSOR || sw_tensor_size(value.as.tensor) > 0;
}

static bool is_scalar(SwValue value) {
  return value.kind != SW_VALUE_TENSOR || value.as.tensor->is_scalar;
}

static bool are_scalars(const SwCall *call) {
  return is_scalar(call->args[0]) && is_scalar(call->args[1]) &&
         call->operation->flags & SW_OPERATOR;
}

static bool divides(SwBinary op) {
  return op == SW_BINARY_FLOORDIV || op == SW_BINARY_MOD || op == SW_BINARY_REMAINDER ||
         op == SW_BINARY_FMOD || op == SW_BINARY_TRUNCDIV;
}

bool sw_raise_ufunc_text(SwCall *call, const SwElementwise *what) {
  SwDType dtype = call->args[0].as.tensor->dtype;
  const SwString *text = call->args[1].as.string;
  bool repeats = what->op == SW_BINARY_MUL && sw_dtype_is_integer(dtype);
  if (repeats && call->operation->flags & SW_IN_PLACE) return sw_call_refuse(call);
  if (repeats) return sw_raise0(call->vm, SW_ERR_NUMPY_MULTIPLY_TEXT);
  int64_t count = (int64_t)sw_utf8_count(text->bytes, text->size);
  return sw_raise(call->vm, SW_ERR_NUMPY_UFUNC_STRING, SW_STR(sw_ufunc_name(what)),
                  SW_STR(sw_dtype_name(dtype)), SW_INT(count ? count : 1));
}

/* NumPy tells of an integer overflow only between scalars. */
static bool scalar_overflows(SwCall *call, SwBinary op, SwDType dtype) {
  SwScalar a, b;
  int64_t result;
  if (op > SW_BINARY_MUL || !are_scalars(call)) return false;
  (void)sw_arg_number(call, 0, &a);
  (void)sw_arg_number(call, 1, &b);
  int64_t x = sw_scalar_integer(a), y = sw_scalar_integer(b);
  bool fits = op == SW_BINARY_ADD   ? sw_checked_add(x, y, &result)
              : op == SW_BINARY_SUB ? sw_checked_sub(x, y, &result)
                                    : sw_checked_mul(x, y, &result);
  return !fits ||
         sw_scalar_integer(sw_scalar_cast(sw_scalar_int(SW_INT64, result), dtype)) != result;
}

static bool check_after_shapes_numpy(SwCall *call, const SwElementwise *what, SwDType compute) {
  if (!is_integral(compute) || !has_elements(call->args[0]) || what->is_logical) return true;
  if (what->op == SW_BINARY_POW && any_element(call, 1, true))
    return sw_raise0(call->vm, SW_ERR_NUMPY_NEGATIVE_POWER);
  int errors = divides(what->op) && any_element(call, 1, false) ? SW_FLOAT_DIVIDE : 0;
  if (compute != SW_BOOL && scalar_overflows(call, what->op, compute)) errors |= SW_FLOAT_OVERFLOW;
  return sw_warn_float_errors(call->vm, errors, are_scalars(call), sw_ufunc_name(what));
}

static bool check_alpha(SwCall *call, const SwElementwise *what, SwDType compute) {
  if (!what->scale) return true;
  if (what->scale->dtype == SW_BOOL && compute != SW_BOOL)
    return sw_raise0(call->vm, SW_ERR_TORCH_ALPHA_BOOL);
  if (sw_dtype_is_float(what->scale->dtype) && is_integral(compute))
    return sw_raise0(call->vm, SW_ERR_TORCH_ALPHA_FLOAT);
  return true;
}

/* PyTorch multiplies bfloat16 for some powers, and an exponent beyond float16 raises there. */
static bool rounds_on_the_way(SwDType dtype, SwValue exponent) {
  double number = exponent.kind == SW_VALUE_INT     ? (double)exponent.as.integer
                  : exponent.kind == SW_VALUE_FLOAT ? exponent.as.number
                                                    : 2;
  if (dtype == SW_BFLOAT16) return number != 2 && number != 0.5;
  return dtype == SW_FLOAT16 && !(number >= -65504 && number <= 65504);
}

bool sw_elementwise_check_after_shapes(SwCall *call, const SwElementwise *what, SwDialect dialect,
                                       SwDType compute) {
  if (dialect == SW_NUMPY) return check_after_shapes_numpy(call, what, compute);
  if (!check_alpha(call, what, compute)) return false;
  SwValue exponent = call->args[1];
  if (what->op == SW_BINARY_POW && sw_dtype_is_integer(compute) && exponent.kind == SW_VALUE_INT &&
      !sw_number_fits_torch(compute, sw_scalar_int(SW_INT64, exponent.as.integer)))
    return sw_raise(call->vm, SW_ERR_TORCH_VALUE_OVERFLOW, SW_STR(sw_dtype_cast_name(compute)));
  if (what->op == SW_BINARY_POW && rounds_on_the_way(compute, exponent))
    return sw_refuse0(call->vm, call->node->span, sw_notice(SW_NOTICE_NO_POWER_OF_HALF));
  if (!sw_binary_exists(what->op, compute)) {
    return sw_raise(call->vm, SW_ERR_TORCH_NOT_IMPLEMENTED, SW_STR(kernel_name(what->op)),
                    SW_STR(sw_dtype_legacy_name(compute)));
  }
  bool zero = divides(what->op) && is_integral(compute) && has_elements(call->args[0]) &&
              any_element(call, 1, false);
  if (zero) return sw_raise0(call->vm, SW_ERR_TORCH_ZERO_DIVISION);
  return true;
}

bool sw_unary_check(SwCall *call, const SwUnaryCall *what, SwDialect dialect, SwDType dtype) {
  bool truth = dtype == SW_BOOL, torch = dialect == SW_TORCH;
  SwUnary op = what->op;
  if (truth && op == SW_UNARY_NEG)
    return sw_raise0(call->vm, torch ? SW_ERR_TORCH_BOOL_NEG : SW_ERR_NUMPY_BOOL_NEG);
  if (truth && op == SW_UNARY_RELU) return sw_raise0(call->vm, SW_ERR_TORCH_BOOL_RELU);
  if (op == SW_UNARY_INVERT && sw_dtype_is_float(dtype)) {
    if (!torch) return sw_raise(call->vm, SW_ERR_NUMPY_UFUNC_TYPES, SW_STR("invert"));
    if (call->operation->flags & SW_OPERATOR) return sw_raise0(call->vm, SW_ERR_TORCH_INVERT);
    return sw_raise(call->vm, SW_ERR_TORCH_NOT_IMPLEMENTED, SW_STR("bitwise_not_cpu"),
                    SW_STR(sw_dtype_legacy_name(dtype)));
  }
  bool rounds = (op >= SW_UNARY_FLOOR && op <= SW_UNARY_ROUND) || op == SW_UNARY_TRUNC;
  if (truth && torch && (rounds || op == SW_UNARY_ABS)) {
    static const char *const kernels[] = {"floor_vml_cpu", "ceil_vml_cpu", "round_vml_cpu"};
    const char *kernel = op == SW_UNARY_ABS     ? "abs_cpu"
                         : op == SW_UNARY_TRUNC ? "trunc_vml_cpu"
                                                : kernels[op - SW_UNARY_FLOOR];
    return sw_raise(call->vm, SW_ERR_TORCH_NOT_IMPLEMENTED, SW_STR(kernel), SW_STR("Bool"));
  }
  if (truth && !torch && op == SW_UNARY_SIGN)
    return sw_raise(call->vm, SW_ERR_NUMPY_UFUNC_BOOL, SW_STR("sign"));
  if (!torch && op == SW_UNARY_RECIPROCAL && !sw_dtype_is_float(dtype))
    return sw_refuse0(call->vm, call->node->span,
                      sw_notice(SW_NOTICE_NO_RECIPROCAL_ON_INTEGERS_WRITE_1));
  return true;
}

bool sw_warn_float_errors(SwVm *vm, int errors, bool scalar, const char *ufunc) {
  static const struct {
    int error;
    const char *text;
  } rows[] = {{SW_FLOAT_DIVIDE, "divide by zero"},
              {SW_FLOAT_OVERFLOW, "overflow"},
              {SW_FLOAT_INVALID, "invalid value"}};
  for (int i = 0; i < 3; i++) {
    if (!(errors & rows[i].error)) continue;
    sw_warn_with(vm, sw_notice(SW_NOTICE_WARN_ENCOUNTERED_SCALAR_UFUNC), SW_STR(rows[i].text),
                 SW_STR(scalar ? "scalar " : ""), SW_STR(ufunc));
  }
  return !vm->exhausted;
}
