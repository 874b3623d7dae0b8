#include "ops/along_dim.h"

#include "call/arguments.h"
#include "runtime/tensors.h"

bool sw_arg_along_dim(SwCall *call, int i, const SwTensor *tensor, int *out) {
  int64_t dim = 0;
  *out = 0;
  (void)sw_arg_int(call, i, &dim); /* PyTorch's signatures take nothing else */
  return sw_wrap_dim(call->vm, tensor->dialect, dim, tensor->layout.shape.ndim, out);
}

bool sw_work_scan(SwVm *vm, const SwTensor *tensor, int dim) {
  int64_t numel = sw_tensor_size(tensor);
  int64_t size = tensor->layout.shape.ndim ? tensor->layout.shape.size[dim] : 1;
  return sw_work(vm, 2 * numel) && sw_work(vm, numel ? numel / size * SW_LINE_WORK : 0);
}

bool sw_along_dim_init(SwAlongDim *self, const SwLayout *layout, int dim) {
  *self = (SwAlongDim){.layout = *layout, .dim = dim};
  if (layout->shape.ndim == 0) self->layout = sw_layout_insert(layout, 0, 1);
  self->outer = self->layout.shape;
  self->size = self->layout.shape.size[dim];
  self->stride = self->layout.stride[dim];
  self->outer.size[dim] = 1;
  return !sw_shape_is_empty(&self->layout.shape);
}

bool sw_along_dim_next(SwAlongDim *self) {
  return sw_shape_advance(&self->outer, self->index);
}

int64_t sw_along_dim_address(const SwAlongDim *self, const SwLayout *layout) {
  return layout->shape.ndim ? sw_layout_address(layout, self->index) : layout->offset;
}

SwLayout sw_along_dim_line(const SwAlongDim *self, const SwLayout *layout) {
  return (SwLayout){.shape = {1, {self->size}},
                    .stride = {layout->shape.ndim ? layout->stride[self->dim] : 1},
                    .offset = sw_along_dim_address(self, layout)};
}
