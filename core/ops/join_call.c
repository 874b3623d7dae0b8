#include "ops/join_call.h"

#include "kernels/join.h"
#include "ops/join_record.h"
#include "runtime/tensors.h"
#include "tensor/channels_last.h"

bool sw_join_inputs(SwCall *call, const char *function, SwJoinInput **out, int *count) {
  SwVm *vm = call->vm;
  const SwSequence *items = call->args[0].as.sequence;
  *count = (int)items->count;
  *out = sw_arena_alloc(vm->arena, (size_t)(items->count + 1) * sizeof **out);
  if (!*out) return sw_exhausted(vm);
  for (int i = 0; i < *count; i++) {
    SwTensor *tensor = items->items[i].as.tensor; /* the row's `Tensor[]` */
    (*out)[i] = (SwJoinInput){tensor, tensor->layout, NULL};
  }
  if (*count) return true;
  return function ? sw_raise(vm, SW_ERR_TORCH_LIST_EMPTY, SW_STR(function))
                  : sw_raise0(vm, SW_ERR_TORCH_CAT_EMPTY);
}

bool sw_join_skips(const SwJoinInput *part) {
  return part->tensor->dialect == SW_TORCH && part->layout.shape.ndim == 1 &&
         part->layout.shape.size[0] == 0;
}

/* The first part that counts, else the first. */
static int leading(const SwJoinInput *parts, int count) {
  int at = 0;
  while (at < count && sw_join_skips(&parts[at]))
    at++;
  return at == count ? 0 : at;
}

static bool check_dims(SwVm *vm, const SwJoinInput *parts, int count, int64_t wanted, int *dim) {
  for (int i = 0; i < count; i++) {
    if (parts[i].layout.shape.ndim == 0) return sw_raise(vm, SW_ERR_TORCH_CAT_0D, SW_INT(i));
  }
  const SwJoinInput *first = &parts[leading(parts, count)];
  *dim = 0;
  return sw_join_skips(first) || sw_wrap_dim(vm, SW_TORCH, wanted, first->layout.shape.ndim, dim);
}

static bool meet(SwVm *vm, const SwJoinInput *parts, int count, int dim, SwShape *shape) {
  int first = leading(parts, count), at = 0;
  *shape = parts[first].layout.shape;
  for (int i = first + 1; i < count; i++) {
    const SwShape *next = &parts[i].layout.shape;
    if (sw_join_skips(&parts[i])) continue;
    switch (sw_join_shape(shape, dim, next, &at)) {
    case SW_JOIN_FITS: break;
    case SW_JOIN_NDIM:
      return sw_raise(vm, SW_ERR_TORCH_CAT_DIMS, SW_INT(shape->ndim), SW_INT(next->ndim));
    case SW_JOIN_SIZE:
      return sw_raise(vm, SW_ERR_TORCH_CAT_SIZES, SW_INT(dim), SW_INT(shape->size[at]),
                      SW_INT(next->size[at]), SW_INT(i));
    default: /* SW_JOIN_OVERFLOW: the sum has wrapped */
      return sw_raise(vm, SW_ERR_TORCH_NEGATIVE_SIZE, SW_INT(shape->size[dim]),
                      SW_SHAPE_ARG(shape));
    }
  }
  return true;
}

static SwDType common_dtype(const SwJoinInput *parts, int count) {
  SwDType dtype = parts[0].tensor->dtype;
  for (int i = 1; i < count; i++)
    dtype = sw_dtype_promote(SW_TORCH, dtype, parts[i].tensor->dtype);
  return dtype;
}

static bool all_channels_last(const SwJoinInput *parts, int count) {
  for (int i = 0; i < count; i++) {
    if (!sw_layout_is_channels_last(&parts[i].layout)) return false;
  }
  return true;
}

SwTensor *sw_join_tensors(SwCall *call, const SwJoinInput *parts, int count, int64_t wanted) {
  SwVm *vm = call->vm;
  SwShape shape = {0};
  SwTensor *result = NULL;
  int dim = 0;
  int64_t start = 0;
  bool fits = check_dims(vm, parts, count, wanted, &dim) && meet(vm, parts, count, dim, &shape);
  if (fits) result = sw_tensor_new(vm, SW_TORCH, common_dtype(parts, count), &shape);
  if (!result) return NULL;
  if (all_channels_last(parts, count)) result->layout = sw_layout_channels_last(&shape);
  SwOperand out = sw_tensor_operand(result);
  for (int i = 0; i < count; i++) {
    SwOperand part = {parts[i].tensor->dtype, &parts[i].layout,
                      parts[i].tensor->storage->buffer->data, parts[i].tensor->dialect};
    if (!sw_join_skips(&parts[i])) sw_join_write(&out, dim, &part, &start);
  }
  return result;
}

SwTensor *sw_join_call(SwCall *call, const SwJoinInput *parts, int count, int64_t dim) {
  SwTensor *result = sw_join_tensors(call, parts, count, dim);
  sw_join_tell(call, parts, count, dim, false, result);
  return result;
}
