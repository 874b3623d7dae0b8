#include "tensor/order.h"

#include "tensor/result_layout.h"

char sw_order_settled(char order, const SwLayout *layout) {
  bool fortran = sw_layout_is_fortran(layout) && !sw_layout_is_contiguous(layout);
  return order != 'A' ? order : fortran ? 'F' : 'C';
}

void sw_layout_ordered(const SwLayout *from, char order, SwLayout *out) {
  int by_stride[SW_MAX_DIMS];
  if (sw_shape_is_empty(&from->shape)) {
    *out = sw_result_layout(SW_NUMPY, &from->shape, 0, NULL); /* nothing to order */
    return;
  }
  order = sw_order_settled(order, from);
  bool fortran = order == 'F' ||
                 (order == 'K' && !sw_layout_is_contiguous(from) && sw_layout_is_fortran(from));
  if (fortran || order == 'C' || sw_layout_is_contiguous(from)) {
    (void)(fortran ? sw_layout_fortran : sw_layout_contiguous)(&from->shape, out);
    return;
  }
  sw_layout_by_stride(from, by_stride);
  SwLayout sorted = sw_layout_permute(from, by_stride), dense;
  (void)sw_layout_contiguous(&sorted.shape, &dense);
  *out = (SwLayout){.shape = from->shape};
  for (int i = 0; i < from->shape.ndim; i++)
    out->stride[by_stride[i]] = dense.stride[i];
}
