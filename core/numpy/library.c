#include "numpy/library.h"

#include "call/composed.h"
#include "kernels/reduce.h"
#include "numpy/composed.generated.inc"
#include "numpy/details.h"
#include "numpy/misfit.h"
#include "numpy/tensors.h"
#include "ops/details.h"
#include "ops/elementwise_call.h"

#define SW_LIBRARY    sw_numpy
#define SW_OPERATIONS "numpy/operations.def"
#include "call/operation_table.inc"

const SwLibrary sw_numpy = {.name = "NumPy",
                            .module = "numpy",
                            .dialect = SW_NUMPY,
                            .has_tensors = true,
                            .operations = rows,
                            .operation_count = sizeof rows / sizeof *rows,
                            .mismatch = sw_numpy_mismatch,
                            .foreign = sw_numpy_call_tensors};
