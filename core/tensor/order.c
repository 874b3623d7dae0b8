#include "tensor/order.h"

#include "tensor/result_layout.h"

char sw_order_settled(char order, const SwLayout *layout) {
  bool fortran = sw_layout_is_fortran(layout) && !sw_layout_is_contiguous(layout);
  return order != 'A' ? order : fortran ? 'F' : 'C';
}

bool sw_layout_ordered(const SwLayout *from, char order, SwLayout *out) {
  int by_stride[SW_MAX_DIMS];
  int64_t numel = 0;
  if (sw_shape_numel(&from->shape, &numel) && numel == 0) {
    *out = sw_result_layout(SW_NUMPY, &from->shape, 0, NULL); /* nothing to order */
    return true;
  }
  order = sw_order_settled(order, from);
  bool fortran = order == 'F' ||
                 (order == 'K' && !sw_layout_is_contiguous(from) && sw_layout_is_fortran(from));
  if (fortran) return sw_layout_fortran(&from->shape, out);
  if (order == 'C' || sw_layout_is_contiguous(from)) return sw_layout_contiguous(&from->shape, out);
  sw_layout_by_stride(from, by_stride);
  SwLayout sorted = sw_layout_permute(from, by_stride), dense;
  if (!sw_layout_contiguous(&sorted.shape, &dense)) return false;
  *out = (SwLayout){.shape = from->shape};
  for (int i = 0; i < from->shape.ndim; i++)
    out->stride[by_stride[i]] = dense.stride[i];
  return true;
}
