/* One element alone, as the cells of figures show it. */
#ifndef SW_REPR_CELL_H
#define SW_REPR_CELL_H

#include "base/text.h"
#include "tensor/tensor.h"

/* Appends one element as a printed tensor of its dtype shows it, without padding: "2.", "0.5000",
 * "True", "7". */
void sw_repr_cell(SwDialect dialect, SwScalar value, SwText *out);
/* Appends an integer, right-aligned in `width` columns; a uint64 beyond int64, too. */
void sw_repr_integer(SwScalar value, int width, SwText *out);

#endif
