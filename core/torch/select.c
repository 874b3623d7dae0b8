/* PyTorch's functions that choose elements by position: index_select, masked_select, take. */
#include "call/arguments.h"
#include "kernels/join.h"
#include "ops/advanced_index.h"
#include "ops/nonzero.h"
#include "ops/record_pick.h"
#include "runtime/record.h"
#include "runtime/tensors.h"
#include "tensor/broadcast.h"

static bool check_index(SwCall *call, const SwTensor *tensor, const SwTensor *index) {
  SwVm *vm = call->vm;
  bool whole = index->dtype == SW_INT64 || index->dtype == SW_INT32;
  int64_t count = sw_tensor_size(index);
  if (index->layout.shape.ndim > 1) return sw_raise0(vm, SW_ERR_TORCH_INDEX_SELECT_VECTOR);
  if (tensor->layout.shape.ndim == 0 && count != 1)
    return sw_raise(vm, SW_ERR_TORCH_INDEX_SELECT_SCALAR, SW_INT(count));
  if (!whole) return sw_raise0(vm, SW_ERR_TORCH_INDEX_SELECT_DTYPE);
  return true;
}

/* index_select(dim, index): slices along one dim, in the order of `index`. Always a copy. */
bool sw_torch_index_select(SwCall *call, SwValue *out) {
  SwTensor *tensor = sw_matched_tensor(call, 0), *index = sw_matched_tensor(call, 2);
  int64_t wanted = sw_matched_int(call, 1, 0), start = 0;
  int dim;
  SwShape shape = tensor->layout.shape;
  if (!sw_wrap_dim(call->vm, SW_TORCH, wanted, shape.ndim, &dim)) return false;
  if (!check_index(call, tensor, index)) return false;
  if (shape.ndim == 0) return sw_call_refuse(call);
  int64_t size = shape.size[dim], count = sw_tensor_size(index);
  int64_t step = index->layout.shape.ndim ? index->layout.stride[0] : 0;
  shape.size[dim] = count;
  SwTensor *result = sw_tensor_each(call->vm, SW_TORCH, tensor->dtype, &shape);
  if (!result || !sw_work(call->vm, count * SW_ITEM_WORK)) return false;
  SwOperand to = sw_tensor_operand(result);
  SwSelecting selecting;
  sw_record_select(call, tensor, dim, index, 2, true, &selecting);
  for (int64_t i = 0; i < sw_tensor_values(index); i++) {
    int64_t at = sw_scalar_integer(sw_tensor_load(index, index->layout.offset + i * step));
    bool inside = at >= 0 && at < size;
    if (!inside) sw_record_not_there(&selecting, i, at);
    if (!inside && shape.ndim > 1 && sw_tensor_size(tensor) == 0) return sw_call_refuse(call);
    if (!inside && dim != 1) return sw_raise0(call->vm, SW_ERR_TORCH_INDEX_SELECT_RANGE);
    if (!inside) return sw_raise(call->vm, SW_ERR_TORCH_INDEX_SELECT, SW_INT(at), SW_INT(size));
    SwLayout slice = sw_layout_slice(&tensor->layout, dim, at, 1, 1);
    SwOperand from = {tensor->dtype, &slice, tensor->storage->buffer->data, tensor->dialect};
    sw_join_write(&to, dim, &from, &start);
  }
  sw_record_selected(&selecting, result);
  *out = sw_value_tensor(result);
  return true;
}

/* The address, in elements, of element `number` in reading order. */
static int64_t address_of(const SwTensor *tensor, int64_t number) {
  int64_t entry[SW_MAX_DIMS];
  sw_shape_unravel(&tensor->layout.shape, number, entry);
  return sw_layout_address(&tensor->layout, entry);
}

