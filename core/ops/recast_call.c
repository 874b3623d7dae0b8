#include "ops/recast_call.h"

#include "base/notices.h"
#include "runtime/tensors.h"
#include "tensor/recast.h"

static bool raise_numpy(SwCall *call, SwRecast problem) {
  switch (problem) {
  case SW_RECAST_NO_DIMS: return sw_raise0(call->vm, SW_ERR_NUMPY_RECAST_NO_DIMS);
  case SW_RECAST_LAST_STRIDE: return sw_raise0(call->vm, SW_ERR_NUMPY_RECAST_STRIDE);
  case SW_RECAST_SIZE: return sw_raise0(call->vm, SW_ERR_NUMPY_RECAST_SIZE);
  default:
    return sw_refuse0(call->vm, call->node->span,
                      sw_notice(SW_NOTICE_NO_READ_ELEMENTS_BEGIN_INSIDE));
  }
}

static bool raise_torch(SwCall *call, const SwTensor *tensor, SwDType dtype, SwRecast problem,
                        int dim) {
  const SwLayout *layout = &tensor->layout;
  SwArg from = SW_STR(sw_dtype_legacy_name(tensor->dtype)),
        to = SW_STR(sw_dtype_legacy_name(dtype));
  int64_t ratio = sw_dtype_size(dtype) / sw_dtype_size(tensor->dtype);
  int last = layout->shape.ndim - 1;
  switch (problem) {
  case SW_RECAST_NO_DIMS: return sw_raise(call->vm, SW_ERR_TORCH_RECAST_NO_DIMS, from, to);
  case SW_RECAST_LAST_STRIDE:
    return sw_raise(call->vm, SW_ERR_TORCH_RECAST_LAST_STRIDE, from, to,
                    SW_INT(layout->stride[last]));
  case SW_RECAST_SIZE:
    return sw_raise(call->vm, SW_ERR_TORCH_RECAST_SIZE, SW_INT(ratio), from, to,
                    SW_INT(layout->shape.size[last]));
  case SW_RECAST_OFFSET:
    return sw_raise(call->vm, SW_ERR_TORCH_RECAST_OFFSET, SW_INT(ratio), from, to,
                    SW_INT(layout->offset));
  default:
    return sw_raise(call->vm, SW_ERR_TORCH_RECAST_DIM, SW_INT(dim), SW_INT(ratio), from, to,
                    SW_INT(layout->stride[dim]));
  }
}

bool sw_recast_call(SwCall *call, SwTensor *tensor, SwDType dtype, SwTensor **out) {
  SwLayout layout;
  int dim = 0;
  int64_t from = sw_dtype_size(tensor->dtype), to = sw_dtype_size(dtype);
  SwRecast problem = sw_layout_recast(&tensor->layout, tensor->dialect, from, to, &layout, &dim);
  if (problem != SW_RECAST_FITS)
    return tensor->dialect == SW_NUMPY ? raise_numpy(call, problem)
                                       : raise_torch(call, tensor, dtype, problem, dim);
  bool other = tensor->dtype != dtype;
  if (other && (dtype == SW_BOOL || tensor->is_borrowed))
    return sw_refuse0(call->vm, call->node->span,
                      sw_notice(SW_NOTICE_NO_READ_THESE_BYTES_AS_ANOTHER));
  *out = sw_tensor_view(call->vm, tensor, &layout);
  if (*out) (*out)->dtype = dtype;
  return *out;
}
