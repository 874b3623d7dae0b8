/* Conversions between PyTorch and NumPy that share one storage: from_numpy, numpy(), as_tensor,
 * asarray. Writing to one changes the other. */
#include "call/arguments.h"
#include "call/record_write.h"
#include "ops/shared_memory.h"
#include "runtime/tensors.h"
#include "torch/create.h"
#include "torch/data.h"

static bool is_array(SwValue value) {
  return value.kind == SW_VALUE_TENSOR && value.as.tensor->dialect == SW_NUMPY &&
         !value.as.tensor->is_scalar;
}

/* from_numpy(array) */
bool sw_torch_from_numpy(SwCall *call, SwValue *out) {
  SwValue array = call->args[0];
  if (is_array(array)) return sw_tensor_of_array(call, array.as.tensor, out);
  return sw_raise(call->vm, SW_ERR_TORCH_NOT_ARRAY, SW_STR(sw_value_type_name(array)));
}

/* x.numpy() */
bool sw_torch_numpy(SwCall *call, SwValue *out) {
  SwTensor *tensor = sw_matched_tensor(call, 0);
  return sw_share_memory(call, tensor, SW_NUMPY, out);
}

/* as_tensor(data), asarray(data): copies only if it must, for lists or another dtype. */
bool sw_torch_as_tensor(SwCall *call, SwValue *out) {
  SwValue data = call->args[0];
  SwDType dtype;
  if (!sw_torch_factory(call, 1, SW_DTYPE_COUNT, &dtype)) return false;
  bool array = is_array(data);
  bool tensor = data.kind == SW_VALUE_TENSOR && data.as.tensor->dialect == SW_TORCH;
  bool kept = (array || tensor) && (dtype == SW_DTYPE_COUNT || dtype == data.as.tensor->dtype);
  if (kept && array) return sw_tensor_of_array(call, data.as.tensor, out);
  *out = data;
  const char *made_by = kept ? data.as.tensor->grad_fn : NULL;
  if (made_by && *made_by && call->asks) return sw_call_refuse(call);
  if (kept) return true;
  SwTensor *made = NULL;
  int warnings = call->vm->warning_count;
  if (!sw_torch_data(call, data, dtype, &made)) return false;
  call->vm->warning_count = warnings; /* only tensor(tensor) warns */
  if (data.kind == SW_VALUE_TENSOR) sw_record_copy(call, data.as.tensor, made);
  *out = sw_value_tensor(made);
  return true;
}
