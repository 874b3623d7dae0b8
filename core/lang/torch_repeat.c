/* PyTorch's copies in another order: repeat and tile. */
#include "base/checked.h"
#include "lang/call.h"

/*
 * repeat is expand and contiguous in one: in front of every dim stands a new one of stride 0, and
 * each pair is then one dim of the result.
 *
 *     [1, 2] repeated (2, 3):   sizes (2, 1, 3, 2), strides (0, 0, 0, 1)   read in order, as (2, 6)
 */
static bool repeated(SwCall *call, const SwTensor *tensor, const SwShape *counts, SwValue *out) {
  SwVm *vm = call->vm;
  const SwLayout *own = &tensor->layout;
  SwLayout read = {.offset = own->offset};
  SwShape shape = {.ndim = counts->ndim};
  int added = counts->ndim - own->shape.ndim;
  for (int dim = 0; dim < counts->ndim; dim++) {
    int64_t count = counts->size[dim], size = dim < added ? 1 : own->shape.size[dim - added];
    int64_t stride = dim < added ? 0 : own->stride[dim - added];
    if (!sw_checked_mul(count, size, &shape.size[dim])) return sw_call_refuse(call);
    if (read.shape.ndim + 2 > SW_MAX_DIMS) return sw_call_refuse(call);
    if (count != 1) read.shape.size[read.shape.ndim++] = count;
    if (size == 1) continue;
    read.stride[read.shape.ndim] = stride;
    read.shape.size[read.shape.ndim++] = size;
  }
  for (int dim = 0; dim < shape.ndim; dim++) {
    if (shape.size[dim] < 0)
      return sw_raise(vm, SW_ERR_TORCH_NEGATIVE_SIZE, SW_INT(shape.size[dim]),
                      SW_SHAPE_ARG(&shape));
  }
  SwTensor *result = sw_tensor_new(vm, SW_TORCH, tensor->dtype, &shape);
  if (!result) return false;
  SwLayout written;
  (void)sw_layout_contiguous(&read.shape, &written);
  SwOperand to = {result->dtype, &written, result->storage->buffer->data},
            from = {tensor->dtype, &read, tensor->storage->buffer->data};
  if (sw_tensor_size(result)) sw_elementwise_copy(&to, &from);
  *out = sw_value_tensor(result);
  return true;
}

/* repeat(repeats...) */
bool sw_torch_repeat(SwCall *call, SwValue *out) {
  SwTensor *tensor = NULL;
  SwShape counts = {0};
  if (!sw_arg_tensor(call, 0, &tensor) || !sw_arg_sizes(call, 1, &counts)) return false;
  if (counts.ndim < tensor->layout.shape.ndim) return sw_raise0(call->vm, SW_ERR_TORCH_REPEAT_DIMS);
  return repeated(call, tensor, &counts, out);
}

/* tile(dims...): repeat, with ones in front where there are fewer counts than dims. */
bool sw_torch_tile(SwCall *call, SwValue *out) {
  SwTensor *tensor = NULL;
  SwShape given = {0}, counts = {0};
  if (!sw_arg_tensor(call, 0, &tensor) || !sw_arg_sizes(call, 1, &given)) return false;
  int ndim = tensor->layout.shape.ndim;
  counts.ndim = given.ndim > ndim ? given.ndim : ndim;
  for (int dim = 0; dim < counts.ndim; dim++) {
    int at = dim - (counts.ndim - given.ndim);
    counts.size[dim] = at < 0 ? 1 : given.size[at];
  }
  return repeated(call, tensor, &counts, out);
}
