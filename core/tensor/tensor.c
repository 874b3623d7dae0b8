#include "tensor/tensor.h"

int64_t sw_tensor_size(const SwTensor *self) {
  int64_t numel = 0;
  (void)sw_shape_numel(&self->layout.shape, &numel);
  return numel;
}
