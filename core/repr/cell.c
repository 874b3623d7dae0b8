#include "repr/cell.h"

#include "repr/format_numpy.h"
#include "repr/format_torch.h"

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
