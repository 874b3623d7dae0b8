/* Builds a tensor from nested lists in three passes, as PyTorch does: it measures the shape along
 * the first items ([[1, 2], [3]] counts as (2, 2)), infers the dtype from all items, and notices
 * only while storing them that a level does not fit. Source: `torch/csrc/utils/tensor_new.cpp`. */
#include "torch/data.h"

#include "base/notices.h"
#include "ops/assigned_value.h"
#include "ops/create.h"
#include "runtime/iterate.h"
#include "runtime/tensors.h"

typedef struct Data {
  SwCall *call;
  SwShape shape;
  SwDType dtype;
  SwTensor *tensor;
  int64_t at; /* elements stored */
} Data;

static bool is_array(SwValue value) {
  return value.kind == SW_VALUE_TENSOR && value.as.tensor->dialect == SW_NUMPY &&
         !value.as.tensor->is_scalar;
}

static bool refuse_array(const SwCall *call) {
  return sw_refuse0(call->vm, call->node->span,
                    sw_notice(SW_NOTICE_NO_MAKE_TENSOR_FROM_LIST_ARRAYS));
}

static bool is_nested(SwValue value) {
  return sw_value_is_sequence(value) || value.kind == SW_VALUE_RANGE;
}

/* Pass 1: the shape, along the first item of each level. */
static bool measure(Data *self, SwValue data) {
  SwVm *vm = self->call->vm;
  SwSequence *items;
  while (is_nested(data)) {
    if (self->shape.ndim == SW_MAX_DIMS)
      return sw_raise(vm, SW_ERR_LIMIT_DIMS, SW_INT(SW_MAX_DIMS + 1), SW_INT(SW_MAX_DIMS));
    if (!sw_iterate(vm, self->call->node, data, &items)) return false;
    self->shape.size[self->shape.ndim++] = items->count;
    if (items->count == 0) return true;
    data = items->items[0];
  }
  if (is_array(data)) return refuse_array(self->call);
  if (data.kind != SW_VALUE_STRING) return true;
  return sw_raise0(vm, SW_ERR_TORCH_STRING_DIMS);
}

static bool infer(Data *self, SwValue data);

static bool infer_items(Data *self, SwValue data) {
  SwVm *vm = self->call->vm;
  SwSequence *items;
  if (vm->depth >= SW_MAX_DEPTH)
    return sw_refuse_here(vm, sw_notice(SW_NOTICE_LIST_NESTED_TOO_DEEPLY_FOR_TENSOR));
  if (!sw_iterate(vm, self->call->node, data, &items)) return false;
  if (!sw_work(vm, (items->count + 1) * SW_ITEM_WORK)) return false;
  if (items->count == 0) self->dtype = SW_FLOAT32;
  SwDType inferred = SW_DTYPE_COUNT;
  vm->depth++;
  bool good = true;
  for (int64_t i = 0; i < items->count && good; i++) {
    good = infer(self, items->items[i]);
    inferred = inferred == SW_DTYPE_COUNT ? self->dtype
                                          : sw_dtype_promote(SW_TORCH, inferred, self->dtype);
  }
  vm->depth--;
  if (items->count) self->dtype = inferred;
  return good;
}

/* Pass 2: the dtype that holds every item. bool < int64 < float32. */
static bool infer(Data *self, SwValue data) {
  SwVm *vm = self->call->vm;
  if (is_nested(data)) return infer_items(self, data);
  if (is_array(data)) return refuse_array(self->call);
  switch (data.kind) {
  case SW_VALUE_BOOL: self->dtype = SW_BOOL; return true;
  case SW_VALUE_INT: self->dtype = SW_INT64; return true;
  case SW_VALUE_FLOAT: self->dtype = SW_FLOAT32; return true;
  case SW_VALUE_TENSOR: self->dtype = data.as.tensor->dtype; return true;
  case SW_VALUE_STRING: return sw_raise(vm, SW_ERR_TORCH_NEW_TYPE, SW_STR("str"));
  default: return sw_raise(vm, SW_ERR_TORCH_INFER_DTYPE, SW_STR(sw_value_type_name(data)));
  }
}

/* A tensor item is converted as Python's int() and float() convert it, so it must have one element.
 */
