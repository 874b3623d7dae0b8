/* PyTorch's flip, rot90 and roll, which copy elements into another order. (NumPy's flip is a view
 * with negative strides, which PyTorch does not have.) */
#include "call/arguments.h"
#include "call/call.h"
#include "ops/join.h"
#include "ops/reorder_record.h"
#include "runtime/tensors.h"
#include "tensor/result_layout.h"

/* A copy in which the chosen dims run backwards. Its strides keep the order of the tensor's. */
static bool flipped(SwCall *call, const SwTensor *tensor, const bool *chosen, SwTensor **out) {
  const SwLayout *own = &tensor->layout;
  SwLayout read = *own;
  for (int dim = 0; dim < own->shape.ndim; dim++) {
    int64_t last = own->shape.size[dim] - 1;
    if (chosen[dim] && last > 0) read = sw_layout_slice(&read, dim, last, last + 1, -1);
  }
  *out = sw_tensor_each(call->vm, SW_TORCH, tensor->dtype, &own->shape);
  if (!*out) return false;
  (*out)->layout = sw_copy_layout(own);
  SwOperand to = sw_tensor_operand(*out),
            from = {tensor->dtype, &read, tensor->storage->buffer->data, tensor->dialect};
  return sw_copy_values(call->vm, &to, &from);
}

/* Records a flip for the story. order[dim] is the dim of the tensor that dim of the result comes
 * from; NULL: dims keep their places. */
static void record_flip(SwCall *call, const SwTensor *tensor, const bool *chosen, const int *order,
                        const SwTensor *result) {
  const SwShape *own = &tensor->layout.shape;
  SwReorder reorder = sw_reorder_none(own, own->ndim);
  for (int dim = 0; dim < own->ndim; dim++) {
    if (order) reorder.dim[dim].from = order[dim];
    if (chosen[reorder.dim[dim].from]) reorder.dim[dim].rule = SW_REORDER_REVERSE;
  }
  sw_record_reorder(call, tensor, &reorder, result);
}

static bool flip_result(SwCall *call, const SwTensor *tensor, const bool *chosen, SwValue *out) {
  SwTensor *result = NULL;
  if (!flipped(call, tensor, chosen, &result)) return false;
  record_flip(call, tensor, chosen, NULL, result);
  *out = sw_value_tensor(result);
  return true;
}

/* flip(dims...) */
bool sw_torch_flip(SwCall *call, SwValue *out) {
  SwTensor *tensor = sw_matched_tensor(call, 0);
  SwShape dims = {0};
  bool chosen[SW_MAX_DIMS] = {false};
  if (!sw_arg_sizes(call, 1, &dims)) return false;
  for (int i = 0; i < dims.ndim; i++) {
    int dim;
    if (!sw_wrap_dim(call->vm, SW_TORCH, dims.size[i], tensor->layout.shape.ndim, &dim))
      return false;
    if (chosen[dim]) return sw_raise(call->vm, SW_ERR_TORCH_DIM_TWICE, SW_INT(dim));
    chosen[dim] = true;
  }
  return flip_result(call, tensor, chosen, out);
}

/* flipud(), fliplr(): `detail` is the dim. */
bool sw_torch_flip_side(SwCall *call, SwValue *out) {
  SwTensor *tensor = sw_matched_tensor(call, 0);
  bool chosen[SW_MAX_DIMS] = {false};
  int dim = call->operation->detail;
  if (tensor->layout.shape.ndim <= dim)
    return sw_raise(call->vm, SW_ERR_TORCH_FLIP_DIMS, SW_INT(dim + 1));
  chosen[dim] = true;
  return flip_result(call, tensor, chosen, out);
}

/* Reads dims= of rot90: the rotation turns the first dim towards the second. */
static bool rotation_dims(SwCall *call, const SwTensor *tensor, int *first, int *second) {
  SwVm *vm = call->vm;
  SwShape dims = {.ndim = 2, .size = {0, 1}};
  int ndim = tensor->layout.shape.ndim;
  if (!sw_arg_missing(call, 2) && !sw_arg_sizes(call, 2, &dims)) return false;
  if (dims.ndim != 2) return sw_raise(vm, SW_ERR_TORCH_ROT90_COUNT, SW_INT(dims.ndim));
  if (ndim < 2) return sw_raise(vm, SW_ERR_TORCH_ROT90_DIMS, SW_INT(ndim));
  int64_t a = dims.size[0], b = dims.size[1];
  if (!sw_wrap_dim(vm, SW_TORCH, a, ndim, first) || !sw_wrap_dim(vm, SW_TORCH, b, ndim, second))
    return false;
  if (*first != *second) return true;
  return sw_raise(vm, SW_ERR_TORCH_ROT90_SAME, SW_INT(a), SW_INT(b));
}

