/* Constructors: torch.tensor, zeros, ones, full, empty, eye, and those that follow another tensor,
 * such as zeros_like and x.new_ones. */
#include "torch/create.h"

#include "call/arguments.h"
#include "call/record_write.h"
#include "ops/assigned_value.h"
#include "ops/create.h"
#include "ops/device.h"
#include "runtime/tensors.h"
#include "torch/constants.h"
#include "torch/data.h"

bool sw_torch_factory(SwCall *call, int first, SwDType fallback, SwDType *dtype) {
  *dtype = sw_matched_dtype(call, first, fallback);
  call->asks = sw_matched_bool(call, first + 2, false);
  return sw_torch_device_check(call, first + 1);
}

/* tensor(data) */
bool sw_torch_tensor(SwCall *call, SwValue *out) {
  SwDType dtype;
  SwTensor *tensor = NULL;
  if (!sw_torch_factory(call, 1, SW_DTYPE_COUNT, &dtype) ||
      !sw_torch_data(call, call->args[0], dtype, &tensor))
    return false;
  if (call->args[0].kind == SW_VALUE_TENSOR) sw_record_copy(call, call->args[0].as.tensor, tensor);
  *out = sw_value_tensor(tensor);
  return true;
}

/* x.new_tensor(data): with the dtype of x. */
bool sw_torch_new_tensor(SwCall *call, SwValue *out) {
  SwDType dtype;
  SwTensor *self = sw_matched_tensor(call, 0), *tensor = NULL;
  if (!sw_torch_factory(call, 2, self->dtype, &dtype) ||
      !sw_torch_data(call, call->args[1], dtype, &tensor))
    return false;
  *out = sw_value_tensor(tensor);
  return true;
}

/* A new tensor whose elements are all `value`, which must fit the dtype: torch.full((2,), 300,
 * dtype=torch.uint8) raises. */
static bool filled(SwCall *call, const SwShape *shape, SwDType dtype, SwScalar value,
                   SwValue *out) {
  SwScalar number;
  int64_t numel = 0;
  (void)sw_shape_numel(shape, &numel);
  return sw_create_check_sizes(call, SW_TORCH, shape) &&
         sw_number_fills(call->vm, value, dtype, numel, &number) &&
         sw_create_filled(call, SW_TORCH, shape, dtype, number, out);
}

static SwScalar detail_number(const SwCall *call) {
  return sw_scalar_int(SW_INT64, call->operation->detail);
}

/* zeros(size...), ones(size...), empty(size...): `detail` is the value. */
bool sw_torch_filled(SwCall *call, SwValue *out) {
  SwShape shape;
  SwDType dtype;
  return sw_arg_sizes(call, 0, &shape) && sw_torch_factory(call, 1, SW_FLOAT32, &dtype) &&
         filled(call, &shape, dtype, detail_number(call), out);
}

/* x.new_zeros(size...), x.new_ones(size...), x.new_empty(size...) */
bool sw_torch_new_filled(SwCall *call, SwValue *out) {
  SwTensor *self = sw_matched_tensor(call, 0);
  SwShape shape;
  SwDType dtype;
  return sw_arg_sizes(call, 1, &shape) && sw_torch_factory(call, 2, self->dtype, &dtype) &&
         filled(call, &shape, dtype, detail_number(call), out);
}

SwScalar sw_torch_scalar(SwCall *call, int i) {
  SwScalar out = {0};
  (void)sw_arg_number(call, i, &out); /* the signature has checked that it is a number */
  return out;
}

static SwDType number_dtype(SwCall *call, int i, SwScalar value) {
  bool tensor = call->args[i].kind == SW_VALUE_TENSOR;
  return sw_dtype_is_float(value.dtype)     ? SW_FLOAT32
         : tensor && value.dtype != SW_BOOL ? SW_INT64
                                            : value.dtype;
}

/* full(size, fill_value): the dtype is that of the number, float32 for a float. */
bool sw_torch_full(SwCall *call, SwValue *out) {
  SwShape shape = {0};
  SwScalar value = sw_torch_scalar(call, 1);
  SwDType dtype = SW_FLOAT32;
  return sw_arg_sizes(call, 0, &shape) &&
         sw_torch_factory(call, 2, number_dtype(call, 1, value), &dtype) &&
         filled(call, &shape, dtype, value, out);
}

/* x.new_full(size, fill_value) */
bool sw_torch_new_full(SwCall *call, SwValue *out) {
  SwTensor *self = sw_matched_tensor(call, 0);
  SwShape shape = {0};
  SwScalar value = sw_torch_scalar(call, 2);
  SwDType dtype = SW_FLOAT32;
  return sw_arg_sizes(call, 1, &shape) && sw_torch_factory(call, 3, self->dtype, &dtype) &&
         filled(call, &shape, dtype, value, out);
}

static bool like(SwCall *call, int factory, SwScalar value, SwValue *out) {
  SwTensor *tensor = sw_matched_tensor(call, 0), *made;
  SwDType dtype = SW_FLOAT32;
  if (!sw_torch_factory(call, factory, tensor->dtype, &dtype) ||
      !sw_number_fills(call->vm, value, dtype, sw_tensor_size(tensor), &value))
    return false;
  made = sw_create_like(call->vm, tensor, dtype);
  if (!made) return false;
  sw_create_fill(made, value);
  *out = sw_value_tensor(made);
  return true;
}

/* zeros_like(input), ones_like(input), empty_like(input): `detail` is the value. */
bool sw_torch_like(SwCall *call, SwValue *out) {
  return like(call, 1, detail_number(call), out);
}

/* full_like(input, fill_value) */
bool sw_torch_full_like(SwCall *call, SwValue *out) {
  SwScalar value = sw_torch_scalar(call, 1);
  return like(call, 2, value, out);
}

/* scalar_tensor(number): float32 unless dtype= is given, even for an int. */
bool sw_torch_scalar_tensor(SwCall *call, SwValue *out) {
  SwScalar value = sw_torch_scalar(call, 0);
  SwDType dtype;
  return sw_torch_factory(call, 1, SW_FLOAT32, &dtype) &&
         filled(call, &(SwShape){0}, dtype, value, out);
}

/* eye(n, m=n): ones on the diagonal. */
bool sw_torch_eye(SwCall *call, SwValue *out) {
  int64_t rows = sw_matched_int(call, 0, 0), columns = sw_matched_int(call, 1, rows);
  SwDType dtype;
  if (!sw_torch_factory(call, 2, SW_FLOAT32, &dtype)) return false;
  if (rows < 0 || columns < 0)
    return sw_raise(call->vm, SW_ERR_TORCH_EYE, SW_STR(rows < 0 ? "n" : "m"),
                    SW_INT(rows < 0 ? rows : columns));
  SwTensor *tensor = sw_tensor_each(call->vm, SW_TORCH, dtype, &(SwShape){2, {rows, columns}});
  if (!tensor) return false;
  SwScalar one = sw_scalar_cast(sw_scalar_int(SW_INT64, 1), dtype);
  for (int64_t i = 0; i < rows && i < columns; i++)
    sw_scalar_store(one, tensor->storage->buffer->data, i * (columns + 1));
  *out = sw_value_tensor(tensor);
  return true;
}
