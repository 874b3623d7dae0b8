/* PyTorch: elements chosen by position, as functions: index_select, masked_select, take. */
#include "lang/advanced_index.h"
#include "tensor/broadcast.h"
#include "tensor/join.h"

static bool check_index(SwCall *call, const SwTensor *tensor, const SwTensor *index) {
  SwVm *vm = call->vm;
  bool whole = index->dtype == SW_INT64 || index->dtype == SW_INT32;
  int64_t count = sw_tensor_size(index);
  if (index->layout.shape.ndim > 1) return sw_raise0(vm, SW_ERR_TORCH_INDEX_SELECT_VECTOR);
  if (!whole) return sw_raise0(vm, SW_ERR_TORCH_INDEX_SELECT_DTYPE);
  if (tensor->layout.shape.ndim == 0 && count != 1)
    return sw_raise(vm, SW_ERR_TORCH_INDEX_SELECT_SCALAR, SW_INT(count));
  return true;
}

/* Told as input[..., index, :, :], with `dim` dims before the index. */
static void tell_select(SwCall *call, const SwTensor *tensor, int dim, SwTensor *index,
                        const SwTensor *result) {
  SwIndex brackets = {.count = 2, .dims = tensor->layout.shape.ndim - dim, .is_advanced = true};
  SwIndexWalk walk;
  SwAdvanced advanced;
  brackets.at[0].kind = SW_INDEX_ELLIPSIS;
  brackets.at[1] = (SwIndexItem){.kind = SW_INDEX_ARRAY, .array = index};
  if (index->layout.shape.ndim != 1 || !sw_index_walk(call, tensor, &brackets, &walk) ||
      !sw_advanced_make(call, tensor, &walk, &advanced))
    return;
  SwRecord *record = sw_record_index(call, tensor, &brackets, &walk, &advanced);
  if (record && call->nodes[2]) record->operand[1].span = call->nodes[2]->span;
  sw_record_indexed(record, &walk, &advanced, result);
  sw_advanced_free(&advanced);
}

/* index_select(dim, index): slices along one dim, in the order of the index; always a copy. */
bool sw_torch_index_select(SwCall *call, SwValue *out) {
  SwTensor *tensor = NULL, *index = NULL;
  int64_t wanted = 0, start = 0;
  int dim = 0;
  if (!sw_arg_tensor(call, 0, &tensor) || !sw_arg_int(call, 1, &wanted)) return false;
  SwShape shape = tensor->layout.shape;
  if (!sw_arg_tensor(call, 2, &index)) return false;
  if (!sw_wrap_dim(call->vm, SW_TORCH, wanted, shape.ndim, &dim)) return false;
  if (!check_index(call, tensor, index)) return false;
  if (shape.ndim == 0) return sw_call_refuse(call);
  int64_t size = shape.size[dim], count = sw_tensor_size(index);
  int64_t step = index->layout.shape.ndim ? index->layout.stride[0] : 0;
  shape.size[dim] = count;
  SwTensor *result = sw_tensor_new(call->vm, SW_TORCH, tensor->dtype, &shape);
  if (!result || !sw_work(call->vm, count * SW_ITEM_WORK)) return false;
  SwOperand to = sw_tensor_operand(result);
  for (int64_t i = 0; i < count; i++) {
    int64_t at = sw_scalar_integer(sw_tensor_load(index, index->layout.offset + i * step));
    bool inside = at >= 0 && at < size;
    if (!inside && shape.ndim > 1 && sw_tensor_size(tensor) == 0) return sw_call_refuse(call);
    if (!inside && dim != 1) return sw_raise0(call->vm, SW_ERR_TORCH_INDEX_SELECT_RANGE);
    if (!inside) return sw_raise(call->vm, SW_ERR_TORCH_INDEX_SELECT, SW_INT(at), SW_INT(size));
    SwLayout slice = sw_layout_slice(&tensor->layout, dim, at, 1, 1);
    SwOperand from = {tensor->dtype, &slice, tensor->storage->buffer->data};
    sw_join_write(&to, dim, &from, &start);
  }
  tell_select(call, tensor, dim, index, result);
  *out = sw_value_tensor(result);
  return true;
}

