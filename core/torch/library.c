#include "torch/library.h"

#include "kernels/reduce.h"
#include "ops/details.h"
#include "ops/elementwise_call.h"
#include "ops/view_call.h"
#include "torch/composed.generated.inc"
#include "torch/details.h"
#include "torch/type_error.h"

#define SW_LIBRARY    sw_torch
#define SW_OPERATIONS "torch/operations.def"
#include "call/operation_table.inc"

const SwLibrary sw_torch = {.name = "PyTorch",
                            .module = "torch",
                            .dialect = SW_TORCH,
                            .has_tensors = true,
                            .operations = rows,
                            .operation_count = sizeof rows / sizeof *rows,
                            .check = sw_torch_type_check};
