/* PyTorch's repeat, tile and repeat_interleave. Unlike expand, they copy. */
#include "base/checked.h"
#include "call/arguments.h"
#include "call/call.h"
#include "call/composed.h"
#include "ops/reorder_record.h"
#include "runtime/tensors.h"

/* A new contiguous tensor of `shape`, filled with the elements of the layout `read` in its reading
 * order. */
static bool read_in_order(SwCall *call, const SwTensor *tensor, const SwLayout *read,
                          const SwShape *shape, SwValue *out) {
  SwLayout written;
  SwTensor *result = sw_tensor_each(call->vm, SW_TORCH, tensor->dtype, shape);
  if (!result) return false;
  (void)sw_layout_contiguous(&read->shape, &written);
  SwOperand to = {result->dtype, &written, result->storage->buffer->data, result->dialect},
            from = {tensor->dtype, read, tensor->storage->buffer->data, tensor->dialect};
  if (sw_tensor_size(result) && !sw_copy_values(call->vm, &to, &from)) return false;
  *out = sw_value_tensor(result);
  return true;
}

/*
 * repeat is expand followed by contiguous: a new dim of stride 0 is inserted in front of every dim,
 * and each pair of dims becomes one dim of the result.
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
    if (!sw_checked_mul(count, size, &shape.size[dim])) return sw_call_refuse(call);
    if (read.shape.ndim + 2 > SW_MAX_DIMS) return sw_call_refuse(call);
    if (count != 1) read.shape.size[read.shape.ndim++] = count;
    if (size == 1) continue;
    read.stride[read.shape.ndim] = own->stride[dim - added];
    read.shape.size[read.shape.ndim++] = size;
  }
  for (int dim = 0; dim < shape.ndim; dim++) {
    int64_t size = shape.size[dim];
    if (size < 0)
      return sw_raise(vm, SW_ERR_TORCH_NEGATIVE_SIZE, SW_INT(size), SW_SHAPE_ARG(&shape));
  }
  if (!read_in_order(call, tensor, &read, &shape, out)) return false;
  SwReorder reorder = sw_reorder_tile(&own->shape, &shape);
  sw_record_reorder(call, tensor, &reorder, out->as.tensor);
  return true;
}

/* repeat(repeats...) */
bool sw_torch_repeat(SwCall *call, SwValue *out) {
  SwTensor *tensor = sw_matched_tensor(call, 0);
  SwShape counts = {0};
  if (!sw_arg_sizes(call, 1, &counts)) return false;
  if (counts.ndim < tensor->layout.shape.ndim) return sw_raise0(call->vm, SW_ERR_TORCH_REPEAT_DIMS);
  return repeated(call, tensor, &counts, out);
}

/* tile(dims...): repeat, with ones in front if there are fewer counts than dims. */
bool sw_torch_tile(SwCall *call, SwValue *out) {
  SwTensor *tensor = sw_matched_tensor(call, 0);
  SwShape given = {0}, counts = {0};
  if (!sw_arg_sizes(call, 1, &given)) return false;
  int ndim = tensor->layout.shape.ndim;
  counts.ndim = given.ndim > ndim ? given.ndim : ndim;
  for (int dim = 0; dim < counts.ndim; dim++) {
    int at = dim - (counts.ndim - given.ndim);
    counts.size[dim] = at < 0 ? 1 : given.size[at];
  }
  return repeated(call, tensor, &counts, out);
}

/* Checks repeats given as a tensor of one element, as the kernel that reads them does. */
static bool check_repeats(SwCall *call, int64_t repeats) {
  SwValue given = call->args[1];
  bool tensor = given.kind == SW_VALUE_TENSOR;
  if (tensor && given.as.tensor->dtype == SW_BOOL)
    return sw_raise(call->vm, SW_ERR_TORCH_NOT_IMPLEMENTED, SW_STR("repeat_interleave_cpu"),
                    SW_STR(sw_dtype_legacy_name(SW_BOOL)));
  if (repeats >= 0) return true;
  return sw_raise0(call->vm, tensor ? SW_ERR_TORCH_REPEATS_READ : SW_ERR_TORCH_REPEATS);
}

/* repeat_interleave(repeats, dim=None). With one count, a new dim of stride 0 is inserted after the
 * repeated dim. With a count for each slice, the row's Python function picks slices by index.
 * Without dim= the elements are taken in reading order. */
bool sw_torch_repeat_interleave(SwCall *call, SwValue *out) {
  SwTensor *tensor = sw_matched_tensor(call, 0);
  int64_t repeats, wanted = sw_matched_int(call, 2, 0);
  SwValue given = call->args[1];
  if (given.kind == SW_VALUE_TENSOR && given.as.tensor->layout.shape.ndim &&
      (given.as.tensor->layout.shape.ndim > 1 || sw_tensor_size(given.as.tensor) != 1))
    return sw_composed(call, out);
  if (!sw_arg_int(call, 1, &repeats)) return false;
  const SwLayout *own = &tensor->layout;
  bool flat = sw_arg_missing(call, 2);
  int dim = own->shape.ndim - 1;
  if (!flat && !sw_wrap_dim(call->vm, SW_TORCH, wanted, own->shape.ndim, &dim)) return false;
  if (!check_repeats(call, repeats)) return false;
  if (own->shape.ndim == SW_MAX_DIMS || (!flat && own->shape.ndim == 0))
    return sw_call_refuse(call);
  SwLayout read = sw_layout_insert(own, dim + 1, 0);
  SwShape shape = own->shape;
  int64_t size = flat ? sw_tensor_size(tensor) : shape.size[dim];
  read.shape.size[dim + 1] = repeats;
  if (flat) shape = (SwShape){.ndim = 1};
  if (!sw_checked_mul(size, repeats, &shape.size[flat ? 0 : dim])) return sw_call_refuse(call);
  if (!read_in_order(call, tensor, &read, &shape, out)) return false;
  SwReorder reorder = flat ? sw_reorder_flat(SW_REORDER_REPEAT, repeats)
                           : sw_reorder_repeat(&own->shape, dim, repeats);
  sw_record_reorder(call, tensor, &reorder, out->as.tensor);
  return true;
}