/* rot90(k=1, dims=(0, 1)): quarter turns; each is a flip followed by a transpose. */
bool sw_torch_rot90(SwCall *call, SwValue *out) {
  SwTensor *tensor = sw_matched_tensor(call, 0), *result = NULL;
  int64_t turns = sw_matched_int(call, 1, 0);
  int first = 0, second = 0, order[SW_MAX_DIMS];
  bool chosen[SW_MAX_DIMS] = {false};
  if (!rotation_dims(call, tensor, &first, &second)) return false;
  turns &= 3; /* also right for negative numbers, in two's complement: -1 & 3 is 3 */
  if (turns == 0) {
    result = sw_tensor_copy(call->vm, tensor, tensor->dtype);
    if (!result) return false;
    *out = sw_value_tensor(result);
    return true;
  }
  chosen[first] = turns != 1;
  chosen[second] = turns != 3;
  if (!flipped(call, tensor, chosen, &result)) return false;
  for (int dim = 0; dim < tensor->layout.shape.ndim; dim++)
    order[dim] = dim == first ? second : dim == second ? first : dim;
  if (turns != 2) result->layout = sw_layout_permute(&result->layout, order);
  record_flip(call, tensor, chosen, turns != 2 ? order : NULL, result);
  *out = sw_value_tensor(result);
  return true;
}

/* Rolls one dim: elements pushed out at its end come back at its start. Built by joining the last
 * part and the first part. */
static SwTensor *rolled(SwCall *call, SwTensor *tensor, const SwLayout *own, int64_t shift,
                        int64_t wanted) {
  int dim;
  if (!sw_wrap_dim(call->vm, SW_TORCH, wanted, own->shape.ndim, &dim)) return NULL;
  int64_t size = own->shape.size[dim], start = -(shift % size);
  if (start < 0) start += size;
  SwJoinInput parts[2] = {{tensor, sw_layout_slice(own, dim, start, size - start, 1), NULL},
                          {tensor, sw_layout_slice(own, dim, 0, start, 1), NULL}};
  return sw_join_tensors(call, parts, 2, dim);
}

/* roll(shifts) without dims= rolls the elements in reading order, across the ends of rows: [[1, 2],
 * [3, 4]] rolled by 1 is [[4, 1], [2, 3]]. */
static SwTensor *rolled_flat(SwCall *call, const SwTensor *tensor, int64_t shift) {
  SwTensor *flat = sw_tensor_copy(call->vm, tensor, tensor->dtype);
  SwLayout line = {.shape = {1, {sw_tensor_size(tensor)}}, .stride = {1}};
  if (!flat || line.shape.size[0] == 0) return flat;
  SwTensor *result = rolled(call, flat, &line, shift, 0);
  if (result) result->layout = flat->layout;
  return result;
}

static SwTensor *rolled_dims(SwCall *call, SwTensor *tensor, const SwShape *shifts,
                             const SwShape *dims) {
  bool chosen[SW_MAX_DIMS] = {false};
  SwTensor *result = tensor;
  if (sw_tensor_size(tensor) == 0) {
    return flipped(call, tensor, chosen, &result) ? result : NULL;
  }
  if (tensor->layout.shape.ndim == 0) {
    (void)sw_raise(call->vm, SW_ERR_TORCH_DIM_0D, SW_INT(dims->size[0]));
    return NULL;
  }
  for (int i = 0; i < shifts->ndim && result; i++)
    result = rolled(call, result, &result->layout, shifts->size[i], dims->size[i]);
  return result;
}

static void record_roll(SwCall *call, const SwTensor *tensor, const SwShape *shifts,
                        const SwShape *dims, const SwTensor *result) {
  const SwShape *own = &tensor->layout.shape;
  bool flat = dims->ndim == 0;
  SwReorder reorder = flat ? sw_reorder_flat(SW_REORDER_KEEP, 0) : sw_reorder_none(own, own->ndim);
  if (flat) sw_reorder_roll(&reorder.dim[0], shifts->size[0], sw_tensor_size(tensor));
  for (int i = 0; i < dims->ndim && sw_tensor_size(tensor); i++) {
    int64_t dim = dims->size[i] < 0 ? dims->size[i] + own->ndim : dims->size[i];
    sw_reorder_roll(&reorder.dim[dim], shifts->size[i], own->size[dim]);
  }
  sw_record_reorder(call, tensor, &reorder, result);
}

/* roll(shifts, dims=()) */
bool sw_torch_roll(SwCall *call, SwValue *out) {
  SwTensor *tensor = sw_matched_tensor(call, 0);
  SwShape shifts = {0}, dims = {0};
  if (!sw_arg_sizes(call, 1, &shifts)) return false;
  if (!sw_arg_missing(call, 2) && !sw_arg_sizes(call, 2, &dims)) return false;
  if (shifts.ndim == 0) return sw_raise0(call->vm, SW_ERR_TORCH_ROLL_SHIFTS);
  bool flat = dims.ndim == 0 && shifts.ndim == 1;
  if (!flat && shifts.ndim != dims.ndim)
    return sw_raise(call->vm, SW_ERR_TORCH_ROLL_COUNT, SW_INT(shifts.ndim), SW_INT(dims.ndim));
  SwTensor *result =
      flat ? rolled_flat(call, tensor, shifts.size[0]) : rolled_dims(call, tensor, &shifts, &dims);
  if (!result) return false;
  record_roll(call, tensor, &shifts, &dims, result);
  *out = sw_value_tensor(result);
  return true;
}