static bool tensor_number(Data *self, const SwTensor *tensor, SwScalar *out) {
  SwVm *vm = self->call->vm;
  bool one = sw_tensor_size(tensor) == 1;
  if (!sw_dtype_is_float(self->dtype) && (!one || sw_dtype_is_float(tensor->dtype)))
    return sw_raise0(vm, SW_ERR_TORCH_TO_INDEX);
  if (!one) return sw_raise0(vm, SW_ERR_TORCH_TO_PYTHON_SCALAR);
  if (sw_tensor_is_laid_out(tensor)) return true;
  *out = sw_tensor_load(tensor, tensor->layout.offset);
  return true;
}

static bool to_number(Data *self, SwValue value, SwScalar *out) {
  switch (value.kind) {
  case SW_VALUE_BOOL: *out = sw_scalar_int(SW_INT64, value.as.truth); return true;
  case SW_VALUE_INT: *out = sw_scalar_int(SW_INT64, value.as.integer); return true;
  case SW_VALUE_FLOAT: *out = sw_scalar_float(SW_FLOAT64, value.as.number); return true;
  case SW_VALUE_TENSOR: return tensor_number(self, value.as.tensor, out);
  default:
    return sw_raise(self->call->vm,
                    sw_dtype_is_float(self->dtype) ? SW_ERR_NOT_REAL : SW_ERR_NOT_INTEGER,
                    SW_STR(sw_value_type_name(value)));
  }
}

static bool store_number(Data *self, SwValue value) {
  SwScalar number = {0};
  if (!to_number(self, value, &number)) return false;
  if (!sw_dtype_is_float(self->dtype) && !sw_number_fits_torch(self->dtype, number))
    return sw_raise(self->call->vm, SW_ERR_TORCH_VALUE_OVERFLOW,
                    SW_STR(sw_dtype_name(self->dtype)));
  sw_scalar_store(sw_scalar_cast(number, self->dtype), self->tensor->storage->buffer->data,
                  self->at++);
  return true;
}

/* Pass 3: stores the items, and raises at the first level of another length. */
static bool store(Data *self, SwValue data, int dim) {
  SwVm *vm = self->call->vm;
  SwSequence *items;
  if (dim == self->shape.ndim) return store_number(self, data);
  bool rows = data.kind == SW_VALUE_TENSOR && data.as.tensor->layout.shape.ndim;
  if (!rows && !is_nested(data)) return sw_raise0(vm, SW_ERR_TORCH_NOT_SEQUENCE);
  if (!sw_iterate(vm, self->call->node, data, &items)) return false;
  if (items->count != self->shape.size[dim])
    return sw_raise(vm, SW_ERR_TORCH_RAGGED, SW_INT(self->shape.size[dim]), SW_INT(dim),
                    SW_INT(items->count));
  for (int64_t i = 0; i < items->count; i++) {
    if (!store(self, items->items[i], dim + 1)) return false;
  }
  return true;
}

/* Copies a tensor or an array as a whole: torch.tensor(x). */
static bool copy_whole(SwCall *call, const SwTensor *from, SwDType dtype, SwTensor **out) {
  for (int dim = 0; dim < from->layout.shape.ndim; dim++) {
    if (from->layout.stride[dim] < 0) return sw_raise0(call->vm, SW_ERR_TORCH_NEGATIVE_STRIDE);
  }
  if (from->dialect == SW_TORCH)
    sw_warn_with(call->vm, sw_notice(SW_NOTICE_WARN_COPY_CONSTRUCT),
                 SW_STR(sw_call_is_method(call) ? "tensor.new_tensor" : "torch.tensor"), SW_NO_ARG,
                 SW_NO_ARG);
  *out = sw_create_like(call->vm, from, dtype == SW_DTYPE_COUNT ? from->dtype : dtype);
  if (!*out) return false;
  SwOperand to = sw_tensor_operand(*out), source = sw_tensor_operand(from);
  return sw_copy_values(call->vm, &to, &source);
}

bool sw_torch_data(SwCall *call, SwValue data, SwDType dtype, SwTensor **out) {
  if (data.kind == SW_VALUE_TENSOR) return copy_whole(call, data.as.tensor, dtype, out);
  if (data.kind == SW_VALUE_STRING) return sw_raise(call->vm, SW_ERR_TORCH_NEW_TYPE, SW_STR("str"));
  Data self = {.call = call, .dtype = dtype};
  if (!measure(&self, data)) return false;
  if (dtype == SW_DTYPE_COUNT && !infer(&self, data)) return false;
  self.tensor = sw_tensor_new(call->vm, SW_TORCH, self.dtype, &self.shape);
  *out = self.tensor;
  return *out && (sw_tensor_size(*out) == 0 || store(&self, data, 0));
}
