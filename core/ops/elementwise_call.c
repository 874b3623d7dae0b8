#include "ops/elementwise_call.h"

#include "base/notices.h"
#include "ops/assigned_value.h"
#include "ops/tensor_arith.h"

#include <math.h>
#include <string.h>

#include "call/arguments.h"
#include "call/record_begin.h"
#include "kernels/elementwise.h"
#include "kernels/float_errors.h"
#include "kernels/kernel_binary.h"
#include "ops/elementwise_checks.h"
#include "ops/promotion.h"
#include "ops/target.h"
#include "repr/cell.h"
#include "runtime/record.h"
#include "runtime/record_descent.h"
#include "runtime/tensors.h"
#include "tensor/broadcast.h"
#include "tensor/result_layout.h"

static const SwShape no_dims = {0};

static const SwShape *shape_of(SwValue value) {
  return value.kind == SW_VALUE_TENSOR ? &value.as.tensor->layout.shape : &no_dims;
}

bool sw_operands_dialect(SwCall *call, int count, SwDialect *out) {
  bool any = false;
  *out = sw_call_dialect(call);
  for (int i = 0; i < count; i++) {
    if (call->args[i].kind != SW_VALUE_TENSOR) continue;
    SwDialect own = call->args[i].as.tensor->dialect;
    if (any && own != *out) {
      return sw_refuse0(call->vm, call->node->span,
                        sw_notice(SW_NOTICE_NO_MIX_PYTORCH_TENSORS_NUMPY));
    }
    *out = own;
    any = true;
  }
  return true;
}

bool sw_operand_tensor(SwCall *call, int i, SwDialect dialect, SwDType dtype, SwTensor **out) {
  SwScalar number;
  if (call->args[i].kind == SW_VALUE_TENSOR) {
    SwTensor *tensor = call->args[i].as.tensor;
    *out = tensor->dtype == dtype ? tensor : sw_tensor_copy(call->vm, tensor, dtype);
  } else {
    if (!sw_arg_number(call, i, &number)) return false;
    bool narrowed = dialect == SW_NUMPY && call->args[i].kind == SW_VALUE_FLOAT;
    if (narrowed) sw_warn_narrowed(call->vm, number, dtype);
    *out = sw_tensor_number(call->vm, dialect, sw_scalar_cast(number, dtype));
  }
  return *out != NULL;
}

SwLayout sw_operand_layout(const SwTensor *tensor, SwDType dtype) {
  bool converts = tensor->dialect == SW_TORCH && tensor->dtype != dtype;
  return converts ? sw_copy_layout(&tensor->layout) : tensor->layout;
}

void sw_record_argument(SwRecord *record, SwCall *call, int i, SwDialect dialect) {
  SwScalar number;
  if (call->args[i].kind == SW_VALUE_TENSOR) {
    sw_record_operand(record, call->args[i].as.tensor, call->nodes[i]);
  } else {
    (void)sw_arg_number(call, i, &number);
    sw_record_number(record, number, dialect, call->nodes[i]);
  }
}

static bool number_fits(SwValue value, SwDType dtype) {
  return value.kind != SW_VALUE_INT || sw_dtype_holds(dtype, value.as.integer);
}

/* NumPy compares exactly with a Python integer beyond the array's dtype, but refuses to compute
 * with it. (PyTorch wraps it in both.) */
static bool compare_dtype(SwCall *call, SwDType *compute) {
  for (int i = 0; i < 2; i++) {
    SwValue other = call->args[1 - i];
    bool integers = other.kind == SW_VALUE_TENSOR && !sw_dtype_is_float(other.as.tensor->dtype) &&
                    other.as.tensor->dtype != SW_BOOL;
    if (!integers || number_fits(call->args[i], other.as.tensor->dtype)) continue;
    *compute = SW_INT64;
    return true;
  }
  return sw_promote_values(call, call->args[0], call->args[1], compute);
}

/* Which are divided as floats: then no Python integer is too large for the array's dtype. */
static bool are_integers(const SwCall *call) {
  for (int i = 0; i < 2; i++) {
    SwValue value = call->args[i];
    bool tensor = value.kind == SW_VALUE_TENSOR;
    if (tensor ? sw_dtype_is_float(value.as.tensor->dtype) : value.kind == SW_VALUE_FLOAT)
      return false;
  }
  return true;
}

