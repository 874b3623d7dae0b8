#include "ops/create.h"

#include <math.h>
#include <string.h>

#include "base/notices.h"
#include "ops/assigned_value.h"
#include "runtime/tensors.h"
#include "tensor/result_layout.h"

bool sw_create_check_sizes(SwCall *call, SwDialect dialect, const SwShape *shape) {
  for (int dim = 0; dim < shape->ndim; dim++) {
    if (shape->size[dim] >= 0) continue;
    if (dialect == SW_NUMPY) return sw_raise0(call->vm, SW_ERR_NUMPY_NEGATIVE_DIM);
    if (call->operation->flags & SW_NAMED_CHECK)
      return sw_raise(call->vm, SW_ERR_TORCH_NEGATIVE_DIM,
                      SW_STR(sw_operation_said(call->operation)));
    return sw_raise(call->vm, SW_ERR_TORCH_NEGATIVE_SIZE, SW_INT(shape->size[dim]),
                    SW_SHAPE_ARG(shape));
  }
  return true;
}

void sw_create_fill(const SwTensor *made, SwScalar value) {
  SwOperand to = sw_tensor_operand(made);
  double number = sw_scalar_double(value);
  if (number != 0 || signbit(number)) sw_elementwise_fill(&to, value);
}

bool sw_create_filled(SwCall *call, SwDialect dialect, const SwShape *shape, SwDType dtype,
                      SwScalar value, SwValue *out) {
  SwTensor *tensor = sw_tensor_new(call->vm, dialect, dtype, shape);
  if (!tensor) return false;
  sw_create_fill(tensor, value);
  *out = sw_value_tensor(tensor);
  return true;
}

SwTensor *sw_create_like(SwVm *vm, const SwTensor *tensor, SwDType dtype) {
  SwTensor *self = sw_tensor_new(vm, SW_TORCH, dtype, &tensor->layout.shape);
  if (self) self->layout = sw_copy_layout(&tensor->layout);
  return self;
}

/* The shape of nested data, from the first item of each level; `kind`: highest category met. */
static bool measure(SwCall *call, SwValue data, SwShape *shape, SwDialect dialect) {
  shape->ndim = 0;
  while (sw_value_is_sequence(data)) {
    if (shape->ndim == SW_MAX_DIMS)
      return sw_raise(call->vm, SW_ERR_LIMIT_DIMS, SW_INT(shape->ndim + 1), SW_INT(SW_MAX_DIMS));
    shape->size[shape->ndim++] = data.as.sequence->count;
    if (data.as.sequence->count == 0) return true;
    data = data.as.sequence->items[0];
  }
  if (data.kind == SW_VALUE_TENSOR) {
    const SwShape *inner = &data.as.tensor->layout.shape;
    if (inner->ndim && dialect == SW_TORCH) return sw_call_refuse(call);
    for (int dim = 0; dim < inner->ndim && shape->ndim < SW_MAX_DIMS; dim++)
      shape->size[shape->ndim++] = inner->size[dim];
  }
  return true;
}

static bool infer_dtype(SwCall *call, SwDialect dialect, SwValue data, SwDType *out);

/* A list may hold itself, or the same list very often. */
static bool infer_items(SwCall *call, SwDialect dialect, const SwSequence *items, SwDType *out) {
  SwVm *vm = call->vm;
  if (vm->depth >= SW_MAX_DEPTH)
    return sw_refuse_here(vm, sw_notice(SW_NOTICE_LIST_NESTED_TOO_DEEPLY_FOR_TENSOR));
  if (!sw_work(vm, (items->count + 1) * SW_ITEM_WORK)) return false;
  bool good = true;
  vm->depth++;
  for (int64_t i = 0; i < items->count && good; i++)
    good = infer_dtype(call, dialect, items->items[i], out);
  vm->depth--;
  return good;
}

static bool infer_dtype(SwCall *call, SwDialect dialect, SwValue data, SwDType *out) {
  if (sw_value_is_sequence(data)) return infer_items(call, dialect, data.as.sequence, out);
  SwDType own = dialect == SW_TORCH ? SW_FLOAT32 : SW_FLOAT64;
  if (data.kind == SW_VALUE_BOOL)
    own = SW_BOOL;
  else if (data.kind == SW_VALUE_INT)
    own = SW_INT64;
  else if (data.kind == SW_VALUE_TENSOR)
    own = data.as.tensor->dtype;
  else if (data.kind != SW_VALUE_FLOAT)
    return sw_call_refuse(call);
  *out = *out == SW_DTYPE_COUNT ? own : sw_dtype_promote(dialect, *out, own);
  return true;
}

