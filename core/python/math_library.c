#include "python/math_library.h"

#include "call/call.h"
#include "python/details.h"

#define SW_LIBRARY    sw_math
#define SW_OPERATIONS "python/math.def"
#include "call/operation_table.inc"

const SwLibrary sw_math = {.name = "Python",
                           .module = "math",
                           .dialect = SW_TORCH,
                           .operations = rows,
                           .operation_count = sizeof rows / sizeof *rows};