/* NumPy squares truth values as int8, whatever the exponent's dtype. */
static bool calls_square(const SwCall *call, const SwElementwise *what, SwDialect dialect) {
  const SwTensor *base = call->args[0].as.tensor;
  return dialect == SW_NUMPY && what->op == SW_BINARY_POW && call->operation->flags & SW_OPERATOR &&
         call->args[0].kind == SW_VALUE_TENSOR && !base->is_scalar && base->dtype == SW_BOOL &&
         call->args[1].kind == SW_VALUE_INT && call->args[1].as.integer == 2;
}

static bool result_dtype(SwCall *call, const SwElementwise *what, SwDialect dialect,
                         SwDType *compute, SwDType *result) {
  bool compares = sw_binary_compares(what->op);
  bool exactly = compares && dialect == SW_NUMPY;
  bool divides = dialect == SW_NUMPY && what->op == SW_BINARY_DIV && are_integers(call);
  *compute = SW_BOOL;
  if (!what->is_logical && !divides && !what->dtype &&
      !(exactly ? compare_dtype(call, compute)
                : sw_promote_values(call, call->args[0], call->args[1], compute)))
    return false;
  if (what->dtype) *compute = *what->dtype;
  /* NumPy's truth values are computed with as int8 where there is nothing nearer. */
  bool odd = dialect == SW_NUMPY && *compute == SW_BOOL && what->op != SW_BINARY_SUB && !divides;
  if (odd && !sw_binary_exists(what->op, SW_BOOL)) *compute = SW_INT8;
  if (calls_square(call, what, dialect)) *compute = SW_INT8;
  if (what->op == SW_BINARY_DIV && !sw_dtype_is_float(*compute))
    *compute = dialect == SW_TORCH ? SW_FLOAT32 : SW_FLOAT64;
  *result = compares || what->is_logical ? SW_BOOL : *compute;
  return true;
}

/* The text between the operands, such as "- 2 \xC2\xB7". */
static const char *scaled_symbol(SwVm *vm, SwScalar scale) {
  SwText text = {0};
  sw_repr_cell(SW_TORCH, scale, &text);
  const char *number = sw_text_cstr(&text);
  bool below = *number == '-';
  size_t size = text.size + sizeof "+  \xC2\xB7";
  char *out = sw_record_alloc(vm, text.failed ? SIZE_MAX : size);
  if (out) {
    strcpy(out, below ? "- " : "+ ");
    strcat(out, number + below);
    strcat(out, " \xC2\xB7");
  }
  sw_text_free(&text);
  return out;
}

/* How the original operands (before any conversion) are read for each element: for the story. */
static void keep_function(SwVm *vm, SwRecord *record, const SwElementwise *what, SwDType dtype,
                          const SwShape *shape) {
  if (!record) return;
  SwElementwiseDetail *elementwise = &record->as.elementwise;
  elementwise->has_function = what->scale == NULL && !what->is_logical;
  elementwise->binary = what->op;
  elementwise->compute = dtype;
  elementwise->symbol = what->scale ? scaled_symbol(vm, *what->scale) : what->symbol;
  for (int i = 0; i < record->operand_count; i++) {
    record->stretched[i] =
        sw_broadcast_layout(&record->operand[i].layout, shape, SW_TORCH, i, NULL);
  }
}

static void tell_promotion(SwCall *call, const SwElementwise *what, SwDialect dialect,
                           SwDType dtype, SwTrace *trace) {
  int reason = what->dtype || what->is_logical
                   ? -1
                   : sw_promotion_reason(dialect, call->args[0], call->args[1], dtype);
  if (reason >= 0) sw_emit(trace, PROMOTED, 0, 1, reason, dtype);
}

typedef struct Operands {
  SwTensor *tensor[2];
  SwLayout layout[2]; /* stretched to the common shape */
} Operands;

static SwOperand read_operand(const Operands *self, int i) {
  SwOperand operand = sw_tensor_operand(self->tensor[i]);
  operand.layout = &self->layout[i];
  return operand;
}

