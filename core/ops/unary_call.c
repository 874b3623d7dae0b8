#include "ops/unary_call.h"

#include "ops/tensor_arith.h"

#include "base/notices.h"
#include "call/arguments.h"
#include "call/record_begin.h"
#include "kernels/float_errors.h"
#include "ops/elementwise_checks.h"
#include "runtime/record.h"
#include "runtime/tensors.h"
#include "tensor/result_layout.h"

/* Functions with values between the integers turn integers into floats. */
static bool gives_floats(SwUnary op) {
  return (op >= SW_UNARY_SQRT && op <= SW_UNARY_NUMPY_COS) || op == SW_UNARY_RECIPROCAL ||
         op == SW_UNARY_RSQRT;
}

static SwDType compute_dtype(SwUnary op, SwDialect dialect, SwDType dtype) {
  if (gives_floats(op) && !sw_dtype_is_float(dtype))
    return dialect == SW_TORCH ? SW_FLOAT32 : sw_dtype_promote(SW_NUMPY, dtype, SW_FLOAT16);
  if (op != SW_UNARY_SQUARE || dtype != SW_BOOL) return dtype;
  return dialect == SW_TORCH ? SW_INT64 : SW_INT8;
}

/* PyTorch converts into the dtype of `out` only what may differ from that of the input. */
static bool check_out(SwCall *call, const SwUnaryCall *what, SwDType dtype) {
  const SwTensor *out = what->target.tensor;
  bool converts = gives_floats(what->op) || what->op == SW_UNARY_SQUARE;
  if (converts || !out || out->dtype == dtype) return true;
  return sw_raise(call->vm, SW_ERR_TORCH_OUT_FOUND, SW_STR(sw_dtype_legacy_name(out->dtype)),
                  SW_STR(sw_dtype_legacy_name(dtype)));
}

static bool operand_as_tensor(SwCall *call, SwDialect *dialect, SwTensor **out) {
  SwScalar number;
  *dialect = sw_call_dialect(call);
  if (call->args[0].kind == SW_VALUE_TENSOR) {
    *out = call->args[0].as.tensor;
    *dialect = (*out)->dialect;
    return true;
  }
  if (!sw_arg_number(call, 0, &number)) return false;
  *out = sw_tensor_number(call->vm, SW_NUMPY, number);
  return *out != NULL;
}

static void keep_function(SwRecord *record, const SwUnaryCall *what, SwDType dtype) {
  if (!record) return;
  SwElementwiseDetail *elementwise = &record->as.elementwise;
  elementwise->is_unary = elementwise->has_function = true;
  elementwise->unary = what->op;
  elementwise->compute = dtype;
  elementwise->symbol = what->name;
  elementwise->broadcast = record->operand[0].layout.shape;
  elementwise->has_broadcast = true;
  record->stretched[0] = record->operand[0].layout;
}

static bool compute(SwCall *call, const SwUnaryCall *what, SwDialect dialect,
                    const SwTensor *tensor, SwDType dtype, SwTensor **out) {
  const SwTensor *read = tensor->dtype == dtype ? tensor : sw_tensor_copy(call->vm, tensor, dtype);
  SwLayout layout = sw_operand_layout(tensor, dtype);
  const SwLayout *layouts[] = {&layout};
  *out = read ? sw_tensor_each(call->vm, dialect, dtype, &tensor->layout.shape) : NULL;
  if (!*out) return false;
  (*out)->layout =
      sw_ufunc_layout(dialect, &tensor->layout.shape, tensor->dtype != dtype, 1, layouts);
  if (!sw_work_rows(call->vm, 2, (const SwLayout *[]){&(*out)->layout, &read->layout}))
    return false;
  SwOperand to = sw_tensor_operand(*out), from = sw_tensor_operand(read);
  sw_elementwise_unary(what->op, &to, &from);
  if (dialect == SW_TORCH) return true;
  if (!what->target.tensor && tensor->layout.shape.ndim == 0) (*out)->is_scalar = true;
  bool floats = sw_dtype_is_float(dtype);
  return sw_warn_float_errors(call->vm, floats ? sw_float_errors(&to, &from, NULL) : 0, false,
                              what->name);
}

bool sw_unary_call(SwCall *call, const SwUnaryCall *what, SwValue *out) {
  SwDialect dialect;
  SwTensor *tensor = NULL, *computed;
  SwShape shape;
  bool in_place = what->target.tensor && !what->target.is_out;
  if (!operand_as_tensor(call, &dialect, &tensor)) return false;
  SwRecord *record = sw_record_begin(call, in_place ? SW_STORY_IN_PLACE : SW_STORY_BROADCAST);
  sw_record_operand(record, tensor, call->nodes[0]);
  SwValue operand = sw_value_tensor(tensor);
  const SwShape *shapes[] = {&tensor->layout.shape};
  if (dialect == SW_NUMPY && !sw_target_check(call, what->target, 1, &operand, record))
    return false;
  SwDType dtype = what->dtype ? *what->dtype : compute_dtype(what->op, dialect, tensor->dtype);
  if (dialect == SW_TORCH && !check_out(call, what, dtype)) return false;
  if (!sw_unary_check(call, what, dialect, what->dtype ? dtype : tensor->dtype)) return false;
  if (dialect == SW_NUMPY && !sw_target_cast(call, what->target, dtype, what->name)) return false;
  if (dialect == SW_TORCH && !sw_target_check(call, what->target, 1, &operand, record))
    return false;
  keep_function(record, what, dtype);
  if (!sw_target_meet(call, what->target, dialect, 1, shapes, NULL, &shape)) return false;
  if (!sw_target_cast(call, what->target, dtype, what->name)) return false;
  if (dialect == SW_TORCH && what->target.tensor && sw_target_overlaps(what->target.tensor, tensor))
    return sw_refuse0(call->vm, call->node->span,
                      sw_notice(SW_NOTICE_HERE_OPERAND_LIES_MEMORY_WRITTEN));
  sw_emit(sw_record_trace(record), NO_STRETCH, 1);
  if (!compute(call, what, dialect, tensor, dtype, &computed)) return false;
  if (!sw_target_deliver(call, what->target, computed, out)) return false;
  sw_record_result(record, out->as.tensor);
  return true;
}
