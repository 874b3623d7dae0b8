/* PyTorch's reductions: sum, mean, prod, max, min, argmax, any, all, ... The function reads
 * arguments, ops/reduce.h reduces. */
#include "ops/reduce.h"
#include "call/arguments.h"
#include "ops/elementwise_call.h"
#include "ops/tensor_arith.h"
#include "runtime/tensors.h"

/* Reads dim=. An empty tuple means all dims, as None does. */
static bool dims_of(SwCall *call, const SwTensor *tensor, bool one, SwDimSet *out) {
  if (!sw_arg_dims(call, 1, tensor, one, out, NULL)) return false;
  bool empty = sw_value_is_sequence(call->args[1]) && call->args[1].as.sequence->count == 0;
  if (empty) *out = ((SwDimSet)1 << tensor->layout.shape.ndim) - 1;
  return true;
}

/* sum(input, dim=None, keepdim=False, *, dtype=None, out=None), prod. Integers and bools are added
 * in int64. */
bool sw_torch_sum(SwCall *call, SwValue *out) {
  SwReduction op = (SwReduction)call->operation->detail;
  SwTensor *tensor = sw_matched_tensor(call, 0), *result;
  SwDimSet dims;
  bool keepdim = sw_matched_bool(call, 2, false);
  SwTarget target = sw_matched_out(call, 4);
  if (!dims_of(call, tensor, op == SW_REDUCE_PROD, &dims)) return false;
  SwDType natural = sw_dtype_is_float(tensor->dtype) ? tensor->dtype : SW_INT64;
  SwDType dtype = sw_matched_dtype(call, 3, target.tensor ? target.tensor->dtype : natural);
  if (target.tensor && dtype != target.tensor->dtype) return sw_call_refuse(call);
  if (!sw_reduce_new(call, op, tensor, dtype, dims, keepdim, &result)) return false;
  return sw_target_deliver(call, target, result, out);
}

/* mean(input, dim=None, keepdim=False, *, dtype=None): the sum divided by the count. */
bool sw_torch_mean(SwCall *call, SwValue *out) {
  SwTensor *tensor = sw_matched_tensor(call, 0), *sum;
  SwDimSet dims;
  bool keepdim = sw_matched_bool(call, 2, false);
  SwDType dtype = sw_matched_dtype(call, 3, tensor->dtype);
  if (!sw_dtype_is_float(dtype)) {
    return sw_raise(call->vm, SW_ERR_TORCH_MEAN_DTYPE,
                    SW_STR(sw_arg_missing(call, 3) ? "Input" : "Optional"),
                    SW_STR(sw_dtype_legacy_name(dtype)));
  }
  SwDType asked = dtype;
  if (sw_dtype_is_half(dtype)) dtype = SW_FLOAT32; /* rounded once, at the end */
  if (!dims_of(call, tensor, false, &dims) ||
      !sw_reduce_new(call, SW_REDUCE_SUM, tensor, dtype, dims, keepdim, &sum))
    return false;
  SwScalar count = sw_scalar_float(SW_FLOAT64, (double)sw_dims_numel(tensor, dims));
  SwTensor *divisor = sw_tensor_number(call->vm, SW_TORCH, sw_scalar_cast(count, dtype));
  if (!divisor) return false;
  SwLayout repeated = {.shape = sum->layout.shape};
  SwOperand to = sw_tensor_operand(sum), by = sw_tensor_operand(divisor);
  by.layout = &repeated;
  sw_elementwise_binary(SW_BINARY_DIV, &to, &to, &by);
  if (asked != dtype && !(sum = sw_tensor_copy(call->vm, sum, asked))) return false;
  *out = sw_value_tensor(sum);
  return true;
}