/* PyTorch multiplies and divides a half by a single number as float32. */
static bool stays_single(const SwCall *call, const SwElementwise *what, SwDialect dialect, int i,
                         SwDType dtype) {
  bool number = call->args[i].kind != SW_VALUE_TENSOR;
  bool product = what->op == SW_BINARY_MUL, quotient = what->op == SW_BINARY_DIV;
  if (dialect != SW_TORCH || !sw_dtype_is_half(dtype)) return false;
  if (!product && !quotient && what->op != SW_BINARY_FLOORDIV) return false;
  if (i == 0) return number && (product || quotient);
  return number || call->args[i].as.tensor->layout.shape.ndim == 0;
}

static bool stretch(SwCall *call, const SwElementwise *what, SwDialect dialect, SwDType dtype,
                    const SwShape *shape, SwRecord *record, Operands *out) {
  SwTrace *trace = sw_record_trace(record);
  int before = trace ? trace->count : 0;
  for (int i = 0; i < 2; i++) {
    SwDType read = stays_single(call, what, dialect, i, dtype) ? SW_FLOAT32 : dtype;
    if (!sw_operand_tensor(call, i, dialect, read, &out->tensor[i])) return false;
    out->layout[i] = sw_broadcast_layout(&out->tensor[i]->layout, shape, SW_TORCH, i, trace);
  }
  if (trace && trace->count == before) sw_emit(trace, NO_STRETCH, 2);
  sw_record_descent(record);
  return true;
}

/* Remainders of floats, and quotients that are rounded by them, take as long as three functions. */
static bool divides(SwBinary op, SwDType dtype) {
  return sw_dtype_is_float(dtype) && (op == SW_BINARY_FLOORDIV || op == SW_BINARY_MOD ||
                                      op == SW_BINARY_FMOD || op == SW_BINARY_REMAINDER);
}

static bool run(SwVm *vm, const SwElementwise *what, const SwOperand *to,
                const Operands *operands) {
  SwOperand left = read_operand(operands, 0), right = read_operand(operands, 1);
  int64_t numel = 0;
  bool each = what->scale || !sw_kernel_binary(what->op, left.dtype);
  const SwLayout *layouts[] = {to->layout, left.layout, right.layout};
  (void)sw_shape_numel(&to->layout->shape, &numel);
  if (!sw_work_rows(vm, 3, layouts)) return false;
  for (int times = !each ? 0 : divides(what->op, left.dtype) ? 3 : 1; times > 0; times--)
    if (!sw_work_each(vm, numel)) return false;
  if (what->scale)
    sw_elementwise_add_scaled(to, &left, &right, sw_scalar_cast(*what->scale, left.dtype));
  else
    sw_elementwise_binary(what->op, to, &left, &right);
  return true;
}

/* PyTorch writes a target of the right dtype and shape at once, so that an operand that lies in the
 * same memory unnoticed changes under its hands. */
static bool writes_directly(const SwElementwise *what, SwDType result, const SwShape *shape) {
  const SwTensor *target = what->target.tensor;
  return target && target->dialect == SW_TORCH && target->dtype == result &&
         sw_shape_equal(&target->layout.shape, shape);
}

static bool run_one_by_one(SwCall *call, const SwElementwise *what, const SwOperand *to,
                           const Operands *operands) {
  int64_t index[SW_MAX_DIMS] = {0};
  const SwShape *shape = &to->layout->shape;
  int last = shape->ndim - 1; /* of several elements, as one lies in no other */
  bool vectorised = shape->size[last] * sw_dtype_size(to->dtype) >= 64;
  if (vectorised || what->scale || what->target.is_out)
    return sw_refuse0(call->vm, call->node->span,
                      sw_notice(SW_NOTICE_HERE_OPERAND_LIES_MEMORY_WRITTEN));
  if (!to->data) return true; /* laid out only */
  do {
    SwOperand a = read_operand(operands, 0), b = read_operand(operands, 1);
    SwScalar x = sw_scalar_load(a.dtype, a.data, sw_layout_address(a.layout, index));
    SwScalar y = sw_scalar_load(b.dtype, b.data, sw_layout_address(b.layout, index));
    SwScalar value = sw_scalar_binary(what->op, x, y);
    value.dtype = to->dtype;
    sw_scalar_store(value, to->data, sw_layout_address(to->layout, index));
  } while (sw_shape_advance(shape, index));
  return true;
}

