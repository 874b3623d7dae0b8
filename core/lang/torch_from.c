/* Between PyTorch and NumPy over one storage: from_numpy, numpy(), as_tensor, asarray. */
#include "lang/torch_create.h"
#include "lang/torch_data.h"

/* Once a program. */
#define READONLY_WARNING                                                                           \
  "UserWarning: The given NumPy array is not writable, and PyTorch does not support "              \
  "non-writable tensors. This means writing to this tensor will result in undefined behavior. "    \
  "You may want to copy the array to protect its data or make it writable before converting it "   \
  "to a tensor. This type of warning will be suppressed for the rest of this program."

bool sw_share_memory(SwCall *call, SwTensor *tensor, SwDialect dialect, SwValue *out) {
  int64_t lowest = 0, highest = 0;
  SwTensor *other = sw_tensor_view(call->vm, tensor, &tensor->layout);
  if (!other) return false;
  other->dialect = dialect;
  other->readonly = false;
  other->is_borrowed = dialect == SW_TORCH;
  other->origin = other->is_borrowed ? tensor->layout.offset : 0;
  bool any = sw_layout_extent(&tensor->layout, &lowest, &highest);
  other->held = any ? (highest - lowest + 1) * sw_dtype_size(tensor->dtype) : 0;
  other->storage->is_shared = true;
  *out = sw_value_tensor(other);
  return true;
}

static bool is_array(SwValue value) {
  return value.kind == SW_VALUE_TENSOR && value.as.tensor->dialect == SW_NUMPY &&
         !value.as.tensor->is_scalar;
}

bool sw_tensor_of_array(SwCall *call, SwTensor *array, SwValue *out) {
  for (int dim = 0; dim < array->layout.shape.ndim; dim++) {
    if (array->layout.stride[dim] < 0) return sw_raise0(call->vm, SW_ERR_TORCH_NEGATIVE_STRIDE);
  }
  if (array->readonly && !call->vm->warned_readonly) {
    sw_warn(call->vm, READONLY_WARNING);
    call->vm->warned_readonly = true;
  }
  return sw_share_memory(call, array, SW_TORCH, out);
}

/* from_numpy(array) */
bool sw_torch_from_numpy(SwCall *call, SwValue *out) {
  SwValue array = call->args[0];
  if (is_array(array)) return sw_tensor_of_array(call, array.as.tensor, out);
  return sw_raise(call->vm, SW_ERR_TORCH_NOT_ARRAY, SW_STR(sw_value_type_name(array)));
}

/* x.numpy() */
bool sw_torch_numpy(SwCall *call, SwValue *out) {
  SwTensor *tensor = NULL;
  return sw_arg_tensor(call, 0, &tensor) && sw_share_memory(call, tensor, SW_NUMPY, out);
}

/* as_tensor(data), asarray(data): without a copy where none is needed. */
bool sw_torch_as_tensor(SwCall *call, SwValue *out) {
  SwValue data = call->args[0];
  SwDType dtype;
  if (!sw_torch_factory(call, 1, SW_DTYPE_COUNT, &dtype)) return false;
  bool array = is_array(data);
  bool tensor = data.kind == SW_VALUE_TENSOR && data.as.tensor->dialect == SW_TORCH;
  bool kept = (array || tensor) && (dtype == SW_DTYPE_COUNT || dtype == data.as.tensor->dtype);
  if (kept && array) return sw_tensor_of_array(call, data.as.tensor, out);
  *out = data;
  if (kept) return true;
  SwTensor *made = NULL;
  int warnings = call->vm->warning_count;
  if (!sw_torch_data(call, data, dtype, &made)) return false;
  call->vm->warning_count = warnings; /* only tensor(tensor) warns */
  if (data.kind == SW_VALUE_TENSOR) sw_record_copy(call, data.as.tensor, made);
  *out = sw_value_tensor(made);
  return true;
}