/* take(index): indices into the tensor as if it were flattened. */
bool sw_torch_take(SwCall *call, SwValue *out) {
  SwTensor *tensor = sw_matched_tensor(call, 0), *index = sw_matched_tensor(call, 1);
  SwVm *vm = call->vm;
  int64_t numel = sw_tensor_size(tensor), count = sw_tensor_size(index);
  if (index->dtype != SW_INT64)
    return sw_raise(vm, SW_ERR_TORCH_TAKE_DTYPE, SW_STR(sw_dtype_legacy_name(index->dtype)));
  if (numel == 0 && count) return sw_raise0(vm, SW_ERR_TORCH_TAKE_EMPTY);
  SwTensor *result = sw_tensor_each(vm, SW_TORCH, tensor->dtype, &index->layout.shape);
  if (!result || !sw_work(vm, count * SW_ITEM_WORK)) return false;
  SwRecord *record = sw_record_take(call, tensor, index);
  for (int64_t i = 0; i < sw_tensor_values(result); i++) {
    int64_t at = sw_scalar_integer(sw_tensor_load(index, address_of(index, i)));
    if (at < -numel || at >= numel)
      return sw_raise(vm, SW_ERR_TORCH_TAKE, SW_INT(at), SW_INT(numel));
    SwScalar value = sw_tensor_load(tensor, address_of(tensor, at < 0 ? at + numel : at));
    sw_scalar_store(value, result->storage->buffer->data, i);
  }
  sw_record_picked(record, result);
  *out = sw_value_tensor(result);
  return true;
}

/* masked_select(mask): the tensor and the mask are broadcast, then the elements at True are taken
 * in reading order. The result always has one dim. */
bool sw_torch_masked_select(SwCall *call, SwValue *out) {
  SwTensor *tensor = sw_matched_tensor(call, 0), *mask = sw_matched_tensor(call, 1),
           *lines[SW_MAX_DIMS];
  SwShape shape = {0};
  SwMismatch mismatch = {0};
  int64_t numel = 0;
  SwVm *vm = call->vm;
  if (mask->dtype != SW_BOOL) return sw_raise0(vm, SW_ERR_TORCH_MASK_DTYPE);
  const SwShape *shapes[] = {&mask->layout.shape, &tensor->layout.shape};
  if (!sw_broadcast_shapes(shapes, 2, NULL, &shape, &mismatch)) {
    return sw_raise(vm, SW_ERR_TORCH_BROADCAST, SW_INT(mismatch.size_a), SW_INT(mismatch.size_b),
                    SW_INT(mismatch.dim));
  }
  if (!sw_shape_numel(&shape, &numel)) return sw_raise0(vm, SW_ERR_TORCH_NUMEL_OVERFLOW);
  if (!sw_work(vm, numel < INT64_MAX / 16 ? numel * 16 : INT64_MAX)) return false;
  SwTensor asked = *mask;
  asked.layout = sw_broadcast_layout(&mask->layout, &shape, SW_TORCH, 0, NULL);
  SwLayout read = sw_broadcast_layout(&tensor->layout, &shape, SW_TORCH, 1, NULL);
  if (!sw_nonzero(vm, &asked, lines)) return false;
  bool lone = shape.ndim == 0 && sw_tensor_load(mask, mask->layout.offset).as.integer;
  SwShape line = {1, {shape.ndim ? sw_tensor_size(lines[0]) : lone}};
  SwTensor *result = sw_tensor_each(vm, SW_TORCH, tensor->dtype, &line);
  if (!result) return false;
  SwRecord *record = sw_record_masked(call, tensor, mask, &shape, lines);
  for (int64_t i = 0; i < sw_tensor_values(result) && i < line.size[0]; i++) {
    int64_t entry[SW_MAX_DIMS];
    for (int dim = 0; dim < shape.ndim; dim++)
      entry[dim] = sw_nonzero_entry(lines[dim], i);
    sw_scalar_store(sw_tensor_load(tensor, sw_layout_address(&read, entry)),
                    result->storage->buffer->data, i);
  }
  sw_record_picked(record, result);
  *out = sw_value_tensor(result);
  return true;
}
