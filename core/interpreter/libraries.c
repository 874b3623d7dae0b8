#include "interpreter/libraries.h"

#include "interpreter/dataclass.h"
#include "interpreter/einops.h"
#include "numpy/library.h"
#include "python/library.h"
#include "python/math_library.h"
#include "python/packages_library.h"
#include "torch/library.h"

static const SwLibrary operators;

#define SW_LIBRARY    operators
#define SW_OPERATIONS "interpreter/operators.def"
#include "call/operation_table.inc"

static const SwLibrary operators = {.name = "Python",
                                    .dialect = SW_TORCH,
                                    .operations = rows,
                                    .operation_count = sizeof rows / sizeof *rows};

const SwLibrary *const sw_libraries[] = {&sw_python, &sw_math,   &sw_packages,
                                         &sw_torch,  &sw_numpy,  &sw_dataclasses,
                                         &sw_einops, &operators, NULL};
