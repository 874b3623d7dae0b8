#include "lang/nonzero.h"

static bool is_true(const SwTensor *tensor, const int64_t *index) {
  return sw_scalar_double(sw_tensor_load(tensor, sw_layout_address(&tensor->layout, index))) != 0;
}

static int64_t count_true(const SwTensor *tensor) {
  int64_t index[SW_MAX_DIMS] = {0}, count = 0, numel = sw_tensor_size(tensor);
  for (int64_t i = 0; i < numel; i++) {
    count += is_true(tensor, index);
    (void)sw_shape_advance(&tensor->layout.shape, index);
  }
  return count;
}

bool sw_nonzero(SwVm *vm, const SwTensor *tensor, SwTensor **lines) {
  const SwShape *shape = &tensor->layout.shape;
  int64_t index[SW_MAX_DIMS] = {0}, at = 0, numel = sw_tensor_size(tensor);
  if (!sw_work(vm, numel)) return false;
  SwShape line = {1, {count_true(tensor)}};
  for (int dim = 0; dim < shape->ndim; dim++) {
    if (!(lines[dim] = sw_tensor_new(vm, tensor->dialect, SW_INT64, &line))) return false;
  }
  for (int64_t i = 0; i < numel; i++) {
    bool truth = is_true(tensor, index);
    for (int dim = 0; truth && dim < shape->ndim; dim++) {
      sw_scalar_store(sw_scalar_int(SW_INT64, index[dim]), lines[dim]->storage->buffer->data, at);
    }
    at += truth;
    (void)sw_shape_advance(shape, index);
  }
  return true;
}