static bool write_directly(SwCall *call, const SwElementwise *what, const Operands *operands) {
  SwTensor *target = what->target.tensor;
  SwOperand to;
  if (!sw_tensor_operand_write(call->vm, target, &to)) return false;
  bool aliased = sw_target_overlaps(target, operands->tensor[0]) ||
                 sw_target_overlaps(target, operands->tensor[1]);
  if (aliased) return run_one_by_one(call, what, &to, operands);
  return run(call->vm, what, &to, operands);
}

/* PyTorch's pow, clamp and number / tensor take the number into their function and walk the tensor
 * alone. */
static bool walks_tensor_alone(const SwCall *call, const SwElementwise *what, SwDialect dialect) {
  if (what->op == SW_BINARY_RECIPROCAL_MUL) return true;
  bool takes_number =
      what->is_bound || what->op == SW_BINARY_POW || what->op == SW_BINARY_TORCH_POW;
  return dialect == SW_TORCH && takes_number && call->args[1].kind != SW_VALUE_TENSOR;
}

/* PyTorch makes a number to the power of a tensor contiguous. */
static bool is_number_to_power(const SwCall *call, const SwElementwise *what, SwDialect dialect) {
  return dialect == SW_TORCH && what->op == SW_BINARY_POW && call->args[0].kind != SW_VALUE_TENSOR;
}

/* How PyTorch computes with a number: some powers as products, and number / tensor as the number
 * times the reciprocal. */
static SwBinary torch_function(const SwCall *call, SwBinary op, SwDType dtype) {
  SwValue second = call->args[1];
  if (!sw_dtype_is_float(dtype)) return op;
  bool root = second.kind == SW_VALUE_FLOAT && fabs(second.as.number) == 0.5;
  if (root && dtype == SW_FLOAT16) return op;
  if (op == SW_BINARY_POW && second.kind != SW_VALUE_TENSOR) return SW_BINARY_TORCH_POW;
  bool is_operator = call->operation->flags & SW_OPERATOR;
  return op == SW_BINARY_DIV && is_operator && call->args[0].kind != SW_VALUE_TENSOR
             ? SW_BINARY_RECIPROCAL_MUL
             : op;
}

static bool compute_new(SwCall *call, const SwElementwise *what, SwDialect dialect, SwDType result,
                        const SwShape *shape, const Operands *operands, SwTensor **out) {
  SwLayout read[2] = {0};
  const SwLayout *layouts[] = {&read[0], &read[1]};
  bool converts = false;
  for (int i = 0; i < 2; i++) {
    if (call->args[i].kind != SW_VALUE_TENSOR) continue;
    const SwTensor *given = call->args[i].as.tensor;
    SwDType dtype = operands->tensor[i]->dtype;
    read[i] = sw_operand_layout(given, dtype);
    converts = converts || (read[i].shape.ndim && given->dtype != dtype);
  }
  *out = sw_tensor_new(call->vm, dialect, result, shape);
  if (!*out) return false;
  if (what->order == 'F' && sw_tensor_size(*out) > 0)
    (void)sw_layout_fortran(shape, &(*out)->layout);
  else if (what->is_second && sw_shape_equal(shape, &read[0].shape))
    (*out)->layout = sw_copy_layout(&read[0]);
  else if (walks_tensor_alone(call, what, dialect))
    (*out)->layout = sw_ufunc_layout(dialect, shape, converts, 1,
                                     &layouts[what->op == SW_BINARY_RECIPROCAL_MUL]);
  else if (what->order != 'C' && !is_number_to_power(call, what, dialect))
    (*out)->layout = sw_ufunc_layout(dialect, shape, converts, 2, layouts);
  SwOperand to = sw_tensor_operand(*out);
  return run(call->vm, what, &to, operands);
}

static bool is_scalar(SwValue value) {
  return value.kind != SW_VALUE_TENSOR || value.as.tensor->is_scalar;
}

/* array ** number takes a shortcut for some exponents, and warns by its name. */
static const char *power_name(SwValue exponent) {
  if (exponent.kind == SW_VALUE_INT && exponent.as.integer == -1) return "reciprocal";
  if (exponent.kind == SW_VALUE_INT && exponent.as.integer == 2) return "square";
  return exponent.kind == SW_VALUE_FLOAT && exponent.as.number == 0.5 ? "sqrt" : "power";
}