/* Writes the numbers in order; every level must have the size that was measured. */
static bool pour(SwCall *call, SwTensor *tensor, SwValue data, int dim, int64_t *at) {
  const SwShape *shape = &tensor->layout.shape;
  if (sw_value_is_sequence(data)) {
    const SwSequence *items = data.as.sequence;
    if (dim == shape->ndim || items->count != shape->size[dim]) {
      bool torch = tensor->dialect == SW_TORCH;
      if (!torch)
        return sw_raise(call->vm, SW_ERR_NUMPY_RAGGED, SW_INT(dim), SW_SIZES(shape->size, dim));
      if (dim == shape->ndim) return sw_call_refuse(call);
      return sw_raise(call->vm, SW_ERR_TORCH_RAGGED, SW_INT(shape->size[dim]), SW_INT(dim),
                      SW_INT(items->count));
    }
    for (int64_t i = 0; i < items->count; i++) {
      if (!pour(call, tensor, items->items[i], dim + 1, at)) return false;
    }
    return true;
  }
  void *bytes = tensor->storage->buffer->data;
  if (data.kind == SW_VALUE_TENSOR) {
    const SwShape *inner = &data.as.tensor->layout.shape;
    SwShape rest = {.ndim = shape->ndim - dim};
    for (int i = dim; i < shape->ndim; i++)
      rest.size[i - dim] = shape->size[i];
    if (!sw_shape_equal(inner, &rest)) return sw_call_refuse(call);
    int64_t index[SW_MAX_DIMS] = {0}, count = sw_tensor_values(data.as.tensor);
    for (int64_t i = 0; i < count; i++) {
      SwScalar value =
          sw_tensor_load(data.as.tensor, sw_layout_address(&data.as.tensor->layout, index));
      sw_scalar_store(sw_scalar_cast(value, tensor->dtype), bytes, (*at)++);
      (void)sw_shape_advance(&data.as.tensor->layout.shape, index);
    }
    return true;
  }
  if (dim != shape->ndim) {
    bool torch = tensor->dialect == SW_TORCH;
    if (!torch)
      return sw_raise(call->vm, SW_ERR_NUMPY_RAGGED, SW_INT(dim), SW_SIZES(shape->size, dim));
    return sw_call_refuse(call);
  }
  SwScalar value =
      data.kind == SW_VALUE_FLOAT
          ? sw_scalar_float(SW_FLOAT64, data.as.number)
          : sw_scalar_int(SW_INT64, data.kind == SW_VALUE_BOOL ? data.as.truth : data.as.integer);
  bool python = tensor->dialect == SW_NUMPY; /* PyTorch's own checks come before */
  if (!sw_number_convert(call->vm, SW_NUMPY, value, python, tensor->dtype, &value)) return false;
  sw_scalar_store(value, bytes, (*at)++);
  return true;
}

bool sw_create_from(SwCall *call, SwDialect dialect, SwValue data, SwDType dtype, SwTensor **out) {
  SwShape shape;
  SwDType inferred = SW_DTYPE_COUNT;
  if (!measure(call, data, &shape, dialect) || !infer_dtype(call, dialect, data, &inferred))
    return false;
  if (inferred == SW_DTYPE_COUNT) inferred = dialect == SW_TORCH ? SW_FLOAT32 : SW_FLOAT64;
  if (dtype == SW_DTYPE_COUNT) dtype = inferred;
  *out = sw_tensor_new(call->vm, dialect, dtype, &shape);
  int64_t at = 0;
  return *out && pour(call, *out, data, 0, &at);
}

bool sw_numpy_array_arguments(SwCall *call, int count) {
  for (int i = 0; i < count; i++) {
    SwTensor *array;
    if (!sw_value_is_sequence(call->args[i])) continue;
    if (!sw_create_from(call, SW_NUMPY, call->args[i], SW_DTYPE_COUNT, &array)) return false;
    call->args[i] = sw_value_tensor(array);
  }
  return true;
}
