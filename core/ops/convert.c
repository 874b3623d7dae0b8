/* Conversions to another dtype: x.float(), x.to(dtype), a.astype(dtype). */
#include <string.h>

#include "base/notices.h"
#include "call/arguments.h"
#include "call/record_write.h"
#include "ops/create.h"
#include "ops/device.h"
#include "ops/tensor_arith.h"
#include "runtime/tensors.h"
#include "tensor/result_layout.h"

/* C leaves open what these become; PyTorch's vectors and its last elements differ there. */
static bool is_open(const SwTensor *tensor, SwDType dtype) {
  int64_t index[SW_MAX_DIMS] = {0};
  if (!sw_dtype_is_barebones(dtype) || !sw_dtype_is_float(tensor->dtype) ||
      sw_tensor_values(tensor) == 0)
    return false;
  do {
    int64_t at = sw_layout_address(&tensor->layout, index);
    double x = sw_scalar_double(sw_tensor_load(tensor, at));
    if (!(x > -1 && x < 0x1p31)) return true;
  } while (sw_shape_advance(&tensor->layout.shape, index));
  return false;
}

/* The order of the dims in memory is kept. */
static bool convert(SwCall *call, SwTensor *tensor, SwDType dtype, SwValue *out) {
  if (is_open(tensor, dtype))
    return sw_refuse(call->vm, call->node->span, sw_notice(SW_NOTICE_NO_CONVERTING_OPEN),
                     SW_STR(sw_dtype_name(dtype)));
  SwTensor *copy = sw_tensor_new(call->vm, SW_TORCH, dtype, &tensor->layout.shape);
  if (!copy) return false;
  copy->layout = sw_copy_layout(&tensor->layout);
  SwOperand to = sw_tensor_operand(copy), from = sw_tensor_operand(tensor);
  if (!sw_copy_values(call->vm, &to, &from)) return false;
  sw_record_copy(call, tensor, copy);
  *out = sw_value_tensor(copy);
  return true;
}

/* float(), double(), long(), int(), bool(): `detail` is the dtype. The tensor itself where it has
 * it. */
bool sw_torch_convert(SwCall *call, SwValue *out) {
  SwTensor *tensor = sw_matched_tensor(call, 0);
  SwDType dtype = (SwDType)call->operation->detail;
  *out = call->args[0];
  return tensor->dtype == dtype || convert(call, tensor, dtype, out);
}

static bool converted(SwCall *call, SwTensor *tensor, SwDType dtype, bool copy, SwValue *out) {
  *out = call->args[0];
  return (tensor->dtype == dtype && !copy) || convert(call, tensor, dtype, out);
}

/* to(dtype), to(other), to("cpu"), to("cpu", dtype) */
bool sw_torch_to(SwCall *call, SwValue *out) {
  SwTensor *tensor = sw_matched_tensor(call, 0);
  SwDType dtype;
  bool copy = sw_matched_bool(call, 4, false);
  SwValue what = call->args[1];
  if (what.kind == SW_VALUE_TENSOR)
    return converted(call, tensor, what.as.tensor->dtype, copy, out);
  bool device = what.kind == SW_VALUE_STRING || what.kind == SW_VALUE_CONSTANT;
  if (!sw_torch_device_check(call, device ? 1 : 3)) return false;
  if (!device && call->args[2].kind != SW_VALUE_ABSENT) return sw_call_refuse(call);
  if (!sw_arg_dtype_or(call, device ? 2 : 1, tensor->dtype, &dtype)) return false;
  return converted(call, tensor, dtype, copy, out);
}

/* 'torch.FloatTensor' */
static bool legacy_type(SwCall *call, SwDType dtype, SwValue *out) {
  SwText text = {0};
  sw_text_put(&text, "torch.");
  sw_text_put(&text, sw_dtype_legacy_name(dtype));
  sw_text_put(&text, "Tensor");
  bool good = sw_value_string(call->vm, sw_text_cstr(&text), text.size, out);
  sw_text_free(&text);
  return good;
}

static bool dtype_of_legacy(const char *name, SwDType *out) {
  for (int i = 0; i < SW_DTYPE_COUNT; i++) {
    const char *own = sw_dtype_legacy_name((SwDType)i);
    size_t size = strlen(own);
    *out = (SwDType)i;
    if (strncmp(name, "torch.", 6) == 0 && strncmp(name + 6, own, size) == 0 &&
        strcmp(name + 6 + size, "Tensor") == 0)
      return true;
  }
  return false;
}

/* type() is a name; type(dtype) and type("torch.LongTensor") convert. */
bool sw_torch_type(SwCall *call, SwValue *out) {
  SwTensor *tensor = sw_matched_tensor(call, 0);
  SwDType dtype;
  SwValue wanted = call->args[1];
  if (sw_arg_missing(call, 1)) return legacy_type(call, tensor->dtype, out);
  if (wanted.kind == SW_VALUE_TYPE)
    return sw_raise(call->vm, SW_ERR_TORCH_TYPE_NAME, SW_STR(wanted.as.type));
  if (wanted.kind == SW_VALUE_STRING) {
    const char *name = wanted.as.string->bytes;
    if (!dtype_of_legacy(name, &dtype))
      return sw_raise(call->vm, SW_ERR_TORCH_TYPE_NAME, SW_STR(name));
  } else if (!sw_arg_dtype_or(call, 1, tensor->dtype, &dtype)) {
    return false;
  }
  return converted(call, tensor, dtype, false, out);
}

/* type_as(other) */
bool sw_torch_type_as(SwCall *call, SwValue *out) {
  SwTensor *tensor = sw_matched_tensor(call, 0);
  return converted(call, tensor, sw_matched_tensor(call, 1)->dtype, false, out);
}

/* cpu(): where every tensor is. */
bool sw_torch_same(SwCall *call, SwValue *out) {
  *out = call->args[0];
  return true;
}

/* detach(): the same elements in another tensor. */
bool sw_torch_detach(SwCall *call, SwValue *out) {
  SwTensor *tensor = sw_matched_tensor(call, 0), *view = NULL;
  view = sw_tensor_view(call->vm, tensor, &tensor->layout);
  if (!view) return false;
  view->base = NULL; /* autograd does not see it as a view */
  *out = sw_value_tensor(view);
  return true;
}