/* Raises for extremes of no elements: torch.tensor([]).max() has no answer. */
static bool check_not_empty(SwCall *call, const SwTensor *tensor, SwDimSet dims, bool dim_given,
                            SwErrorId id) {
  if (!dim_given && sw_tensor_size(tensor) == 0)
    return sw_raise(call->vm, id, SW_STR(sw_operation_said(call->operation)));
  for (int dim = 0; dim_given && dim < tensor->layout.shape.ndim; dim++) {
    bool empty = (dims >> dim & 1) && tensor->layout.shape.size[dim] == 0;
    if (empty)
      return sw_raise(call->vm, SW_ERR_TORCH_EMPTY_DIM, SW_STR(sw_operation_said(call->operation)),
                      SW_INT(dim));
  }
  return true;
}

/* A named pair of tensors, such as torch.return_types.max(values=..., indices=...). */
static bool named_pair(SwCall *call, const SwNamedFields *fields, SwTensor *first, SwTensor *second,
                       SwValue *out) {
  SwSequence *pair = sw_sequence_new(call->vm, 2);
  if (!pair) return false;
  pair->fields = fields;
  pair->items[pair->count++] = sw_value_tensor(first);
  pair->items[pair->count++] = sw_value_tensor(second);
  *out = (SwValue){.kind = SW_VALUE_TUPLE, .as.sequence = pair};
  return true;
}

static bool extreme_of_two(SwCall *call, SwReduction op, SwValue *out) {
  SwElementwise what = {.op = op == SW_REDUCE_MAX ? SW_BINARY_MAXIMUM : SW_BINARY_MINIMUM,
                        .symbol = op == SW_REDUCE_MAX ? "maximum" : "minimum"};
  return sw_elementwise_call(call, &what, out);
}

/* max(input), max(input, dim, keepdim=False), max(input, other); min. */
bool sw_torch_extreme(SwCall *call, SwValue *out) {
  static const SwNamedFields types[] = {
      {"torch.return_types.max", {"values", "indices"}, false, NULL},
      {"torch.return_types.min", {"values", "indices"}, false, NULL}};
  SwReduction op = (SwReduction)call->operation->detail;
  SwReduction place = op == SW_REDUCE_MAX ? SW_REDUCE_ARGMAX : SW_REDUCE_ARGMIN;
  SwTensor *tensor = sw_matched_tensor(call, 0), *values, *indices;
  SwDimSet dims;
  bool keepdim = sw_matched_bool(call, 2, false), given;
  bool two = call->args[1].kind == SW_VALUE_TENSOR;
  if (two && call->nodes[2]) return sw_call_refuse(call);
  if (two) return extreme_of_two(call, op, out);
  if (!sw_arg_dims(call, 1, tensor, true, &dims, &given)) return false;
  if (!check_not_empty(call, tensor, dims, given, SW_ERR_TORCH_EMPTY_EXTREME)) return false;
  if (!sw_reduce_new(call, op, tensor, tensor->dtype, dims, keepdim, &values)) return false;
  *out = sw_value_tensor(values);
  if (!given) return true;
  return sw_reduce_new(call, place, tensor, tensor->dtype, dims, keepdim, &indices) &&
         named_pair(call, &types[op == SW_REDUCE_MIN], values, indices, out);
}

/* Checks the dims one by one: in range, and with at least one element. */
static bool check_each_dim(SwCall *call, const SwTensor *tensor) {
  SwValue dims = call->args[1];
  bool several = sw_value_is_sequence(dims);
  const SwValue *items = several ? dims.as.sequence->items : &dims;
  int64_t count = several ? dims.as.sequence->count : 1;
  const SwShape *shape = &tensor->layout.shape;
  for (int64_t i = 0; i < count && shape->ndim; i++) {
    int dim;
    if (items[i].kind != SW_VALUE_INT) return true;
    if (!sw_wrap_dim(call->vm, SW_TORCH, items[i].as.integer, shape->ndim, &dim)) return false;
    if (shape->size[dim] == 0)
      return sw_raise(call->vm, SW_ERR_TORCH_EMPTY_DIM, SW_STR(sw_operation_said(call->operation)),
                      SW_INT(items[i].as.integer));
  }
  return true;
}