/* Where element `number` of the reading order lies. */
static int64_t address_of(const SwTensor *tensor, int64_t number) {
  int64_t entry[SW_MAX_DIMS];
  sw_shape_unravel(&tensor->layout.shape, number, entry);
  return sw_layout_address(&tensor->layout, entry);
}

/* take(index): the tensor counts as if it had one dim. */
bool sw_torch_take(SwCall *call, SwValue *out) {
  SwTensor *tensor = NULL, *index = NULL;
  if (!sw_arg_tensor(call, 0, &tensor) || !sw_arg_tensor(call, 1, &index)) return false;
  SwVm *vm = call->vm;
  int64_t numel = sw_tensor_size(tensor), count = sw_tensor_size(index);
  if (index->dtype != SW_INT64)
    return sw_raise(vm, SW_ERR_TORCH_TAKE_DTYPE, SW_STR(sw_dtype_legacy_name(index->dtype)));
  if (numel == 0 && count) return sw_raise0(vm, SW_ERR_TORCH_TAKE_EMPTY);
  SwTensor *result = sw_tensor_new(vm, SW_TORCH, tensor->dtype, &index->layout.shape);
  if (!result || !sw_work(vm, count * SW_ITEM_WORK)) return false;
  for (int64_t i = 0; i < count; i++) {
    int64_t at = sw_scalar_integer(sw_tensor_load(index, address_of(index, i)));
    if (at < -numel || at >= numel)
      return sw_raise(vm, SW_ERR_TORCH_TAKE, SW_INT(at), SW_INT(numel));
    SwScalar value = sw_tensor_load(tensor, address_of(tensor, at < 0 ? at + numel : at));
    sw_scalar_store(value, result->storage->buffer->data, i);
  }
  *out = sw_value_tensor(result);
  return true;
}

/* How many elements of a mask, read under `layout`, are true. */
static int64_t count_true(const SwTensor *mask, const SwLayout *layout, int64_t numel) {
  int64_t count = 0, entry[SW_MAX_DIMS] = {0};
  for (int64_t i = 0; i < numel; i++) {
    count += sw_tensor_load(mask, sw_layout_address(layout, entry)).as.integer != 0;
    (void)sw_shape_advance(&layout->shape, entry);
  }
  return count;
}

/* masked_select(mask): the two broadcast together, and what is true taken in reading order. */
bool sw_torch_masked_select(SwCall *call, SwValue *out) {
  SwTensor *tensor = NULL, *mask = NULL;
  SwShape shape = {0};
  SwMismatch mismatch = {0};
  int64_t numel = 0, entry[SW_MAX_DIMS] = {0}, at = 0;
  if (!sw_arg_tensor(call, 0, &tensor) || !sw_arg_tensor(call, 1, &mask)) return false;
  SwVm *vm = call->vm;
  if (mask->dtype != SW_BOOL) return sw_raise0(vm, SW_ERR_TORCH_MASK_DTYPE);
  const SwShape *shapes[] = {&mask->layout.shape, &tensor->layout.shape};
  if (!sw_broadcast_shapes(shapes, 2, NULL, &shape, &mismatch)) {
    return sw_raise(vm, SW_ERR_TORCH_BROADCAST, SW_INT(mismatch.size_a), SW_INT(mismatch.size_b),
                    SW_INT(mismatch.dim));
  }
  if (!sw_shape_numel(&shape, &numel)) return sw_raise0(vm, SW_ERR_TORCH_NUMEL_OVERFLOW);
  if (!sw_work(vm, numel < INT64_MAX / 16 ? numel * 16 : INT64_MAX)) return false;
  SwLayout asked = sw_broadcast_layout(&mask->layout, &shape, SW_TORCH, 0, NULL);
  SwLayout read = sw_broadcast_layout(&tensor->layout, &shape, SW_TORCH, 1, NULL);
  SwShape line = {1, {count_true(mask, &asked, numel)}};
  SwTensor *result = sw_tensor_new(vm, SW_TORCH, tensor->dtype, &line);
  if (!result) return false;
  for (int64_t i = 0; i < numel; i++) {
    if (sw_tensor_load(mask, sw_layout_address(&asked, entry)).as.integer) {
      SwScalar value = sw_tensor_load(tensor, sw_layout_address(&read, entry));
      sw_scalar_store(value, result->storage->buffer->data, at++);
    }
    (void)sw_shape_advance(&shape, entry);
  }
  *out = sw_value_tensor(result);
  return true;
}
