#include "repr/cell.h"

#include "repr/format_numpy.h"
#include "repr/format_torch.h"

void sw_repr_integer(SwScalar value, int width, SwText *out) {
  bool beyond = value.dtype == SW_UINT64 && value.as.integer < 0;
  uint64_t bits = (uint64_t)value.as.integer;
  sw_text_int_padded(out, beyond ? (int64_t)(bits / 10) : value.as.integer, width - beyond);
  if (beyond) sw_text_char(out, (char)('0' + bits % 10));
}

void sw_repr_cell(SwDialect dialect, SwScalar value, SwText *out) {
  if (dialect == SW_TORCH) {
    SwTorchFormat format = sw_torch_format(&sw_printing_torch, &value, 1, out);
    format.width = 0;
    sw_torch_format_put(&format, value, out);
  } else {
    SwNumpyFormat format = sw_numpy_format(&sw_printing_numpy, &value, 1, true);
    sw_numpy_format_put(&format, value, out);
  }
}