/* Likewise it takes a root. */
static SwBinary numpy_function(const SwCall *call, SwBinary op, SwDType dtype) {
  SwValue base = call->args[0], exponent = call->args[1];
  bool root = op == SW_BINARY_POW && call->operation->flags & SW_OPERATOR &&
              base.kind == SW_VALUE_TENSOR && !base.as.tensor->is_scalar &&
              base.as.tensor->dtype == dtype && exponent.kind == SW_VALUE_FLOAT &&
              exponent.as.number == 0.5;
  return root ? SW_BINARY_TORCH_POW : op;
}

static bool warn(SwCall *call, const SwElementwise *what, const Operands *operands,
                 const SwTensor *computed) {
  if (!sw_dtype_is_float(computed->dtype) && what->op != SW_BINARY_FLOORDIV) return true;
  SwOperand to = sw_tensor_operand(computed), left = read_operand(operands, 0),
            right = read_operand(operands, 1);
  bool is_operator = call->operation->flags & SW_OPERATOR;
  bool scalar = is_operator && is_scalar(call->args[0]) && is_scalar(call->args[1]);
  const char *name = is_operator && strcmp(sw_ufunc_name(what), "power") == 0 &&
                             !is_scalar(call->args[0]) &&
                             sw_dtype_is_float(call->args[0].as.tensor->dtype)
                         ? power_name(call->args[1])
                         : sw_ufunc_name(what);
  return sw_warn_float_errors(call->vm, sw_float_errors(&to, &left, &right), scalar, name);
}

static bool deliver(SwCall *call, const SwElementwise *what, SwDialect dialect, SwDType result,
                    const SwShape *shape, const Operands *operands, SwValue *out) {
  SwTensor *computed;
  *out = sw_value_tensor(what->target.tensor);
  if (writes_directly(what, result, shape)) return write_directly(call, what, operands);
  if (!compute_new(call, what, dialect, result, shape, operands, &computed)) return false;
  if (dialect == SW_NUMPY && !warn(call, what, operands, computed)) return false;
  if (dialect == SW_NUMPY && !what->target.tensor && shape->ndim == 0) computed->is_scalar = true;
  return sw_target_deliver(call, what->target, computed, out);
}

bool sw_elementwise_call(SwCall *call, const SwElementwise *asked, SwValue *out) {
  SwElementwise own = *asked, *what = &own;
  SwDialect dialect;
  SwDType dtype, result;
  SwShape shape;
  Operands operands;
  if (!sw_operands_dialect(call, 2, &dialect)) return false; // not covered: callers have looked
  if (dialect == SW_TORCH && what->op == SW_BINARY_MOD) what->op = SW_BINARY_REMAINDER;
  bool in_place = what->target.tensor && !what->target.is_out;
  SwRecord *record = sw_record_begin(call, in_place ? SW_STORY_IN_PLACE : SW_STORY_BROADCAST);
  for (int i = 0; i < 2; i++)
    sw_record_argument(record, call, i, dialect);
  if (dialect == SW_NUMPY && !sw_target_check(call, what->target, 2, call->args, record))
    return false;
  if (!result_dtype(call, what, dialect, &dtype, &result)) return false;
  if (!sw_elementwise_check_before_shapes(call, what, dialect, dtype)) return false;
  if (dialect == SW_NUMPY && !sw_target_cast(call, what->target, result, sw_ufunc_name(what)))
    return false;
  if (dialect == SW_TORCH && !sw_target_check(call, what->target, 2, call->args, record))
    return false;
  if (what->mask && !sw_numpy_mask_meets(call, &what->target.tensor->layout.shape, what->mask))
    return false;
  const SwShape *shapes[] = {shape_of(call->args[0]), shape_of(call->args[1])};
  if (!sw_target_meet(call, what->target, dialect, 2, shapes, record, &shape)) return false;
  tell_promotion(call, what, dialect, dtype, sw_record_trace(record));
  if (!sw_target_cast(call, what->target, result, sw_ufunc_name(what))) return false;
  if (!sw_elementwise_check_after_shapes(call, what, dialect, dtype)) return false;
  if (!stretch(call, what, dialect, dtype, &shape, record, &operands)) return false;
  what->op = (dialect == SW_TORCH ? torch_function : numpy_function)(call, what->op, dtype);
  keep_function(call->vm, record, what, dtype, &shape);
  if (!deliver(call, what, dialect, result, &shape, &operands, out)) return false;
  sw_record_result(record, out->as.tensor);
  return true;
}
