/* Between PyTorch and NumPy over one storage: from_numpy, numpy(), as_tensor, asarray. */
#include "lang/torch_create.h"
#include "lang/torch_data.h"

static bool share(SwCall *call, SwTensor *tensor, SwDialect dialect, SwValue *out) {
  for (int dim = 0; dim < tensor->layout.shape.ndim && dialect == SW_TORCH; dim++) {
    if (tensor->layout.stride[dim] < 0) return sw_raise0(call->vm, SW_ERR_TORCH_NEGATIVE_STRIDE);
  }
  SwTensor *other = sw_tensor_view(call->vm, tensor, &tensor->layout);
  if (!other) return false;
  other->dialect = dialect;
  other->origin = dialect == SW_TORCH ? tensor->layout.offset : 0;
  other->readonly = false;
  *out = sw_value_tensor(other);
  return true;
}

static bool is_array(SwValue value) {
  return value.kind == SW_VALUE_TENSOR && value.as.tensor->dialect == SW_NUMPY &&
         !value.as.tensor->is_scalar;
}

static bool from_array(SwCall *call, SwTensor *array, SwValue *out) {
  if (array->readonly)
    return sw_refuse0(call->vm, call->node->span,
                      "Stridewise does not make a tensor over a read-only array: copy it first.");
  return share(call, array, SW_TORCH, out);
}

/* from_numpy(array) */
bool sw_torch_from_numpy(SwCall *call, SwValue *out) {
  SwValue array = call->args[0];
  if (is_array(array)) return from_array(call, array.as.tensor, out);
  return sw_raise(call->vm, SW_ERR_TORCH_NOT_ARRAY, SW_STR(sw_value_type_name(array)));
}

/* x.numpy() */
bool sw_torch_numpy(SwCall *call, SwValue *out) {
  SwTensor *tensor = NULL;
  return sw_arg_tensor(call, 0, &tensor) && share(call, tensor, SW_NUMPY, out);
}

/* as_tensor(data), asarray(data): without a copy where none is needed. */
bool sw_torch_as_tensor(SwCall *call, SwValue *out) {
  SwValue data = call->args[0];
  SwDType dtype;
  if (!sw_torch_factory(call, 1, SW_DTYPE_COUNT, &dtype)) return false;
  bool array = is_array(data);
  bool tensor = data.kind == SW_VALUE_TENSOR && data.as.tensor->dialect == SW_TORCH;
  bool kept = (array || tensor) && (dtype == SW_DTYPE_COUNT || dtype == data.as.tensor->dtype);
  if (kept && array) return from_array(call, data.as.tensor, out);
  *out = data;
  if (kept) return true;
  SwTensor *made = NULL;
  int warnings = call->vm->warning_count;
  if (!sw_torch_data(call, data, dtype, &made)) return false;
  call->vm->warning_count = warnings; /* only tensor(tensor) warns */
  *out = sw_value_tensor(made);
  return true;
}