/* amax(input, dim=(), keepdim=False), amin */
bool sw_torch_amax(SwCall *call, SwValue *out) {
  SwTensor *tensor = sw_matched_tensor(call, 0), *result;
  SwDimSet dims;
  bool keepdim = sw_matched_bool(call, 2, false);
  if (!check_each_dim(call, tensor) || !dims_of(call, tensor, false, &dims)) return false;
  bool all = sw_arg_missing(call, 1) ||
             (sw_value_is_sequence(call->args[1]) && call->args[1].as.sequence->count == 0);
  if (!check_not_empty(call, tensor, dims, !all, SW_ERR_TORCH_EMPTY_EXTREME)) return false;
  if (!sw_reduce_new(call, (SwReduction)call->operation->detail, tensor, tensor->dtype, dims,
                     keepdim, &result))
    return false;
  *out = sw_value_tensor(result);
  return true;
}

/* aminmax(input, *, dim=None, keepdim=False) */
bool sw_torch_aminmax(SwCall *call, SwValue *out) {
  static const SwNamedFields type = {"torch.return_types.aminmax", {"min", "max"}, false, NULL};
  SwTensor *tensor = sw_matched_tensor(call, 0), *low, *high;
  SwDimSet dims;
  bool keepdim = sw_matched_bool(call, 2, false), given;
  if (!sw_arg_dims(call, 1, tensor, true, &dims, &given)) return false;
  if (sw_tensor_size(tensor) == 0) return sw_call_refuse(call);
  return sw_reduce_new(call, SW_REDUCE_MIN, tensor, tensor->dtype, dims, keepdim, &low) &&
         sw_reduce_new(call, SW_REDUCE_MAX, tensor, tensor->dtype, dims, keepdim, &high) &&
         named_pair(call, &type, low, high, out);
}

/* argmax(input, dim=None, keepdim=False), argmin */
bool sw_torch_argmax(SwCall *call, SwValue *out) {
  SwTensor *tensor = sw_matched_tensor(call, 0), *result;
  SwDimSet dims;
  bool keepdim = sw_matched_bool(call, 2, false), given;
  if (tensor->dtype == SW_BOOL)
    return sw_raise(call->vm, SW_ERR_TORCH_PLACE_BOOL, SW_STR(sw_operation_said(call->operation)));
  if (!sw_arg_dims(call, 1, tensor, true, &dims, &given)) return false;
  if (!check_not_empty(call, tensor, dims, given, SW_ERR_TORCH_EMPTY_PLACE)) return false;
  if (!sw_reduce_new(call, (SwReduction)call->operation->detail, tensor, tensor->dtype, dims,
                     keepdim, &result))
    return false;
  *out = sw_value_tensor(result);
  return true;
}

/* any(input, dim=None, keepdim=False), all. Surprising: an empty tuple as dim= reduces nothing, and
 * uint8 gives uint8, not bool. */
bool sw_torch_any(SwCall *call, SwValue *out) {
  SwTensor *tensor = sw_matched_tensor(call, 0), *result;
  SwDimSet dims;
  bool keepdim = sw_matched_bool(call, 2, false);
  if (!sw_arg_dims(call, 1, tensor, false, &dims, NULL)) return false;
  if (!sw_reduce_new(call, (SwReduction)call->operation->detail, tensor, tensor->dtype, dims,
                     keepdim, &result))
    return false;
  if (tensor->dtype == SW_UINT8 && !(result = sw_tensor_copy(call->vm, result, SW_UINT8)))
    return false;
  *out = sw_value_tensor(result);
  return true;
}

/* count_nonzero(input, dim=None) of either library */
bool sw_torch_count_nonzero(SwCall *call, SwValue *out) {
  SwTensor *tensor = sw_matched_tensor(call, 0), *truths, *result;
  SwDimSet dims;
  if (!dims_of(call, tensor, false, &dims)) return false;
  truths = sw_tensor_copy(call->vm, tensor, SW_BOOL);
  if (!truths || !sw_reduce_new(call, SW_REDUCE_SUM, truths, SW_INT64, dims, false, &result))
    return false;
  sw_record_reduction(call, tensor, dims, false, result);
  *out = sw_value_tensor(result);
  return true;
}
