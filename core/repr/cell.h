/* One element alone, for figures. */
#ifndef SW_REPR_CELL_H
#define SW_REPR_CELL_H

#include "base/text.h"
#include "tensor/tensor.h"

/* One element alone, as it looks inside a printed tensor of its dtype, e.g. "2.", "0.5000", "True",
 * "7". For figures: short, without padding. */
void sw_repr_cell(SwDialect dialect, SwScalar value, SwText *out);
/* Padded to a width; of uint64 also what int64 does not hold. */
void sw_repr_integer(SwScalar value, int width, SwText *out);

#endif
